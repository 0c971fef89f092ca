import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'
import { bodyOf } from '../../testing/text.ts'

let newsroom: TestNewsroom
let callers: { en: Caller; bg: Caller; anyone: Caller }

beforeAll(async () => {
  newsroom = await openNewsroom()
  callers = {
    en: await restAs(newsroom, 'administrator'),
    bg: await restAs(newsroom, 'administrator', 'bg'),
    anyone: restAsAnyone(newsroom),
  }
})
afterAll(() => newsroom.close())

const { wrongDate, dateOutOfRange } = backOfficeTexts.input

const unusable: [value: unknown, text: typeof wrongDate][] = [
  ...['infinity', '-infinity', 'epoch', 'now', 'today'].map(
    (value): [unknown, typeof wrongDate] => [value, wrongDate],
  ),
  [1_700_000_000_000, wrongDate],
  [{ $inc: 1 }, wrongDate],
  ['1899-12-31T23:59:59Z', dateOutOfRange],
  ['2200-01-01T00:00:00Z', dateOutOfRange],
]

describe.each(unusable)('B-TIME-1 invariant 10: %j as a date', (value, text) => {
  it.each(['published', 'draft'])('is refused in a new article that is %s', async (_status) => {
    const { totalDocs } = await newsroom.payload.count({ collection: 'articles' })
    const whole = { title: 'Дата', body: bodyOf('Текст'), category: newsroom.categoryId, _status }
    for (const field of ['datePublished', 'paidEndDate']) {
      for (const language of ['en', 'bg'] as const) {
        const draft = _status === 'draft' ? '?draft=true' : ''
        const answer = await callers[language]('POST', `/articles${draft}`, {
          ...whole,
          [field]: value,
        })
        expect(answer.status).toBe(400)
        expect(await answer.text()).toContain(text[language])
      }
    }
    expect((await newsroom.payload.count({ collection: 'articles' })).totalDocs).toBe(totalDocs)
  })

  it.each(['', '?draft=true', '?draft=true&autosave=true'])(
    'is refused in a change of one: %s',
    async (query) => {
      const { id } = await newsroom.publish()
      const many = `/articles?where[id][equals]=${id}${query.replace('?', '&')}`
      for (const address of [`/articles/${id}${query}`, many]) {
        const answer = await callers.en('PATCH', address, { datePublished: value, title: 'Друго' })
        expect(answer.status, address).toBe(400)
        expect(await answer.text()).toContain(text.en)
      }
      const list = await callers.en('GET', '/articles?draft=true&limit=100')
      expect(list.status).toBe(200)
      expect(await list.text()).not.toContain('Друго')
    },
  )

  it('is refused by our own calls too', async () => {
    await expect(newsroom.publish({ datePublished: value as string })).rejects.toThrow()
  })

  it('is refused in a query', async () => {
    if (typeof value !== 'string') return
    for (const caller of Object.values(callers)) {
      for (const path of ['createdAt', 'updatedAt', 'datePublished', 'category.createdAt']) {
        const query = new URLSearchParams({ [`where[or][0][${path}][greater_than]`]: value })
        expect((await caller('GET', `/articles?${query}`)).status, path).toBe(400)
      }
    }
    const json = new URLSearchParams({ where: JSON.stringify({ createdAt: { in: [value] } }) })
    const answer = await callers.bg('GET', `/articles?${json}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(text.bg)
  })
})

describe('B-TIME-1 what is a date', () => {
  it('is stored as what it means', async () => {
    const { datePublished } = await newsroom.publish({ datePublished: '2026-11-23T09:00+02:00' })
    expect(datePublished).toBe('2026-11-23T07:00:00.000Z')
  })

  it('may be left out, and taken away', async () => {
    const { id } = await newsroom.publish({ paidEndDate: '2199-12-31T00:00:00Z' })
    for (const paidEndDate of ['', null]) {
      const answer = await callers.en('PATCH', `/articles/${id}`, { paidEndDate })
      expect((await answer.json()).doc.paidEndDate).toBeNull()
    }
  })

  it.each(['exists]=true', 'equals]=null', 'less_than]=2026-11-23', 'in]=2026-11-23,2026-11-24'])(
    'may be asked for: %s',
    async (condition) => {
      const answer = await callers.anyone('GET', `/articles?where[createdAt][${condition}`)
      expect(answer.status, await answer.text()).toBe(200)
    },
  )
})
