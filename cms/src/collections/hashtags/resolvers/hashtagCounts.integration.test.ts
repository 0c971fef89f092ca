import { countedHashtagSchema } from '@kariera/shared/contracts/reading/archives'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'

let newsroom: TestNewsroom
beforeAll(async () => {
  newsroom = await openNewsroom()
})
afterAll(() => newsroom.close())

async function ask() {
  const { resolveAll } = await import('#composition.ts')
  const { readerOf } = await import('#content-api/reader.ts')
  const reader = readerOf(newsroom.payload, { queries: [], asOf: null, fresh: false })
  const [answer] = await resolveAll([{ ask: 'hashtagCounts' }], reader)
  if (!answer || 'error' in answer) throw new Error('the query was not answered')
  return { counted: z.array(countedHashtagSchema).parse(answer.value), tags: answer.tags }
}

/**
 * Creates a hashtag and `count` articles with it.
 *
 * @returns the id of the hashtag
 */
async function bear(value: string, count: number, data: object = {}): Promise<number> {
  const { id } = await newsroom.payload.create({
    collection: 'hashtags',
    depth: 0,
    data: { value, key: '', slug: '', count: 0 },
  })
  for (let number = 0; number < count; number += 1) {
    await newsroom.publish({ title: `${value} ${number}`, hashtags: [id], ...data })
  }
  return id
}

it('R-TAGS-1 the site is told of the hashtags of 3 live articles or more, the most used first', async () => {
  expect(await ask()).toEqual({ counted: [], tags: ['hashtag-counts'] })
  const three = await bear('три', 3)
  await bear('две', 2)
  await bear('чернови', 4, { _status: 'draft' })
  await bear('бъдещи', 4, { datePublished: '2099-01-01T10:00:00.000Z' })
  const five = await bear('пет', 5)
  expect(await ask()).toEqual({
    counted: [
      { id: five, name: 'пет', slug: 'pet', count: 5 },
      { id: three, name: 'три', slug: 'tri', count: 3 },
    ],
    tags: ['hashtag-counts', `hashtag:${five}`, `hashtag:${three}`],
  })
})

it('R-TAGS-1 of at most 100', async () => {
  const { payload } = newsroom
  const { sql } = await import('@payloadcms/db-postgres')
  await payload.db.drizzle.execute(sql`
    INSERT INTO hashtags (value, key, slug, count, updated_at, created_at)
    SELECT 'много ' || n, 'много ' || n, 'mnogo-' || n, 10 + n, ${'2026-01-01'}, ${'2026-01-01'}
    FROM generate_series(1, 120) AS n`)
  const { counted } = await ask()
  expect(counted).toHaveLength(100)
  expect([counted[0]?.count, counted[99]?.count]).toEqual([130, 31])
})
