import { randomUUID } from 'node:crypto'
import type { Article } from '@kariera/shared/payload-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone } from '../../testing/rest.ts'
import { bodyOf } from '../../testing/text.ts'

type Call = Awaited<ReturnType<typeof restAs>>

let newsroom: TestNewsroom
let asEditor: Call
let asAuthor: Call
let asEditorInBulgarian: Call

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  asAuthor = await restAs(newsroom, 'author')
  asEditorInBulgarian = await restAs(newsroom, 'editor', 'bg')
})
afterAll(() => newsroom.close())

function valid(data: object = {}): object {
  const { categoryId: category } = newsroom
  return { title: 'Заглавие', body: bodyOf('Текст'), category, _status: 'published', ...data }
}

async function countArticles(): Promise<number> {
  const { totalDocs } = await newsroom.payload.count({ collection: 'articles' })
  return totalDocs
}

/** Creates an article as somebody, and returns it. */
async function created(call: Call, data: object = {}): Promise<Article> {
  const answer = await call('POST', '/articles?depth=0', valid(data))
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).doc
}

/** What an article may not be published with, and what is said of it. */
const faults: [string, object, string, string][] = [
  ['no title', { title: ' ' }, 'Title is required', 'Заглавието е задължително'],
  ['no text', { body: bodyOf('') }, 'Content is required', 'Съдържанието е задължително'],
  ['no body at all', { body: null }, 'Content is required', 'Съдържанието е задължително'],
  ['an accent of 551', { accent: 'я'.repeat(551) }, 'may have 550 characters', 'до 550 знака'],
  ['an unknown category', { category: 999_999 }, 'does not exist', 'вече не съществува'],
  ['an unknown picture', { picture: 999_999 }, 'does not exist', 'вече не съществува'],
  ['no date', { datePublished: 'скоро' }, 'Date input not valid', 'Невалидна дата'],
  ['a script as link', { websiteLink: 'javascript:alert(1)' }, 'http:// or https://', 'http://'],
  ['spaces in a link', { facebookLink: 'https://a b' }, 'http:// or https://', 'http://'],
  ['another site as video', { youtubeEmbed: 'https://vimeo.com/1' }, 'YouTube', 'YouTube'],
  [
    'a promotion that ends before it begins',
    { paid: true, paidStartDate: '2026-05-02T10:00:00Z', paidEndDate: '2026-05-01T10:00:00Z' },
    'has to end after it begins',
    'да свърши, след като започне',
  ],
]

it('A-ART-8 an update that names no article changes none, and says so', async () => {
  const answer = await asEditorInBulgarian('PATCH', '/articles', { title: 'Всички наведнъж' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Няма номер на статия')
})

describe('A-ART-1 the rules hold through REST as in the form', () => {
  it.each(faults)('%s', async (_what, data, inEnglish, inBulgarian) => {
    const before = await countArticles()
    const answer = await asEditor('POST', '/articles', valid(data))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(inEnglish)
    const bulgarian = await asEditorInBulgarian('POST', '/articles', valid(data))
    expect(await bulgarian.text()).toContain(inBulgarian)
    expect(await countArticles()).toBe(before)
  })

  it.each(
    [
      'title accent body picture category datePublished entityName paid paidStartDate paidEndDate',
      'hashtags youtubeEmbed facebookLink instagramLink youtubeLink tiktokLink linkedinLink websiteLink',
    ]
      .join(' ')
      .split(' '),
  )(
    '%s of a wrong type is taken for what it means or refused with a 400, never a failure',
    async (field) => {
      const before = await countArticles()
      for (const value of [{ x: 1 }, [[{}]], true, 7.5, 'дума', '\u0000']) {
        const answer = await asEditor('POST', '/articles', valid({ [field]: value }))
        expect([201, 400], `${field}: ${JSON.stringify(value)}`).toContain(answer.status)
        if (answer.status !== 201) continue
        const { doc } = await answer.json()
        await newsroom.payload.delete({ collection: 'articles', id: doc.id })
      }
      expect(await countArticles()).toBe(before)
    },
  )

  it('stores a video as its canonical embed address, and links as they came', async () => {
    const { youtubeEmbed, websiteLink } = await created(asEditor, {
      youtubeEmbed: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=x"></iframe>',
      websiteLink: ' https://primer.example/пътека?a=1 ',
    })
    expect(youtubeEmbed).toBe('https://www.youtube.com/embed/aqz-KE-bpKQ')
    expect(websiteLink).toBe('https://primer.example/пътека?a=1')
  })
})

describe('A-ART-4 a draft is always saved, with whatever is in it', () => {
  const upload = { type: 'upload', version: 3, relationTo: 'media', format: '', fields: {} }
  const copied = { formID: randomUUID(), src: 'https://example.com/a.png', alt: 'Офис' }
  const place = (pending: object) => ({ ...upload, id: 'a', value: '', pending })
  const block = (fields: object) => ({
    ...{ type: 'block', version: 2, format: '', fields: { id: randomUUID(), ...fields } },
  })
  const oddLink = {
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', newTab: false, url: 'няма' },
    children: [{ type: 'text', version: 1, text: 'тук', format: 0 }],
  }
  const linked = { type: 'paragraph', version: 1, children: [oddLink] }
  const inBody = (...nodes: object[]) => {
    const { root } = bodyOf('Текст')
    return { body: { root: { ...root, children: [...root.children, ...nodes] } } }
  }
  const inText: [string, object, string][] = [
    ['a picture that is being copied', inBody(place(copied)), 'is not there'],
    ['a link that leads nowhere', inBody(linked), 'has to be corrected'],
    ['no YouTube', inBody(block({ blockType: 'youtube', videoId: 'не' })), 'to be corrected'],
  ]

  it.each([...faults.filter(([what]) => what !== 'no date'), ...inText])(
    '%s is kept, and counts at publishing',
    async (...[, data, inEnglish]) => {
      const draft = { ...valid(data), _status: 'draft' }
      const made = await asEditor('POST', '/articles?draft=true&depth=0', draft)
      expect(made.status, await made.clone().text()).toBe(201)
      const { doc } = await made.json()
      const again = { ...draft, accent: `${doc.accent ?? ''} и още`, basedOn: doc.updatedAt }
      const path = `/articles/${doc.id}?draft=true&depth=0`
      const saved = await asEditor('PATCH', `${path}&autosave=true`, again)
      expect(saved.status, await saved.clone().text()).toBe(200)
      const { updatedAt: basedOn } = (await saved.json()).doc
      const published = { ...valid(data), basedOn }
      const answer = await asEditor('PATCH', `/articles/${doc.id}?depth=0`, published)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain(inEnglish)
    },
  )

  it('keeps the place of a picture that is being copied, and no other without a picture', async () => {
    const odd = [
      ...[{ ...upload }, place({}), place({ ...copied, src: 'javascript:x()' })],
      ...[place({ ...copied, more: 1 }), { ...place(copied), relationTo: 'logos' }],
      { ...place(copied), children: [{ type: 'script' }] },
    ]
    const { body } = await created(asEditor, {
      ...{ _status: 'draft' },
      ...inBody(place(copied), ...odd, place({ ...copied, src: '' })),
    })
    const { children } = body.root as { children: { type: string; pending?: { src: string } }[] }
    expect(children.map(({ pending }) => pending?.src)).toEqual([undefined, copied.src, ''])
  })

  it('keeps the texts, and drops only what no longer exists', async () => {
    const { body } = inBody(upload, linked)
    const odd = { title: null, accent: 'я'.repeat(600), websiteLink: 'няма', category: 999_999 }
    const draft = { ...odd, body, _status: 'draft' }
    const made = await asEditor('POST', '/articles?draft=true&depth=0', draft)
    const { doc } = await made.json()
    expect(doc).toMatchObject({ ...odd, title: '', category: null })
    expect(doc.body.root.children.map(({ type }: { type: string }) => type)).toEqual([
      'paragraph',
      'paragraph',
    ])
    expect(doc.body.root.children[1].children[0].fields).toMatchObject({ url: 'няма' })
  })

  it('takes any address of a video in the text', async () => {
    const videoId = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3'
    const { body } = await created(asEditor, inBody(block({ blockType: 'youtube', videoId })))
    expect(JSON.stringify(body)).toContain('"videoId":"aqz-KE-bpKQ?start=3"')
  })

  it('is refused for its size, for having nothing, and for what no editor can show', async () => {
    for (const data of [
      { title: '', body: null, category: null },
      { accent: 'я'.repeat(10_001) },
      inBody({ type: 'script', version: 1 }),
      { datePublished: 'скоро' },
    ]) {
      const draft = { ...valid(data), _status: 'draft' }
      expect((await asEditor('POST', '/articles?draft=true&depth=0', draft)).status).toBe(400)
    }
  })
})

describe('A-ART-2 who may change an article', () => {
  it('an author changes, previews, trashes and restores what is his own', async () => {
    const { id } = await created(asAuthor)
    for (const data of [
      { title: 'Мое', _status: 'published' },
      { deletedAt: new Date().toISOString() },
      { deletedAt: null },
    ]) {
      expect((await asAuthor('PATCH', `/articles/${id}?trash=true`, data)).status).toBe(200)
    }
  })

  it('an author is refused what is of others, in the words of the specification', async () => {
    const { id, title } = await created(asEditor)
    const answers = [
      await asAuthor('PATCH', `/articles/${id}`, { title: 'Чуждо' }),
      await asAuthor('PATCH', `/articles/${id}?draft=true&autosave=true`, { title: 'Чуждо' }),
      await asAuthor('PATCH', `/articles/${id}`, { deletedAt: new Date().toISOString() }),
    ]
    const { docs } = await newsroom.payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: id } },
      depth: 0,
    })
    answers.push(await asAuthor('POST', `/articles/versions/${docs[0]?.id}`, {}))
    for (const answer of answers) {
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain('You do not have permission to update this article')
    }
    const after = await newsroom.payload.findByID({ collection: 'articles', id, depth: 0 })
    expect(after).toMatchObject({ title, deletedAt: null })
  })

  it('an author who changes many at once changes only his own', async () => {
    const mine = await created(asAuthor, { entityName: 'Масово' })
    const theirs = await created(asEditor, { entityName: 'Масово' })
    const where = 'where[entityName][equals]=Масово'
    await asAuthor('PATCH', `/articles?${where}`, { accent: 'Сменено', _status: 'published' })
    const find = async (id: number) =>
      (await newsroom.payload.findByID({ collection: 'articles', id, depth: 0 })).accent
    expect(await find(mine.id)).toBe('Сменено')
    expect(await find(theirs.id)).not.toBe('Сменено')
  })

  it('editors and administrators change any, and nobody the author', async () => {
    const article = await created(asAuthor)
    for (const call of [asEditor, await restAs(newsroom, 'administrator')]) {
      const data = { title: 'Редактирана', author: 1 }
      const answer = await call('PATCH', `/articles/${article.id}?depth=0`, data)
      expect((await answer.json()).doc).toMatchObject({
        title: 'Редактирана',
        author: article.author,
      })
    }
  })

  it('nobody without a session', async () => {
    const { id } = await created(asEditor)
    const anyone = restAsAnyone(newsroom)
    for (const answer of [
      await anyone('POST', '/articles', valid()),
      await anyone('PATCH', `/articles/${id}`, { title: 'Чуждо' }),
      await anyone('POST', `/articles/${id}/preview-link`, {}),
    ]) {
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain('No authenticated user')
    }
  })
})

describe('A-ART-6 an article', () => {
  it.each(['?draft=true', ''])(
    'A-ART-2 stays its author’s when a version is restored%s',
    async (query) => {
      const { id } = await created(asAuthor, { title: 'Първо' })
      await asAuthor('PATCH', `/articles/${id}`, { title: 'Второ', _status: 'published' })
      const where = { parent: { equals: id } }
      const versions = await newsroom.payload.findVersions({
        collection: 'articles',
        where,
        sort: 'id',
      })
      const restored = await asEditor(
        'POST',
        `/articles/versions/${versions.docs[0]?.id}${query}`,
        {},
      )
      expect(restored.status).toBe(200)
      expect((await asEditor('PATCH', `/articles/${id}`, { _status: 'draft' })).status).toBe(200)
      const again = await asAuthor('PATCH', `/articles/${id}`, { title: 'Трето' })
      expect(again.status, await again.clone().text()).toBe(200)
    },
  )

  it('keeps fifty revisions, and is restored to one of them', async () => {
    const { id } = await created(asEditor, { title: 'Версия 0' })
    for (let number = 1; number <= 52; number += 1) {
      await asEditor('PATCH', `/articles/${id}`, {
        title: `Версия ${number}`,
        _status: 'published',
      })
    }
    const where = { parent: { equals: id } }
    const { docs, totalDocs } = await newsroom.payload.findVersions({
      collection: 'articles',
      where,
      sort: 'updatedAt',
      limit: 1,
      depth: 0,
    })
    expect(totalDocs).toBe(50)
    const answer = await asEditor('POST', `/articles/versions/${docs[0]?.id}`, {})
    expect(answer.status).toBe(200)
    const restored = await newsroom.payload.findByID({ collection: 'articles', id, depth: 0 })
    expect(restored.title).toBe(docs[0]?.version.title)
  })
})
