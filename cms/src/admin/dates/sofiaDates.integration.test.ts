import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { traverseFields } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs } from '../../testing/rest.ts'
import { bodyOf } from '../../testing/text.ts'

let newsroom: TestNewsroom
let asEditor: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(() => newsroom.close())

describe('B-TIME-1 every date field of the newsroom', () => {
  it('is drawn by ours in forms and in lists, Payload’s own too', () => {
    const { collections, globals } = newsroom.payload.config
    const drawnOtherwise: string[] = []
    let seen = 0
    for (const entity of [...collections, ...globals]) {
      traverseFields({
        fields: entity.fields,
        callback: ({ field }) => {
          if (field.type !== 'date') return
          seen += 1
          const { Field, Cell, Filter } = field.admin?.components ?? {}
          const isFiltered = Filter !== undefined || field.admin?.disableListFilter === true
          if (!Field || !Cell || !isFiltered) drawnOtherwise.push(`${entity.slug}.${field.name}`)
        },
      })
    }
    expect(seen).toBeGreaterThan(20)
    expect(drawnOtherwise).toEqual([])
  })
})

describe('B-TIME-1 a moment that comes over REST', () => {
  const write = (data: object) => {
    const { categoryId: category } = newsroom
    const article = { title: 'Кога', category, body: bodyOf('Текст'), _status: 'draft', ...data }
    return asEditor('POST', '/articles?draft=true', article)
  }

  it.each([
    ['2026-11-25T09:00:00+02:00', '2026-11-25T07:00:00.000Z'],
    ['2026-11-25T09:00', '2026-11-25T07:00:00.000Z'],
    ['2026-11-25', '2026-11-24T22:00:00.000Z'],
  ])('%s is stored as %s, whatever the zone of the server', async (datePublished, stored) => {
    const { doc } = await (await write({ datePublished })).json()
    expect(doc.datePublished).toBe(stored)
  })

  it.each([
    ...['25/11', '11/25/2026', 'Nov 25 2026 09:00', '2026-02-30'].map((text) => [
      text,
      'Date input not valid',
    ]),
    ['1789-07-14T00:00Z', backOfficeTexts.input.dateOutOfRange.en],
  ])('%s is refused with a sentence', async (datePublished, sentence) => {
    const answer = await write({ datePublished })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(sentence)
  })
})
