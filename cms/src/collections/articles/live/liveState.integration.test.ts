import type { Article } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Repetition } from '#lib/jobs/repeatedly.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAs, restAsAnyone } from '#testing/rest.ts'
import { made, openSite, type TestSite } from '#testing/site.ts'

let newsroom: TestNewsroom
let site: TestSite
let dispatcher: Repetition | undefined
let asEditor: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  site = await openSite()
  newsroom = await openNewsroom({
    SITE_HOOKS: site.hookAddress,
    SITE_URL: 'https://kariera.example',
    HOOK_SECRET: 'the secret that both sides of the hook know',
  })
  asEditor = await restAs(newsroom, 'editor')
})
beforeEach(async () => {
  const { startDispatcher } = await import('#publishing/dispatcher.ts')
  const { affectedPages } = await import('#composition.ts')
  dispatcher = startDispatcher(newsroom.payload, affectedPages)
})
afterEach(async () => {
  await dispatcher?.stop()
  site.answer = made
  site.asleep = false
})
afterAll(async () => {
  await newsroom.close()
  site.close()
})

const pathOf = ({ slug }: Article) => `/article/${slug}/`

async function stateOf({ id }: Pick<Article, 'id'>) {
  const answer = await asEditor('GET', `/articles/${id}/live-state`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.json()
}

/** Sets what the site reports about the page from now on. */
const pageIs = (article: Article, state: Parameters<TestSite['pages']['set']>[1]) =>
  site.pages.set(pathOf(article), state)

const onDisk = () => ({ onDisk: true, renderedAt: new Date().toISOString() })

async function publishToSite() {
  const article = await newsroom.publish()
  pageIs(article, onDisk())
  await expect.poll(() => stateOf(article)).toMatchObject({ state: 'live' })
  return article
}

async function patch(article: Article, data: object) {
  const answer = await asEditor('PATCH', `/articles/${article.id}?trash=true`, data)
  expect(answer.status, await answer.clone().text()).toBe(200)
}

describe('invariant 8: whether an article is live', () => {
  it('is for the newsroom only', async () => {
    const article = await newsroom.publish({ title: 'Никому непозната' })
    const answer = await restAsAnyone(newsroom)('GET', `/articles/${article.id}/live-state`)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      errors: [{ message: 'You are not allowed to perform this action.' }],
    })
    const nothing = await restAsAnyone(newsroom)('GET', '/articles/999999/live-state')
    expect(nothing.status).toBe(403)
  })

  it('is answered 404 where there is no such article', async () => {
    for (const id of ['999999', '99999999999', 'home', '1%20or%201']) {
      expect((await asEditor('GET', `/articles/${id}/live-state`)).status, id).toBe(404)
    }
  })

  it('begins as a draft, is being published, and is live with its milliseconds', async () => {
    const draft = await newsroom.publish({ _status: 'draft' })
    expect(await stateOf(draft)).toEqual({ state: 'draft' })
    const answered = Promise.withResolvers<undefined>()
    site.answer = async (paths) => {
      await answered.promise
      return made(paths)
    }
    await patch(draft, { _status: 'published' })
    expect(await stateOf(draft)).toMatchObject({ state: 'rendering' })
    answered.resolve(undefined)
    const article = await newsroom.payload.findByID({ collection: 'articles', id: draft.id })
    pageIs(article, onDisk())
    await expect
      .poll(() => stateOf(article))
      .toMatchObject({
        state: 'live',
        url: `https://kariera.example${pathOf(article)}`,
        ms: expect.any(Number),
        since: expect.stringMatching(/^\d{4}-.*Z$/),
      })
  })

  it('is not changed by a draft over the published version', async () => {
    const article = await publishToSite()
    const live = await stateOf(article)
    await asEditor('PATCH', `/articles/${article.id}?draft=true`, { title: 'Чернова над нея' })
    expect(await stateOf(article)).toEqual(live)
  })

  it('is scheduled where its date is in the future', async () => {
    const at = new Date(Date.now() + 86_400_000).toISOString()
    const article = await newsroom.publish({ datePublished: at })
    expect(await stateOf(article)).toEqual({ state: 'scheduled', at })
  })

  it('says that the site could not be told, and is live when it could', async () => {
    site.answer = () => ({ refusal: 503 })
    const article = await newsroom.publish()
    await expect
      .poll(() => stateOf(article))
      .toMatchObject({
        state: 'failed',
        what: 'update',
        reason: expect.stringMatching(/^The site could not be told of the change \(.*503.*\)\.$/),
        eventId: expect.any(Number),
      })
    site.answer = made
    pageIs(article, onDisk())
    await expect.poll(() => stateOf(article)).toMatchObject({ state: 'live' })
  })

  it('invariant 4: says that the page could not be made, and is live when it was', async () => {
    site.answer = (paths) => ({
      rendered: [],
      failed: paths.map((path) => ({ path, error: 'no template' })),
      remaining: 0,
    })
    const article = await newsroom.publish()
    pageIs(article, { ...onDisk(), dirty: true })
    await expect
      .poll(() => stateOf(article))
      .toMatchObject({
        state: 'failed',
        reason: 'The page could not be made (no template).',
      })
    pageIs(article, onDisk())
    expect(await stateOf(article)).toMatchObject({ state: 'live', ms: null })
  })

  it('waits with the site where that is told everything in place of what it missed', async () => {
    const article = await publishToSite()
    await dispatcher?.stop()
    const db = newsroom.payload.db.drizzle
    await db.execute(sql`
      DELETE FROM publish_events_deliveries
      WHERE _parent_id = (SELECT id FROM publish_events WHERE document_id = ${article.id}
                          ORDER BY id DESC LIMIT 1)`)
    expect(await stateOf(article)).toMatchObject({ state: 'live', ms: null })
    const { announceEverything } = await import('#publishing/announceEverything.ts')
    await announceEverything(db, [site.hookAddress])
    expect(await stateOf(article)).toMatchObject({ state: 'rendering' })
  })

  it('is live since the editor published it, whatever the clock says once more', async () => {
    const article = await publishToSite()
    const published = await stateOf(article)
    const { slug, datePublished } = article
    const facts = JSON.stringify({ slug, category: newsroom.categoryId, datePublished })
    await newsroom.payload.db.drizzle.execute(sql`
      WITH event AS (
        INSERT INTO publish_events (document_type, document_id, title, "is")
        VALUES ('articles', ${article.id}, '', ${facts}::jsonb) RETURNING id)
      INSERT INTO publish_events_deliveries (id, _parent_id, _order, site, attempts, next_attempt_at)
      SELECT 'repetition', id, 1, ${site.hookAddress}, 0, now() FROM event`)
    await expect.poll(() => stateOf(article)).toEqual(published)
    const again = await newsroom.payload.update({
      collection: 'articles',
      id: article.id,
      depth: 0,
      req: await newsroom.asEditor(),
      data: { accent: 'Нов акцент', _status: 'published' },
    })
    await expect.poll(() => stateOf(again)).toMatchObject({ state: 'live' })
    expect((await stateOf(again)).since > published.since).toBe(true)
  })

  it('waits for no site that is told no more', async () => {
    const article = await publishToSite()
    await newsroom.payload.db.drizzle.execute(sql`
      INSERT INTO publish_events_deliveries (id, _parent_id, _order, site, attempts)
      SELECT 'former', max(id), 2, 'https://former.example/hook', 3
      FROM publish_events WHERE document_id = ${article.id}`)
    expect(await stateOf(article)).toMatchObject({ state: 'live', ms: expect.any(Number) })
  })

  it('is judged by the receipt where the site cannot be asked', async () => {
    const article = await publishToSite()
    site.asleep = true
    expect(await stateOf(article)).toMatchObject({ state: 'live', ms: expect.any(Number) })
  })

  it.each([
    ['draft', { _status: 'draft' }],
    ['trashed', { deletedAt: new Date().toISOString() }],
  ])('is being taken away until it is only %s', async (state, data) => {
    const article = await publishToSite()
    await patch(article, data)
    expect(await stateOf(article)).toMatchObject({ state: 'removing' })
    pageIs(article, { onDisk: false })
    await expect.poll(() => stateOf(article)).toEqual({ state })
  })

  it('is answered in the language of the asker', async () => {
    site.answer = () => ({ refusal: 503 })
    const article = await newsroom.publish()
    const inBulgarian = await restAs(newsroom, 'editor', 'bg')
    const ask = async () => (await inBulgarian('GET', `/articles/${article.id}/live-state`)).json()
    await expect.poll(ask).toMatchObject({ reason: expect.stringMatching(/^Сайтът не можа/) })
  })
})
