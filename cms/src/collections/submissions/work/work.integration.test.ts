import { setClock } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestMailServer } from '../../../../../scripts/testing/mail-server.ts'
import type { TestNewsroom } from '#testing/newsroom.ts'
import { openNewsroomWithMail, type NewsroomWithMail } from '#testing/newsroomWithMail.ts'
import { restAs, restFrom, type Caller } from '#testing/rest.ts'
import type { Work } from './work.ts'

const message = {
  email: 'radka@example.com',
  name: 'Радка Стоянова',
  phone: '+359 888 123 456',
  message: 'Здравейте!\nИмам предложение.',
}

let open: NewsroomWithMail
let mails: TestMailServer
let newsroom: TestNewsroom
let asEditor: Caller

beforeAll(async () => {
  open = await openNewsroomWithMail()
  ;({ mails, newsroom } = open)
  asEditor = await restAs(newsroom, 'editor')
})
beforeEach(() => open.empty())
afterEach(() => setClock(null))
afterAll(() => open.close())

/** A message that was sent on; its path below /api. */
async function received(changes: object = {}): Promise<`/${string}`> {
  const call = restFrom(newsroom, { 'x-forwarded-for': '198.18.7.1', 'user-agent': 'Firefox' })
  const answer = await call('POST', '/email/contact', { ...message, ...changes })
  expect(answer.status).toBe(200)
  mails.received.length = 0
  const { docs } = await newsroom.payload.find({ collection: 'contact-submissions', depth: 0 })
  return `/contact-submissions/${docs[0]!.id}`
}

const workOf = async (path: `/${string}`): Promise<Work> =>
  (await asEditor('GET', `${path}/work`)).json()

let ids = 0
/** A reply as a form sends it, to a message without replies. */
const reply = (text: unknown, changes: object = {}) => ({
  id: (ids += 1).toString(16).padStart(24, '0'),
  text,
  seen: 0,
  ...changes,
})

const nameOfEditor = async () => {
  const where = { role: { equals: 'editor' } }
  const { docs } = await newsroom.payload.find({ collection: 'users', where, depth: 0 })
  return docs[0]!.name
}

describe('B-MSG-1 a message is replied to from the newsroom', () => {
  it('by mail to its sender, and the text is kept: it is answered, by whom and when', async () => {
    const path = await received()
    setClock(new Date('2026-11-26T10:00:00Z'))
    const answer = await asEditor(
      'POST',
      `${path}/replies`,
      reply(' Благодарим Ви!\nЩе се обадим. '),
    )
    expect(answer.status, await answer.clone().text()).toBe(200)
    const by = await nameOfEditor()
    const at = expect.stringMatching(/^2026-11-26T10:00:0/)
    expect(await answer.json()).toMatchObject({
      answeredAt: at,
      answeredBy: by,
      replies: [
        { text: 'Благодарим Ви!\nЩе се обадим.', at, by, mailState: 'sent', mailError: null },
      ],
    })
    expect(mails.received).toHaveLength(1)
    const [mail] = mails.received
    expect(mail?.to).toMatchObject([{ address: message.email }])
    expect(mail?.from).toMatchObject({ name: 'Кариера' })
    expect(mail?.replyTo).toMatchObject([{ address: 'redaktsia@kariera.example' }])
    expect(mail?.subject).toBe('Отговор на Вашето съобщение')
    expect(mail?.text).toContain('Благодарим Ви!\nЩе се обадим.')
    expect(mail?.text).toContain('> Здравейте!\n> Имам предложение.')
  })

  it('that did not go out is kept with its reason, and is sent once more by a press', async () => {
    const path = await received()
    mails.mood = 'refusing'
    const refused = await asEditor('POST', `${path}/replies`, reply('Благодарим Ви!'))
    expect(refused.status).toBe(502)
    const { answeredAt, replies } = await workOf(path)
    expect(answeredAt).toBeNull()
    expect(replies).toMatchObject([{ text: 'Благодарим Ви!', mailState: 'unsent' }])
    expect(replies[0]!.mailError).toContain('No mail today')
    mails.mood = 'well'
    const again = { again: replies[0]!.id }
    expect((await asEditor('POST', `${path}/replies`, again)).status).toBe(200)
    expect(await workOf(path)).toMatchObject({ replies: [{ mailState: 'sent', mailError: null }] })
    expect(mails.received).toHaveLength(1)
    // What has gone out does not go out again.
    expect((await asEditor('POST', `${path}/replies`, again)).status).toBe(409)
    expect(mails.received).toHaveLength(1)
  })

  it('once, however often it is pressed, and whoever else is quicker', async () => {
    const path = await received()
    const own = reply('Благодарим Ви!')
    const statuses = await Promise.all(
      [own, own, own].map(async (body) => (await asEditor('POST', `${path}/replies`, body)).status),
    )
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    const late = await asEditor('POST', `${path}/replies`, reply('И от мен.'))
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('A colleague has replied meanwhile')
    expect(mails.received).toHaveLength(1)
    const knowing = reply('И от мен.', { seen: 1 })
    expect((await asEditor('POST', `${path}/replies`, knowing)).status).toBe(200)
    expect((await workOf(path)).replies.map(({ text }) => text)).toEqual([own.text, 'И от мен.'])
  })

  it('whose process has ended can be sent again a minute later', async () => {
    const path = await received()
    const own = reply('Благодарим Ви!')
    await asEditor('POST', `${path}/replies`, own)
    await newsroom.payload.db.drizzle.execute(
      sql`UPDATE contact_submissions_replies SET mail_state = 'sending'`,
    )
    expect((await asEditor('POST', `${path}/replies`, { again: own.id })).status).toBe(409)
    expect(await workOf(path)).toMatchObject({ replies: [{ mailState: 'sending' }] })
    setClock(new Date(Date.now() + 61_000))
    expect(await workOf(path)).toMatchObject({ replies: [{ mailState: 'unsent' }] })
    expect((await asEditor('POST', `${path}/replies`, { again: own.id })).status).toBe(200)
    const [first, second] = mails.received
    expect(first?.messageId).toBe(second?.messageId)
  })

  it.each([
    ['without a text', reply(undefined)],
    ['with an empty text', reply(' \0 ')],
    ['with a text that is too long', reply('я'.repeat(10_001))],
    ['with what is no text', reply({ toString: 1 })],
    ['with more than a text', reply('Да', { to: 'someone@example.com' })],
    ['with another id', reply('Да', { id: 'x' })],
    ['without what its writer has seen', reply('Да', { seen: -1 })],
    ['of an unknown kind', { again: '1' }],
  ])('not %s', async (_what, body) => {
    const path = await received()
    expect((await asEditor('POST', `${path}/replies`, body)).status).toBe(400)
    expect(mails.received).toEqual([])
    expect(await workOf(path)).toMatchObject({ answeredAt: null, replies: [] })
  })

  it('where the sender has left an address', async () => {
    const { id } = await newsroom.payload.create({
      collection: 'branding-requests',
      data: {
        serviceName: 'Обучение',
        identifier: 'x',
        messageId: '<x@kariera.example>',
        mailState: 'sent',
        attempts: 1,
        fields: [{ label: 'Име', value: 'Радка' }],
      },
    })
    const path = `/branding-requests/${id}` as const
    expect(await workOf(path)).toMatchObject({ address: null })
    expect((await asEditor('POST', `${path}/replies`, reply('Да'))).status).toBe(409)
  })
})

describe('B-MSG-1 the work on a message', () => {
  it('is marked as answered, given to somebody, and noted, each alone', async () => {
    const path = await received()
    const { people } = await workOf(path)
    const assignee = people[0]!.id
    const change = async (body: object) => (await asEditor('POST', `${path}/work`, body)).json()
    expect(await change({ answered: true })).toMatchObject({ answeredBy: await nameOfEditor() })
    expect(await change({ assignee })).toMatchObject({ assignee })
    const note = { text: ' Обадих се. ', was: '' }
    expect(await change({ note })).toMatchObject({ note: 'Обадих се.', assignee })
    expect(await change({ answered: false })).toMatchObject({
      ...{ answeredAt: null, answeredBy: null, note: 'Обадих се.', assignee },
    })
    expect(await change({ assignee: null, note: { text: '', was: 'Обадих се.' } })).toMatchObject({
      assignee: null,
      note: '',
    })
  })

  it.each([
    ['an unknown account', { assignee: 999_999 }],
    ['an account that is none', { assignee: '1' }],
    ['a note that is too long', { note: { text: 'я'.repeat(2001), was: '' } }],
    ['another field', { message: 'Друго' }],
  ])('does not take %s', async (_what, body) => {
    const path = await received()
    expect((await asEditor('POST', `${path}/work`, body)).status).toBe(400)
    expect(await workOf(path)).toMatchObject({ assignee: null, note: '', answeredAt: null })
  })

  it('overwrites no note that its writer has not seen', async () => {
    const path = await received()
    const change = (text: string, was: string) =>
      asEditor('POST', `${path}/work`, { note: { text, was } })
    await change('Обадих се.', '')
    expect((await change('Писах му.', '')).status).toBe(409)
    expect(await workOf(path)).toMatchObject({ note: 'Обадих се.' })
    expect((await change('Писах му.', 'Обадих се.')).status).toBe(200)
  })

  it('stays with the words that it is about', async () => {
    mails.mood = 'refusing'
    const write = () =>
      restFrom(newsroom, { 'x-forwarded-for': '198.18.7.1', 'user-agent': 'Firefox' })(
        ...(['POST', '/email/contact', message] as const),
      )
    const all = () =>
      newsroom.payload.find({ collection: 'contact-submissions', sort: 'id', depth: 0 })
    await write()
    const { docs } = await all()
    await asEditor('POST', `/contact-submissions/${docs[0]!.id}/work`, { answered: true })
    await write()
    expect((await all()).docs.map(({ answeredAt }) => answeredAt !== null)).toEqual([true, false])
  })

  it('is of editors: an author neither sees nor changes it, and is never given it', async () => {
    const path = await received()
    const asAuthor = await restAs(newsroom, 'author')
    for (const [method, place] of [
      ['GET', 'work'],
      ['POST', 'work'],
      ['POST', 'replies'],
    ] as const)
      expect(
        (await asAuthor(method, `${path}/${place}`, method === 'GET' ? undefined : {})).status,
      ).toBe(403)
    const where = { role: { equals: 'author' } }
    const { docs } = await newsroom.payload.find({ collection: 'users', where, depth: 0 })
    const given = await asEditor('POST', `${path}/work`, { assignee: docs[0]!.id })
    expect(given.status).toBe(400)
  })

  it('of a message that does not exist is none', async () => {
    expect((await asEditor('GET', '/contact-submissions/999999/work')).status).toBe(404)
    expect(
      (await asEditor('POST', '/contact-submissions/999999/work', { answered: true })).status,
    ).toBe(404)
    expect(
      (await asEditor('POST', '/contact-submissions/999999/replies', reply('Да'))).status,
    ).toBe(404)
  })

  it('is counted until it is done', async () => {
    const { readWaitingCounts, readWaitingSubmissions } = await import('./readWaiting.ts')
    const path = await received()
    const { payload } = newsroom
    expect(await readWaitingCounts(payload)).toEqual({
      'contact-submissions': 1,
      'branding-requests': 0,
    })
    expect(await readWaitingSubmissions(payload, 5)).toMatchObject([{ name: message.name }])
    await asEditor('POST', `${path}/work`, { answered: true })
    expect(await readWaitingCounts(payload)).toMatchObject({ 'contact-submissions': 0 })
    expect(await readWaitingSubmissions(payload, 5)).toEqual([])
  })
})
