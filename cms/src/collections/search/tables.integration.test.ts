import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import type { Article } from '@kariera/shared/payload-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'

let newsroom: TestNewsroom
let other: number
const ids: number[] = []

beforeAll(async () => {
  newsroom = await openNewsroom()
  const { id } = await newsroom.payload.create({
    collection: 'categories',
    depth: 0,
    data: { value: 'Друга', order: 2 },
  })
  other = id
  for (let index = 0; index < 6; index += 1) {
    const article = await newsroom.publish({
      title: `Статия ${index}`,
      hashtags: ['Занаят', 'Град'] as never,
    })
    ids.push(article.id)
  }
})
afterAll(() => newsroom.close())

const rowsOf = async (query: ReturnType<typeof sql>) =>
  (await newsroom.payload.db.drizzle.execute(query)).rows

/** Compares the three search tables with what they would contain if they were filled now. */
async function expectWhatStandsInTheArticles(after: string) {
  const everything = sql`(SELECT array_agg(id) FROM articles)`
  const columns = sql`article_id, hashtag_id, category_id, date_published`
  const places = await rowsOf(sql`SELECT ${columns} FROM search_places ORDER BY 1, 2`)
  expect(places, after).toEqual(
    await rowsOf(sql`SELECT ${columns} FROM search_places_of(${everything}) ORDER BY 1, 2`),
  )
  const counts = (
    articles: ReturnType<typeof sql>,
    table: ReturnType<typeof sql>,
    month: ReturnType<typeof sql>,
  ) =>
    rowsOf(sql`SELECT hashtag_id, category_id, ${month}::text AS month, ${articles}::int AS articles FROM ${table}
      GROUP BY 1, 2, 3 HAVING ${articles} <> 0 ORDER BY 1, 2, 3`)
  expect(await counts(sql`sum(articles)`, sql`search_counts`, sql`month`), after).toEqual(
    await counts(sql`count(*)`, sql`search_places`, sql`search_month(date_published)`),
  )
  expect(await rowsOf(sql`SELECT * FROM search_texts ORDER BY 1`), after).toEqual(
    await rowsOf(sql`
      SELECT id AS article_id, category_id, date_published, search_key(title) AS title,
        search_key(coalesce(entity_name, '')) AS entity_name FROM search_shown(${everything}) ORDER BY 1`),
  )
  return places.length
}

const of = (id: number) => ({ collection: 'articles' as const, id, depth: 0, trash: true })

const id = fc.nat(5).map((place) => ids[place]!)
const change = fc.oneof(
  fc.record({ title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }) }),
  fc.record({ entityName: fc.constantFrom('Ателие', 'ЖАР ООД', null) }),
  fc.record({ hashtags: fc.subarray(['Занаят', 'Град', 'C++', 'Труд']) }),
  fc.record({
    category: fc.nat(2).map((which) => [newsroom.categoryId, other, null][which] ?? null),
  }),
  fc.record({
    datePublished: fc
      .date({
        min: new Date('2025-12-31T20:00Z'),
        max: new Date('2026-01-01T02:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString()),
  }),
  fc.record({ _status: fc.constantFrom('draft' as const, 'published' as const) }),
  fc.record({ deletedAt: fc.constantFrom(null, '2026-11-20T10:00:00.000Z') }),
)

describe('what readers search in', () => {
  it('is what stands in the articles, after any change of them', async () => {
    const changes = fc.array(fc.tuple(id, change, fc.boolean()), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        for (const [article, data, draft] of all) {
          const req = await newsroom.asEditor()
          await newsroom.payload
            .update({
              collection: 'articles',
              id: article,
              data: data as Partial<Article>,
              draft,
              depth: 0,
              req,
              trash: true,
            })
            // Invalid changes are refused and change nothing.
            .catch(() => undefined)
        }
        await expectWhatStandsInTheArticles(JSON.stringify(all))
      }),
      { numRuns: 40, seed: 3 },
    )
  }, 120_000)

  it('follows when several are changed at once, and when hashtags and articles are deleted for good', async () => {
    const { payload } = newsroom
    for (const article of ids) {
      await payload.update({
        collection: 'articles',
        id: article,
        depth: 0,
        trash: true,
        data: {
          deletedAt: null,
          _status: 'published',
          hashtags: ['Занаят', 'Труд'] as never,
          datePublished: '2026-02-03T10:00:00.000Z',
        },
      })
    }
    expect(await expectWhatStandsInTheArticles('all of them published')).toBe(18)
    await Promise.all(
      ids.map((article) =>
        payload.update({
          collection: 'articles',
          id: article,
          depth: 0,
          data: { category: other },
        }),
      ),
    )
    expect(await expectWhatStandsInTheArticles('moved at once')).toBe(18)
    const { docs } = await payload.find({
      collection: 'hashtags',
      where: { value: { equals: 'Труд' } },
      depth: 0,
    })
    await payload.delete({ collection: 'hashtags', id: docs[0]!.id, depth: 0 })
    expect(await expectWhatStandsInTheArticles('without a hashtag')).toBe(12)
    await payload.db.drizzle.execute(
      sql`UPDATE articles SET entity_name = 'В една заявка', category_id = ${newsroom.categoryId}`,
    )
    expect(await expectWhatStandsInTheArticles('changed in one statement')).toBe(12)
    await payload.delete({ collection: 'articles', id: ids[0]!, depth: 0 })
    expect(await expectWhatStandsInTheArticles('one deleted')).toBe(10)
  })

  it('is right when two write the article and its hashtags at once, past Payload', async () => {
    const { drizzle } = newsroom.payload.db
    const [article] = ids.slice(1)
    const [hashtag] = (await newsroom.payload.find({ collection: 'hashtags', depth: 0 })).docs
    const wait = Promise.withResolvers<undefined>()
    const tagged = drizzle.transaction(async (transaction) => {
      await transaction.execute(sql`DELETE FROM articles_rels WHERE parent_id = ${article}`)
      await transaction.execute(sql`
        INSERT INTO articles_rels ("order", parent_id, path, hashtags_id)
        VALUES (1, ${article}, 'hashtags', ${hashtag?.id})`)
      wait.resolve(undefined)
      // Waits until the other transaction is blocked by this one; the commit unblocks it.
      for (;;) {
        const { rows } = await drizzle.execute(sql`
          SELECT FROM pg_locks WHERE NOT granted AND locktype IN ('transactionid', 'tuple')`)
        if (rows.length > 0) break
      }
    })
    await wait.promise
    const moved = drizzle.execute(
      sql`UPDATE articles SET category_id = ${other} WHERE id = ${article}`,
    )
    await Promise.all([tagged, moved])
    await expectWhatStandsInTheArticles('two at once')
  })

  it('lets a hashtag be deleted while articles that bear it are saved', async () => {
    const { payload } = newsroom
    for (let round = 0; round < 5; round += 1) {
      for (const article of ids.slice(1)) {
        await payload.update({ ...of(article), data: { hashtags: [`Кратък ${round}`] as never } })
      }
      const { docs } = await payload.find({
        collection: 'hashtags',
        where: { value: { equals: `Кратък ${round}` } },
        depth: 0,
      })
      const saves = ids.slice(1).map((article) => {
        const data = { entityName: `Кръг ${round}`, hashtags: [docs[0]?.id ?? 0] }
        // A save that names the deleted hashtag is refused.
        return payload.update({ ...of(article), data }).catch(String)
      })
      const deletion = payload.delete({ collection: 'hashtags', id: docs[0]?.id ?? 0, depth: 0 })
      const outcomes = await Promise.all([deletion.then(() => 'deleted', String), ...saves])
      expect(outcomes.filter((outcome) => /deadlock|40P01/.test(JSON.stringify(outcome)))).toEqual(
        [],
      )
      await expectWhatStandsInTheArticles(`round ${round}`)
    }
  })

  it('leaves nothing behind of what was rolled back', async () => {
    const { payload } = newsroom
    const before = await expectWhatStandsInTheArticles('before')
    await expect(
      payload.db.drizzle.transaction(async (transaction) => {
        await transaction.execute(sql`UPDATE articles SET _status = 'draft'`)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await expectWhatStandsInTheArticles('after')).toBe(before)
  })

  it('counts the same when its ledger has become short, also while others write into it', async () => {
    const { payload } = newsroom
    const { drizzle } = payload.db
    const fold = () => drizzle.execute(sql`SELECT search_fold()`)
    const shuffle = async (round: number) => {
      for (const article of ids.slice(1)) {
        const month = 1 + ((round + article) % 12)
        await payload.update({
          collection: 'articles',
          id: article,
          depth: 0,
          data: { datePublished: new Date(Date.UTC(2025, month, 5)).toISOString() },
        })
      }
    }
    for (let round = 0; round < 3; round += 1) await Promise.all([shuffle(round), fold(), fold()])
    const long = await rowsOf(sql`SELECT FROM search_counts`)
    await fold()
    await expectWhatStandsInTheArticles('folded')
    const short = await rowsOf(sql`SELECT FROM search_counts`)
    const months = await rowsOf(
      sql`SELECT FROM search_counts GROUP BY hashtag_id, category_id, month`,
    )
    expect(short.length).toBe(months.length)
    expect(short.length).toBeLessThan(long.length)
  })
})
