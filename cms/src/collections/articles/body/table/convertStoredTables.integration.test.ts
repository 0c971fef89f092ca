import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../../../testing/newsroom.ts'
import { bodyOf } from '../../../../testing/text.ts'
import { convertStoredTables } from './convertStoredTables.ts'

let newsroom: TestNewsroom

beforeAll(async () => {
  newsroom = await openNewsroom()
})
afterAll(() => newsroom.close())

const block = {
  type: 'block',
  version: 2,
  format: '',
  fields: {
    id: '5f',
    blockName: '',
    blockType: 'table',
    rows: [{ id: 'a', cells: [{ id: 'b', text: 'Заплата' }] }],
    headerRow: true,
    borderWidth: 2,
  },
}

describe('A-RT-2 the tables of texts that were stored as blocks', () => {
  it('become tables in the article and in its versions, whose times stay', async () => {
    const { payload, categoryId: category } = newsroom
    const { drizzle } = payload.db
    const make = (title: string) =>
      payload.create({
        collection: 'articles',
        data: { title, body: bodyOf('Увод'), category, _status: 'published' },
      })
    const [before, other] = [await make('С таблица'), await make('Без таблица')]
    const { root } = bodyOf('Увод')
    const stored = JSON.stringify({ root: { ...root, children: [...root.children, block] } })
    await drizzle.execute(sql`UPDATE articles SET body = ${stored}::jsonb WHERE id = ${before.id}`)
    await drizzle.execute(
      sql`UPDATE _articles_v SET version_body = ${stored}::jsonb WHERE parent_id = ${before.id}`,
    )
    await convertStoredTables(drizzle)
    const after = await payload.findByID({ collection: 'articles', id: before.id })
    const { docs } = await payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: before.id } },
    })
    for (const { body, bodyHtml } of [after, ...docs.map(({ version }) => version)]) {
      expect(body.root.children.map(({ type }) => type)).toEqual(['paragraph', 'table'])
      expect(bodyHtml).toContain('style="border:2px solid #e5e7eb;padding:8px">Заплата</th>')
    }
    expect(after.updatedAt).toBe(before.updatedAt)
    expect((await payload.findByID({ collection: 'articles', id: other.id })).body).toEqual(
      other.body,
    )
  })
})
