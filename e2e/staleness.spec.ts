import { staticPageNames } from '@kariera/shared/contracts/staticPages'
import { type APIRequestContext } from 'playwright/test'
import sharp from 'sharp'
import { changedFields, drawing } from './changedFields.ts'
import { ApiClient, bodyOf, type Saved } from './apiClient.ts'
import { test } from './journey.ts'
import { administrator } from './system.ts'
import { Freshness } from './freshness.ts'
import { liveArticles } from './publication.ts'
import { putUpSmallPublication } from './smallPublication.ts'

/**
 * Invariant 2, from the editor's side: after any change, no page differs from a fresh full render. Changes made
 * together cannot hide each other: they affect different pages, or exactly the same ones.
 */
const run = Date.now().toString(36)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const live = { _status: 'published' }

// Each step renders all pages anew to compare them.
test.describe.configure({ timeout: 180_000 })

// Each worker runs on a separate system, which is empty; with `--long` it has the demo, and each page of the demo is
// compared too.
let isPutUp = false
test.beforeAll(async ({ request }) => {
  if (!isPutUp) await putUpSmallPublication(request)
  isPutUp = true
})

async function picture(api: ApiClient, background: string): Promise<number> {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  const { id } = await api.upload(await image.png().toBuffer(), { alt: background, author: run })
  return id
}

/** One step for each changed field, except groups of fields that are changed together. */
function stepsOf(changes: Record<string, object>, groups: string[][] = []): [string, object][] {
  const grouped = new Set(groups.flat())
  const single = Object.keys(changes).filter((field) => !grouped.has(field))
  return [...single.map((field) => [field]), ...groups].map((fields) => [
    fields.join(', '),
    Object.assign({}, ...fields.map((field) => changes[field])),
  ])
}

test('invariant 2: no change of an article leaves a stale page', async ({ request }) => {
  const api = await ApiClient.open(request)
  const fresh = new Freshness(request)
  const made = { value: `Друга ${run}`, order: 50 }
  const { id: category } = await api.change<Saved>('post', '/categories', made)
  const { id: hashtag } = await api.change<Saved>('post', '/hashtags', { value: `етикет ${run}` })
  const body = bodyOf(`Друг текст ${run}`, await picture(api, '#00aa33'))
  const main = await picture(api, '#aa3300')
  const { _status, deletedAt, ...changes } = changedFields.articles({
    ...{ category, hashtag, picture: main, body, run },
  })
  const { id } = await fresh.after('publish', () => api.write(`Остаряла ли е ${run}`))
  // One event covers all of these fields, by the article's own tag; each of the other fields invalidates something else
  // too.
  const own = ['accent', 'body', 'youtubeEmbed', 'entityName']
  const links = Object.keys(changes).filter((field) => field.endsWith('Link'))
  for (const [field, data] of stepsOf(changes, [[...own, ...links]])) {
    await fresh.after(`articles: ${field}`, () => api.update(id, { ...live, ...data }))
  }
  await fresh.after('articles: _status', () => api.update(id, _status))
  await fresh.after('published again', () => api.update(id, live))
  await fresh.after('articles: deletedAt', () => api.update(id, deletedAt))
  await fresh.after('restored', () => api.update(id, { deletedAt: null, ...live }))
  await fresh.after('gone, with its category', async () => {
    await api.update(id, { ...live, category: await otherCategory(request, category) })
    await api.update(id, deletedAt)
    await api.change('delete', `/categories/${category}`)
  })
})

test('invariant 2: no move of an article leaves a stale page', async ({ request }) => {
  const api = await ApiClient.open(request)
  const fresh = new Freshness(request)
  const moved = (await liveArticles(request)).at(7)
  if (!moved) throw new Error('The publication has too few articles.')
  const change = (data: object) => () => api.update(moved.id, { ...live, ...data })
  const { title, datePublished, category } = moved
  await fresh.after('another title', change({ title: `${title} – ${run}` }))
  await fresh.after('the former title again', change({ title }))
  await fresh.after('the other title again', change({ title: `${title} – ${run}` }))
  await fresh.after('another month', change({ datePublished: inDays(-100) }))
  await fresh.after('another place in its month', change({ datePublished: inDays(-101) }))
  await fresh.after('into the future', change({ datePublished: inDays(100) }))
  await fresh.after('and back', change({ datePublished }))
  const others = (await liveArticles(request)).map((article) => article.category)
  const other = others.find(({ id }) => id !== category.id)
  await fresh.after('another category', change({ category: other?.id }))
  await fresh.after('and back to its own', change({ category: category.id }))
  await fresh.after('a draft over it changes nothing', () =>
    api
      .update(moved.id, { title: 'Чернова', _status: 'draft' })
      .then(() => api.update(moved.id, { title, ...live })),
  )
})

test('invariant 2: no change of what articles refer to leaves a stale page', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  const fresh = new Freshness(request)
  const main = await picture(api, '#112233')
  const inText = await picture(api, '#332211')
  const account = { email: `avtor-${run}@example.com`, password: `long enough ${run}` }
  const someone = { ...account, name: 'Автор', role: 'author' }
  const author = await api.change<Saved>('post', '/users', someone)
  const named = await fresh.after('a new category and hashtag', async () => {
    const value = `Нова ${run}`
    const made = await api.change<Saved>('post', '/categories', { value, order: 2.5 })
    const tag = await api.change<Saved>('post', '/hashtags', { value: `хаштаг ${run}` })
    return { category: made.id, hashtag: tag.id }
  })
  const { category, hashtag } = named
  // The articles are in different categories, so that neither shows the picture of the other.
  const articles = await fresh.after('articles with all of them', async () => {
    const asAuthor = await ApiClient.open(request, account)
    const pictureCrop = { x: 0, y: 50, width: 750, height: 500 }
    const about = { hashtags: [hashtag], picture: main, pictureCrop, category }
    const first = await asAuthor.write(`Първа ${run}`, about)
    const data = { hashtags: [hashtag], body: bodyOf('Текст със снимка.', inText) }
    return [first, await asAuthor.write(`Втора ${run}`, data)]
  })
  for (const [field, data] of stepsOf(changedFields.media(run), [['focalX', 'focalY']])) {
    await fresh.after(`media: ${field}`, async () => {
      for (const id of [main, inText]) await api.change('patch', `/media/${id}`, data)
    })
  }
  await fresh.after('another file in place of a picture', async () => {
    const image = sharp({ create: { width: 800, height: 800, channels: 3, background: '#fff' } })
    const buffer = await image.png().toBuffer()
    for (const id of [main, inText]) await api.upload(buffer, {}, id)
  })
  const users = stepsOf(changedFields.users(run), [Object.keys(changedFields.users(run))])
  for (const [field, data] of users) {
    await fresh.after(`users: ${field}`, () =>
      api.change('patch', `/users/${author.id}`, {
        ...data,
        presentPassword: administrator.password,
      }),
    )
  }
  for (const [field, data] of stepsOf(changedFields.hashtags(run))) {
    await fresh.after(`hashtags: ${field}`, () => api.change('patch', `/hashtags/${hashtag}`, data))
  }
  for (const [field, data] of stepsOf(changedFields.categories(run))) {
    await fresh.after(`categories: ${field}`, () =>
      api.change('patch', `/categories/${category}`, data),
    )
  }
  await fresh.after('a hashtag is deleted', () => api.change('delete', `/hashtags/${hashtag}`))
  await fresh.after('its articles leave a category', async () => {
    const elsewhere = await otherCategory(request, category)
    for (const { id } of articles) await api.update(id, { ...live, category: elsewhere })
  })
  await fresh.after('an empty category is deleted', () =>
    api.change('delete', `/categories/${category}`),
  )
})

test('invariant 2: no change of the settings leaves a stale page', async ({ request }) => {
  const api = await ApiClient.open(request)
  const fresh = new Freshness(request)
  const former: Record<string, unknown> = await api.readSettings()
  const { id: logo } = await api.uploadTo('logos', await drawn('#187bcd'))
  const article = (await liveArticles(request)).at(-1)!.id
  const settings = changedFields['site-settings']({ run, logo, article })
  const { siteName, messengerGroups, selectedLogo, selectedLogoDark, ...rest } = settings
  const { homeMessage, leadStory, ...others } = rest
  await fresh.after('settings: both logos', () =>
    api.settings({ ...selectedLogo, ...selectedLogoDark }),
  )
  // Settings that only home shows.
  await fresh.after('settings: homeMessage', () => api.settings(homeMessage))
  await fresh.after('settings: leadStory', () => api.settings(leadStory))
  await fresh.after('the chosen logo is deleted', () => api.change('delete', `/logos/${logo}`))
  await fresh.after('settings: siteName', () => api.settings(siteName))
  await fresh.after('settings: messengerGroups', () => api.settings(messengerGroups))
  // One event covers all of them and invalidates nothing else.
  for (const [field, data] of stepsOf(others, [Object.keys(others)])) {
    await fresh.after(`settings: ${field}`, () => api.settings(data))
  }
  const [group] = messengerGroups.messengerGroups
  await fresh.after('a group less', () => api.settings({ messengerGroups: [group] }))
  // Restores the settings for other tests.
  await fresh.after('settings as they were', () => {
    const fields = Object.keys(settings)
    const known = fields.filter((field) => field in former)
    return api.settings(Object.fromEntries(known.map((field) => [field, former[field]])))
  })
})

test('invariant 2: no change of what is arranged on home leaves a stale page', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  const fresh = new Freshness(request)
  const [first, second] = await fresh.after('two paid articles', async () => [
    await api.write(`Наредена ${run}`, { paid: true }),
    await api.write(`Пренаредена ${run}`, { paid: true }),
  ])
  const positions = await Promise.all(['home_header', 'home_middle'].map(positionOf(request)))
  const [from = 0, to = 0] = positions
  const { id: file } = await api.uploadTo('banner-files', await drawn('#aa0000'))
  const known = { article: second.id, position: to, file, logo: 0, run }
  const article = first.id
  const oldest = '2001-01-01T00:00:00.000Z'
  const made = {
    'carousel-articles': { article },
    'paid-order': { article, orderValue: 1 },
    quotes: { quoteText: `Цитат ${run}`, author: 'Автор', ...live },
    banners: { position: from, svgContent: drawing('#00a'), createdAt: oldest, active: true },
  }
  for (const slug of ['carousel-articles', 'paid-order', 'quotes', 'banners'] as const) {
    const { id } = await fresh.after(`${slug}: made`, () =>
      api.change<Saved>('post', `/${slug}`, made[slug]),
    )
    for (const [field, data] of stepsOf(changedFields[slug](known))) {
      const status = slug === 'quotes' ? live : {}
      const path = `/${slug}/${id}?trash=true`
      await fresh.after(`${slug}: ${field}`, () =>
        api.change('patch', path, { ...status, ...data }),
      )
    }
    const isKept = slug === 'quotes' || slug === 'banners'
    if (!isKept) {
      await fresh.after(`${slug}: deleted`, () => api.change('delete', `/${slug}/${id}`))
    }
  }
  await fresh.after('paid articles in another order', () =>
    api.change('post', '/paid-order/reorder', { order: [known.article, article] }),
  )
  const former = await request.get(`/api/banner-positions/${from}?depth=0`)
  const { dropdownName, width, height } = await former.json()
  for (const [field, data] of stepsOf(changedFields['banner-positions'](run))) {
    await fresh.after(`banner-positions: ${field}`, () =>
      api.change('patch', `/banner-positions/${from}`, data),
    )
  }
  await fresh.after('all as it was', async () => {
    await api.change('patch', `/banner-positions/${from}`, { dropdownName, width, height })
    for (const one of [first, second]) await api.update(one.id, { deletedAt: inDays(0) })
  })
})

test('invariant 2: no change of a service leaves a stale page', async ({ request }) => {
  const api = await ApiClient.open(request)
  const fresh = new Freshness(request)
  const form = [{ type: 'text', label: 'Име' }]
  const made = { title: `Услуга ${run}`, description: 'Накратко', body: bodyOf('Текст.'), form }
  const { id } = await fresh.after('services: made', () =>
    api.change<Saved>('post', '/services', made),
  )
  const body = bodyOf(`Друг текст ${run}`, await picture(api, '#0000aa'))
  const change = (data: object) => () => api.change('patch', `/services/${id}?trash=true`, data)
  for (const [field, data] of stepsOf(changedFields.services({ body, run }))) {
    await fresh.after(`services: ${field}`, change(data))
  }
  await fresh.after('restored', change({ deletedAt: null }))
  await fresh.after('its former title again', change({ title: made.title }))
  await fresh.after('a field of its form less', change({ form: [] }))
  await fresh.after('gone', change({ deletedAt: inDays(0) }))
})

test('invariant 2: no change of an employer leaves a stale page', async ({ request }) => {
  const api = await ApiClient.open(request)
  const fresh = new Freshness(request)
  const [first, draft] = await fresh.after('two articles', async () => [
    await api.write(`За работодателя ${run}`),
    await api.write(`Чернова за работодателя ${run}`, { _status: 'draft' }),
  ])
  const articles = [draft.id, first.id]
  const { id: logo } = await api.uploadTo('employer-logos', await drawn('#0a0'))
  const slug = `rabotodatel-${run}`
  const { id } = await fresh.after('employers: made', () =>
    api.change<Saved>('post', '/employers', { slug, articles: [first.id] }),
  )
  const change = (data: object) => () => api.change('patch', `/employers/${id}?trash=true`, data)
  const changes = changedFields.employers({ articles, logo, run })
  // One event covers all of them and invalidates nothing else.
  const links = Object.keys(changes).filter(
    (field) => !['slug', 'articles', 'logo', 'deletedAt'].includes(field),
  )
  for (const [field, data] of stepsOf(changes, [links])) {
    await fresh.after(`employers: ${field}`, change(data))
  }
  await fresh.after('restored', change({ deletedAt: null }))
  await fresh.after('its former slug again', change({ slug }))
  await fresh.after('its draft appears', () => api.update(draft.id, live))
  await fresh.after('its articles in another order', change({ articles: articles.toReversed() }))
  await fresh.after('its logo is deleted', () => api.change('delete', `/employer-logos/${logo}`))
  await fresh.after('one of its articles goes', () =>
    api.update(first.id, { deletedAt: inDays(0) }),
  )
  await fresh.after('gone', change({ deletedAt: inDays(0) }))
  await fresh.after('another one at its address', () =>
    api.change<Saved>('post', '/employers', { slug, website: `https://drug-${run}.example` }),
  )
  await api.update(draft.id, { deletedAt: inDays(0) })
})

test('invariant 2: no change of the pages that editors write leaves a stale page', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  const fresh = new Freshness(request)
  const shown = await picture(api, '#445566')
  const known = { body: bodyOf(`Друг текст ${run}`, shown), picture: shown }
  // Each text has its own page, so changes made together cannot hide each other.
  const pages = await Promise.all(
    staticPageNames.map(async (name) => {
      const changes: Record<string, object> = changedFields[name](known)
      const answer = await request.get(`/api/globals/${name}?depth=0`)
      const former: Record<string, unknown> = await answer.json()
      const fields = Object.keys(changes)
      const nothing = Object.fromEntries(fields.map((field) => [field, null]))
      const before = Object.fromEntries(fields.map((field) => [field, former[field] ?? null]))
      return { name, changes, nothing, before }
    }),
  )
  type Change = (page: (typeof pages)[number]) => object
  const changeAll = (data: Change) => async () => {
    for (const page of pages) await api.change('post', `/globals/${page.name}`, data(page))
  }
  await fresh.after(
    'static pages: each field',
    changeAll(({ changes }) => Object.assign({}, ...Object.values(changes))),
  )
  await fresh.after(
    'static pages: emptied',
    changeAll(({ nothing }) => nothing),
  )
  await fresh.after(
    'static pages: as they were',
    changeAll(({ before }) => before),
  )
})

test('invariant 2: no change of the section leaves a stale page', async ({ request }) => {
  const api = await ApiClient.open(request)
  const fresh = new Freshness(request)
  const made = (data: object) => () => api.change<Saved>('post', '/pages', data)
  const { id: top } = await fresh.after('a page', made({ title: `Горе ${run}` }))
  const { id: other } = await fresh.after('another one', made({ title: `Встрани ${run}` }))
  const { id } = await fresh.after('a page below', made({ title: `Долу ${run}`, parent: top }))
  const deepest = { title: `Най-долу ${run}`, parent: id }
  const { id: below } = await fresh.after('a page below that', made(deepest))
  const body = bodyOf(`Друг текст ${run}`, await picture(api, '#00aaaa'))
  const changes = changedFields.pages({ body, parent: other, run })
  for (const [field, data] of stepsOf(changes)) {
    await fresh.after(`pages: ${field}`, () => api.change('patch', `/pages/${id}`, data))
  }
  await fresh.after('back below the first', () =>
    api.change('patch', `/pages/${id}`, { parent: top }),
  )
  for (const gone of [below, id, other, top]) {
    await fresh.after('a page goes', () => api.change('delete', `/pages/${gone}`))
  }
})

test('invariant 2: no change of a template of quotes is anything to readers', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  const fresh = new Freshness(request)
  const [former] = await api.list<Saved>('/quote-templates?where[isDefault][equals]=true&depth=0')
  const { id } = await api.change<Saved>('post', '/quote-templates', { name: `Шаблон ${run}` })
  const { deletedAt, ...changes } = changedFields['quote-templates'](run)
  await fresh.after('quote-templates: all of it', async () => {
    for (const [, data] of stepsOf(changes)) {
      await api.change('patch', `/quote-templates/${id}`, data)
    }
    await api.change('patch', `/quote-templates/${former!.id}`, { isDefault: true })
    await api.change('patch', `/quote-templates/${id}`, deletedAt)
  })
})

/** The id of a position of banners. */
const positionOf = (request: APIRequestContext) => async (name: string) => {
  const answer = await request.get(
    `/api/banner-positions?depth=0&where[bannerPosition][equals]=${name}`,
  )
  return Number((await answer.json()).docs[0].id)
}

async function drawn(background: string): Promise<Buffer> {
  const image = sharp({ create: { width: 400, height: 100, channels: 3, background } })
  return image.png().toBuffer()
}

async function otherCategory(request: APIRequestContext, than: number): Promise<number> {
  const others = `where[id][not_equals]=${than}`
  const answer = await request.get(`/api/categories?limit=1&depth=0&${others}`)
  return (await answer.json()).docs[0].id
}
