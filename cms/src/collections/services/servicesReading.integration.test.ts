import type { Query } from '@kariera/shared/contracts/reading/query'
import type { Service } from '@kariera/shared/payload-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answered } from '../../testing/answered.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { bodyOf } from '../../testing/text.ts'

let newsroom: TestNewsroom
let first: Service
let second: Service

const form: NonNullable<Service['form']> = [
  { type: 'email', label: 'Имейл', placeholder: 'ime@firma.bg', required: true },
  { type: 'select', label: 'Бюджет', options: ['до 1000 лв.', 'над 1000 лв.'] },
  { type: 'checkbox', label: 'Съгласен съм', required: true },
]

beforeAll(async () => {
  newsroom = await openNewsroom()
  first = await made({ title: 'Портрет', icon: 'Star', form })
  second = await made({ title: 'Кампания', icon: 'Megaphone' })
})
afterAll(() => newsroom.close())

async function made(data: Partial<Service>): Promise<Service> {
  const { payload } = newsroom
  const complete = { description: 'Накратко', body: bodyOf('Подробно'), title: '', icon: 'User' }
  const service = { ...complete, ...data } as Service
  return payload.create({ collection: 'services', depth: 0, data: service })
}

const change = (id: number, data: Partial<Service>) =>
  newsroom.payload.update({ collection: 'services', id, depth: 0, trash: true, data })

const ask = (query: Query) => answered(newsroom, query)

it('R-BRAND-1 the list is answered with the oldest first, and with a tag for each card', async () => {
  const { value, tags } = await ask({ ask: 'services' })
  const description = 'Накратко'
  expect(value).toEqual([
    { id: first.id, path: '/branding/portret/', title: 'Портрет', description, icon: 'Star' },
    {
      id: second.id,
      path: '/branding/kampania/',
      title: 'Кампания',
      description,
      icon: 'Megaphone',
    },
  ])
  expect(tags).toEqual(['services', `service:${first.id}`, `service:${second.id}`])
})

it('R-BRAND-2 a service is answered with its body and its form', async () => {
  const { value, tags } = await ask({ ask: 'service', slug: 'portret' })
  const [email, select, checkbox] = first.form ?? []
  expect(value).toMatchObject({ title: 'Портрет', icon: 'Star', formerPaths: [] })
  expect(value).toMatchObject({ bodyHtml: expect.stringContaining('Подробно') })
  expect(value).toMatchObject({
    form: [
      { ...form[0], id: email?.id, options: [] },
      { ...form[1], id: select?.id, placeholder: '', required: false },
      { ...form[2], id: checkbox?.id, placeholder: '', options: [] },
    ],
  })
  expect(tags).toEqual([`service:${first.id}`])
})

it('R-BRAND-2 a service that has moved is answered with its former addresses', async () => {
  const { id } = await made({ title: 'Едно' })
  await change(id, { title: 'Две' })
  await change(id, { title: 'Три' })
  expect((await ask({ ask: 'service', slug: 'tri' })).value).toMatchObject({
    formerPaths: ['/branding/edno/', '/branding/dve/'],
  })
  expect((await ask({ ask: 'service', slug: 'edno' })).value).toBeNull()
  await change(id, { deletedAt: new Date().toISOString() })
})

it('R-BRAND-3 one in the trash is answered nowhere until it is restored', async () => {
  const { id } = await made({ title: 'Скрита' })
  const isListed = async () => JSON.stringify((await ask({ ask: 'services' })).value)
  expect(await isListed()).toContain('Скрита')
  await change(id, { deletedAt: new Date().toISOString() })
  expect(await isListed()).not.toContain('Скрита')
  expect(await ask({ ask: 'service', slug: 'skrita' })).toEqual({ value: null, tags: [] })
  await change(id, { deletedAt: null })
  expect((await ask({ ask: 'service', slug: 'skrita' })).value).toMatchObject({ title: 'Скрита' })
})
