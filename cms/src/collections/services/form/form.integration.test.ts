import type { Service } from '@kariera/shared/payload-types'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedTables, databaseImage } from '#testing/access/databaseImage.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAs, type Caller } from '#testing/rest.ts'
import { bodyOf } from '#testing/text.ts'

let newsroom: TestNewsroom
let asEditor: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(() => newsroom.close())

const complete = { title: 'Кампания', description: 'Рекламна кампания', body: bodyOf('Да') }

async function saved(answer: Response): Promise<Service> {
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return (await answer.json()).doc
}

const created = async (form?: unknown) =>
  saved(await asEditor('POST', '/services?depth=0', { ...complete, form }))
const changed = async (id: number, data: object) =>
  saved(await asEditor('PATCH', `/services/${id}?depth=0`, data))

/** The stored form of a service. */
async function formIn(id: number) {
  const { form } = await newsroom.payload.findByID({ collection: 'services', id, depth: 0 })
  return form ?? []
}

const text = { type: 'text', label: 'Име' }
const select = { type: 'select', label: 'Бюджет', options: ['до 1000 лв.', 'над 1000 лв.'] }

describe('R-BRAND-2 a field of a form', () => {
  it.each([
    ['a label', { type: 'text', label: ' ' }, 'Please fill in all required fields'],
    ['options in a list', { type: 'select', label: 'Кое', options: [' '] }, 'Add at least one'],
    ['options to pick from', { type: 'radio', label: 'Кое' }, 'Add at least one option'],
    [
      'options that differ',
      { type: 'checkbox', label: 'Кое', options: ['Да', ' Да '] },
      'No two options may be the same',
    ],
    ['a kind that there is', { type: 'file', label: 'Кое' }, 'invalid'],
    ['short options', { ...select, options: ['я'.repeat(301)] }, 'At most 300'],
    [
      'few options',
      { ...select, options: Array.from({ length: 51 }, (_, n) => `${n}`) },
      'At most 50',
    ],
  ])('has %s', async (_what, field, refusal) => {
    const answer = await asEditor('POST', '/services', { ...complete, form: [text, field] })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(refusal)
  })

  it('is one of at most 50', async () => {
    const form = Array.from({ length: 51 }, (_, number) => ({ ...text, label: `Поле ${number}` }))
    const answer = await asEditor('POST', '/services', { ...complete, form })
    expect(answer.status).toBe(400)
    expect((await created(form.slice(1))).form).toHaveLength(50)
  })

  it('is a text that nobody has to fill in, where nothing else is said', async () => {
    const { form } = await created([{ label: '  Име\u0000 ' }])
    expect(form).toMatchObject([{ type: 'text', label: 'Име', required: false, options: [] }])
  })

  it('may be a single box to tick', async () => {
    const { form } = await created([{ type: 'checkbox', label: 'Съгласен съм', required: true }])
    expect(form).toMatchObject([{ type: 'checkbox', options: [], required: true }])
  })

  it('that is written into loses its options, and one to choose from its placeholder', async () => {
    const { id, form } = await created([{ ...select, placeholder: 'Пишете тук' }])
    expect(form).toMatchObject([{ options: select.options, placeholder: null }])
    const [field] = form ?? []
    for (const type of ['text', 'email', 'tel', 'textarea', 'number']) {
      await changed(id, { form: [{ ...field, type, placeholder: 'Пишете' }] })
      expect(await formIn(id)).toMatchObject([{ type, options: [], placeholder: 'Пишете' }])
    }
    await changed(id, { form: [{ ...field, type: 'checkbox' }] })
    expect(await formIn(id)).toMatchObject([{ type: 'checkbox', options: select.options }])
    await changed(id, { form: [{ ...field, type: 'checkbox', options: [] }] })
    expect(await formIn(id)).toMatchObject([{ type: 'checkbox', options: [] }])
  })

  it('takes its options along where it is moved', async () => {
    const { id, form } = await created([text, select, { ...select, options: ['Друго'] }])
    const [first, second, third] = form ?? []
    await changed(id, { form: [second, first, third] })
    expect((await formIn(id)).map(({ options }) => options)).toEqual([
      select.options,
      [],
      ['Друго'],
    ])
    await changed(id, { form: [third] })
    expect((await formIn(id)).map(({ options }) => options)).toEqual([['Друго']])
    await changed(id, { form: [] })
    expect(await formIn(id)).toEqual([])
  })
})

describe('R-BRAND-2 the id of a field', () => {
  it('stays the same, wherever the field moves and whatever it becomes', async () => {
    const { id, form } = await created([text, select])
    const [first, second] = form ?? []
    await changed(id, { title: 'Друго име' })
    await changed(id, { form: [second, { ...first, label: 'Друго' }] })
    expect((await formIn(id)).map((field) => field.id)).toEqual([second?.id, first?.id])
    expect(first?.id).not.toBe(second?.id)
  })

  it('is a new one where it is that of another field, or none at all', async () => {
    const { form: foreign } = await created([text])
    const { id, form } = await created([text])
    const [own] = form ?? []
    const ids = [own?.id, own?.id, foreign?.[0]?.id, 5, ['x'], { a: 1 }, '', 'я'.repeat(100_000)]
    await changed(id, { form: ids.map((one) => ({ ...text, id: one })) })
    const stored = (await formIn(id)).map((field) => field.id)
    expect(stored).toHaveLength(ids.length)
    expect(stored[0]).toBe(own?.id)
    expect(new Set([...stored, foreign?.[0]?.id]).size).toBe(ids.length + 1)
    for (const one of stored) expect(one).toMatch(/^[0-9a-f]{24}$/)
  })
})

/** Any value that a caller might send in place of a valid one. */
const anything = fc.oneof(
  fc.constantFrom(null, true, '', ' ', 0, -1, 1e21, 'я'.repeat(400), '\u0000', [], {}, [[]]),
  fc.constantFrom([null], [1, 'a'], { root: 1 }, [{ id: { a: [] } }], '2026-11-22', 'text'),
  fc.jsonValue({ maxDepth: 3 }),
)
const fields = ['title', 'description', 'body', 'icon', 'form', 'slug', 'deletedAt', 'id']
const ofForm = ['id', 'type', 'label', 'placeholder', 'options', 'required']
const record = (names: string[]) =>
  fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 3 })

describe('invariant 9: what is malformed', () => {
  it('is refused or put right, never a failure of ours, and what is refused changes nothing', async () => {
    const { id } = await created([text, select])
    const change = fc.oneof(
      record(fields),
      fc.array(record(ofForm), { maxLength: 3 }).map((rows) => ({
        form: rows.map((row) => ({ ...text, ...row })),
      })),
      fc.array(anything, { maxLength: 3 }).map((form) => ({ form })),
    )
    await fc.assert(
      fc.asyncProperty(change, fc.boolean(), async (data, isNew) => {
        const before = await databaseImage(newsroom)
        const answer = isNew
          ? await asEditor('POST', '/services?depth=0', { ...complete, ...data })
          : await asEditor('PATCH', `/services/${id}?depth=0&trash=true`, data)
        const said = await answer.text()
        expect(answer.status, said).toBeLessThan(500)
        if (answer.ok) return
        expect(JSON.parse(said).errors[0].message).toMatch(/\S/)
        expect(changedTables(before, await databaseImage(newsroom))).toEqual([])
      }),
      { numRuns: 60 },
    )
  }, 120_000)
})
