import type { Service } from '@kariera/shared/payload-types'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestMailServer } from '../../../../scripts/testing/mail-server.ts'
import type { TestNewsroom } from '../../testing/newsroom.ts'
import { openNewsroomWithMail, type NewsroomWithMail } from '../../testing/newsroomWithMail.ts'
import { restFrom } from '../../testing/rest.ts'
import { bodyOf } from '../../testing/text.ts'

let open: NewsroomWithMail
let mails: TestMailServer
let newsroom: TestNewsroom
let service: Service

beforeAll(async () => {
  open = await openNewsroomWithMail()
  ;({ mails, newsroom } = open)
  service = await newsroom.payload.create({
    collection: 'services',
    depth: 0,
    req: await newsroom.asEditor(),
    data: {
      title: 'Портрет на „личен“ бранд',
      description: 'Разказваме кой сте',
      body: bodyOf('Какво правим'),
      icon: 'User',
      form: [
        { type: 'text', label: 'Как се казвате?', required: true },
        { type: 'email', label: 'Вашият имейл', required: true },
        { type: 'tel', label: 'Телефон' },
        { type: 'number', label: 'Години опит' },
        { type: 'select', label: 'Бранш', options: ['Занаяти', 'ИТ'], required: true },
        { type: 'radio', label: 'Кога?', options: ['Сега', 'По-късно'] },
        { type: 'checkbox', label: 'Какво Ви трябва', options: ['Снимки', 'Текст', 'Видео'] },
        { type: 'checkbox', label: 'Съгласен съм', required: true },
        { type: 'textarea', label: 'Разкажете' },
      ],
    },
  })
})
beforeEach(() => open.empty())
afterAll(() => open.close())

const values = {
  'Как се казвате?': 'Ангел Костов',
  'Вашият имейл': 'angel@example.com',
  'Години опит': '12',
  Бранш: 'ИТ',
  'Какво Ви трябва': ['Видео', 'Снимки'],
  'Съгласен съм': true,
  Разкажете: 'Първи ред\nВтори ред <script>',
}

const idOf = (label: string) =>
  service.form?.find((field) => field.label === label)?.id ?? `no field ${label}`

function dataOf(changes: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = { ...values, ...changes }
  const given = Object.entries(all).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([label, value]) => [idOf(label), value]))
}

const formFields = () => (service.form ?? []).map(({ id, label }) => ({ id: String(id), label }))

function callOf(changes: Record<string, unknown> = {}) {
  return { formData: dataOf(changes), serviceName: service.title, formFields: formFields() }
}

const post = (body: object) =>
  restFrom(newsroom, { 'x-forwarded-for': '198.18.0.9' })('POST', '/email/branding', body)

async function requests() {
  const { docs } = await newsroom.payload.find({
    collection: 'branding-requests',
    sort: 'id',
    depth: 0,
  })
  return docs
}

async function errorOf(body: object): Promise<unknown> {
  const answer = await post(body)
  const { error } = (await answer.json()) as { error?: unknown }
  expect([await requests(), mails.received]).toEqual([[], []])
  return `${answer.status} ${String(error)}`
}

describe('P-CALL-1 a request for a service', () => {
  it('arrives at the configured address with every label and value, to be answered', async () => {
    const answer = await post(callOf())
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    const [mail] = mails.received
    expect(mail?.to).toMatchObject([{ address: 'redaktsia@kariera.example' }])
    expect(mail?.replyTo).toMatchObject([{ address: 'angel@example.com' }])
    expect(mail?.subject).toBe('Заявка: Портрет на „личен“ бранд')
    for (const line of [
      'Как се казвате?: Ангел Костов',
      'Вашият имейл: angel@example.com',
      'Телефон: –',
      'Години опит: 12',
      'Бранш: ИТ',
      'Кога?: –',
      'Какво Ви трябва: Снимки, Видео',
      'Съгласен съм: Да',
      'Разкажете:\nПърви ред\nВтори ред <script>',
    ]) {
      expect(mail?.text).toContain(line)
    }
    for (const { label } of formFields()) expect(mail?.html).toContain(label)
    expect(mail?.html).toContain('&lt;script&gt;')
    expect(mail?.html).not.toContain('<script>')
  })

  it('is shown by the labels that the form had then', async () => {
    await post(callOf())
    const [kept] = await requests()
    expect(kept).toMatchObject({
      service: service.id,
      serviceName: service.title,
      replyTo: 'angel@example.com',
      mailState: 'sent',
      messageId: mails.received[0]?.messageId,
    })
    expect(kept?.fields).toHaveLength(9)
    expect(kept?.fields?.[6]).toMatchObject({ label: 'Какво Ви трябва', value: 'Снимки, Видео' })
  })

  it('may be made again at once, for the same service or another', async () => {
    await post(callOf())
    await post(callOf())
    expect(mails.received).toHaveLength(2)
    expect(await requests()).toHaveLength(2)
  })

  it('is kept unsent where the mail fails, and replaced by the next try', async () => {
    mails.mood = 'refusing'
    const answer = await post(callOf())
    expect(answer.status).toBe(502)
    expect(await answer.json()).toEqual({
      success: false,
      error: 'Възникна грешка при изпращането на съобщението.',
    })
    expect(await requests()).toMatchObject([{ mailState: 'unsent' }])
    mails.mood = 'well'
    await post(callOf({ Разкажете: 'Още по-добре' }))
    const kept = await requests()
    expect(kept).toMatchObject([{ mailState: 'sent' }])
    expect(kept[0]?.fields?.at(-1)?.value).toBe('Още по-добре')
  })
})

describe('R-BRAND-2 the form is held against the service itself', () => {
  it('what is required has to be there, whatever the caller says of the form', async () => {
    const lying = { ...callOf({ 'Как се казвате?': undefined }), formFields: [] }
    expect(await errorOf(lying)).toBe('400 Попълнете полето „Как се казвате?“.')
    expect(await errorOf(callOf({ 'Как се казвате?': '  ' }))).toContain('„Как се казвате?“')
    expect(await errorOf(callOf({ 'Съгласен съм': false }))).toContain('„Съгласен съм“')
  })

  it.each([
    ['Вашият имейл', 'angel@'],
    ['Вашият имейл', 'angel@example.com\r\nBcc: vsichki@example.com'],
    ['Вашият имейл', ['angel@example.com']],
    ['Години опит', 'много'],
    ['Бранш', 'Друг'],
    ['Какво Ви трябва', ['Снимки', 'Танци']],
    ['Как се казвате?', 'x'.repeat(301)],
    ['Как се казвате?', 'Две\nимена'],
    ['Разкажете', 'x\u0000y'],
  ])('%s may not be %j', async (label, value) => {
    expect(await errorOf(callOf({ [label]: value }))).toBe(
      `400 Проверете какво сте написали в полето „${label}“.`,
    )
  })

  it('a field that the form has no more is no reason to lose what somebody wrote', async () => {
    const stale = callOf()
    expect(await errorOf({ ...stale, formData: { ...stale.formData, gone: 'x' } })).toBe(
      '400 Междувременно формулярът е променен. Презаредете страницата и опитайте отново.',
    )
  })

  it('R-BRAND-3 there is no service of this name, or it lies in the trash', async () => {
    expect(await errorOf({ ...callOf(), serviceName: 'Няма' })).toBe('404 Service not found')
    const { payload } = newsroom
    const trash = (deletedAt: string | null) =>
      payload.update({
        collection: 'services',
        id: service.id,
        data: { deletedAt },
        trash: true,
        depth: 0,
      })
    await trash(new Date().toISOString())
    expect(await errorOf(callOf())).toBe('404 Service not found')
    await trash(null)
  })

  it('a plain form without script is answered with a page, or led back to the form', async () => {
    const form = new URLSearchParams({ serviceName: service.title, homepage: '' })
    for (const [id, value] of Object.entries(dataOf())) {
      for (const one of [value].flat()) form.append(id, one === true ? 'on' : String(one))
    }
    const wrong = new URLSearchParams(form)
    wrong.delete(idOf('Бранш'))
    const refused = await post(wrong)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Попълнете полето „Бранш“.')
    const sent = await post(form)
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/branding/${service.slug ?? ''}/#sent`,
    ])
    expect(mails.received[0]?.text).toContain('Какво Ви трябва: Снимки, Видео')
  })
})
