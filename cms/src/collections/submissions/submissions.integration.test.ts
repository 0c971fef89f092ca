import { setClock } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMailServer, type TestMailServer } from '../../../../scripts/testing/mail-server.ts'
import type { TestNewsroom } from '../../testing/newsroom.ts'
import { openNewsroomWithMail, type NewsroomWithMail } from '../../testing/newsroomWithMail.ts'
import { restAs, restFrom } from '../../testing/rest.ts'

const failed = 'Възникна грешка при изпращането на съобщението.'
const toWait = (minutes: number) =>
  `Моля изчакайте ${minutes} минути преди да изпратите ново съобщение.`

const message = {
  email: 'radka@example.com',
  name: 'Радка Стоянова',
  phone: '+359 888 123 456',
  message: 'Здравейте!\nИмам предложение за статия <b>„Занаяти“</b> & още нещо.',
}

let open: NewsroomWithMail
let mails: TestMailServer
let newsroom: TestNewsroom

beforeAll(async () => {
  open = await openNewsroomWithMail({ ADMIN_URL: 'https://redaktsia.kariera.example' })
  ;({ mails, newsroom } = open)
})
beforeEach(() => open.empty())
afterEach(() => setClock(null))
afterAll(() => open.close())

/** A reader with their own address. */
function reader({ address = freshAddress(), agent = 'Firefox' } = {}) {
  const headers = { 'x-forwarded-for': address, 'user-agent': agent }
  const call = restFrom(newsroom, headers)
  return {
    write: (changes: object = {}) => call('POST', '/email/contact', { ...message, ...changes }),
    post: (path: string, body: object | string) => call('POST', path, body),
  }
}

let addresses = 0
const freshAddress = () => `198.18.${(addresses += 1) >> 8}.${addresses & 255}`

async function submissions() {
  const { docs } = await newsroom.payload.find({
    collection: 'contact-submissions',
    sort: 'id',
    depth: 0,
    limit: 200,
  })
  return docs
}

const sendDue = async (payload: Payload = newsroom.payload) =>
  (await import('./send.ts')).sendDue(payload)

describe('R-CONT-3 a cooldown that cannot be looked up', () => {
  const changeSentAt = (type: string, value: string) =>
    newsroom.payload.db.drizzle.execute(
      sql.raw(`ALTER TABLE contact_submissions ALTER COLUMN sent_at TYPE ${type} USING ${value}`),
    )

  it('is logged, and does not refuse the sender', async () => {
    const { acceptMessage } = await import('./accept.ts')
    const req = await createLocalReq({}, newsroom.payload)
    const logged = vi.spyOn(newsroom.payload.logger, 'error')
    // JSON has no order, so the newest message cannot be found.
    await changeSentAt('json', 'to_json(sent_at)')
    const accepted = await acceptMessage(req, ['a sender'], message)
    await changeSentAt('timestamptz', '(sent_at #>> $${}$$)::timestamptz')
    expect(accepted).toHaveProperty('submission')
    expect(await submissions()).toMatchObject([{ message: message.message }])
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ event: 'contact.cooldown.unreadable' }),
    )
    logged.mockRestore()
  })
})

describe('P-CALL-2 a message to the editors', () => {
  it('may come from a national domain, which mail servers know by another name', async () => {
    expect((await reader().write({ email: 'radka@пример.бг' })).status).toBe(200)
    expect(mails.received.at(-1)?.replyTo).toMatchObject([
      { address: 'radka@xn--e1afmkfd.xn--90ae' },
    ])
    expect((await reader().write({ email: 'radka@пример' })).status).toBe(400)
  })

  it('arrives at the configured address, in Bulgarian, to be answered to its sender', async () => {
    const answer = await reader().write()
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(mails.received).toHaveLength(1)
    const [mail] = mails.received
    expect(mail?.from).toMatchObject({ name: 'Кариера', address: 'redaktsia@example.com' })
    expect(mail?.to).toMatchObject([{ address: 'redaktsia@kariera.example' }])
    expect(mail?.replyTo).toMatchObject([{ name: message.name, address: message.email }])
    expect(mail?.subject).toBe('Съобщение от Радка Стоянова')
    const [kept] = await submissions()
    expect(mail?.messageId).toBe(kept?.messageId)
    for (const words of [message.name, message.email, message.phone, 'Имейл', 'Телефон']) {
      expect(mail?.text).toContain(words)
      expect(mail?.html).toContain(words)
    }
    expect(mail?.text).toContain(message.message)
    expect(mail?.html).toContain('&lt;b&gt;„Занаяти“&lt;/b&gt; &amp; още нещо.')
    expect(mail?.text).toContain(
      `https://redaktsia.kariera.example/admin/collections/contact-submissions/${kept?.id}`,
    )
  })

  it('goes to whom the site settings name, as soon as they name another', async () => {
    const updateTo = (mailTo: string) =>
      newsroom.payload.updateGlobal({ slug: 'site-settings', data: { mailTo }, depth: 0 })
    await updateTo('drugi@kariera.example')
    await reader().write()
    await updateTo('')
    await reader().write()
    expect(mails.received.map(({ to }) => to?.[0]?.address)).toEqual([
      'drugi@kariera.example',
      'redaktsia@kariera.example',
    ])
  })

  it('is a submission, which editors only read', async () => {
    await reader().write()
    const [kept] = await submissions()
    expect(kept).toMatchObject({ ...message, mailState: 'sent' })
    expect(kept?.sentAt).toBeTruthy()
    const path = `/contact-submissions/${kept?.id}`
    const [anyone, author, editor, administrator] = [
      restFrom(newsroom, {}),
      ...(await Promise.all(
        (['author', 'editor', 'administrator'] as const).map((role) => restAs(newsroom, role)),
      )),
    ]
    expect((await anyone('GET', path)).status).toBe(403)
    expect((await author?.('GET', path))?.status).toBe(403)
    expect((await editor?.('GET', path))?.status).toBe(200)
    expect((await editor?.('PATCH', path, { message: 'x' }))?.status).toBe(403)
    expect((await editor?.('DELETE', path))?.status).toBe(403)
    // Administrators may delete a submission: a sender has the right to be forgotten.
    expect((await administrator?.('DELETE', path))?.status).toBe(200)
  })

  it('keeps neither address nor browser of who wrote it', async () => {
    await reader({ address: '203.0.113.77', agent: 'Strange browser 7' }).write()
    const { rows } = await newsroom.payload.db.drizzle.execute(
      sql`SELECT * FROM contact_submissions`,
    )
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Strange/)
  })

  it('is kept for 12 months', async () => {
    const { housekeep } = await import('../../housekeeping.ts')
    const sweep = () =>
      newsroom.payload.db.drizzle.transaction((transaction) => housekeep(transaction, []))
    await reader().write()
    const day = 24 * 60 * 60_000
    setClock(new Date(Date.now() + 364 * day))
    await sweep()
    expect(await submissions()).toHaveLength(1)
    setClock(new Date(Date.now() + 368 * day))
    await sweep()
    expect(await submissions()).toHaveLength(0)
  })
})

describe('R-CONT-2 one message per sender per 10 minutes (strong)', () => {
  const minute = 60_000

  it('tells how many minutes are left, rounded up, and takes the next one then', async () => {
    const start = Date.now()
    const { write } = reader()
    setClock(new Date(start))
    expect((await write()).status).toBe(200)
    for (const [after, minutes] of [
      [1000, 10],
      [minute + 5000, 9],
      [9 * minute + 5000, 1],
    ] as const) {
      setClock(new Date(start + after))
      const refused = await write({ message: 'Още нещо' })
      expect(refused.status).toBe(429)
      expect(await refused.json()).toEqual({ success: false, error: toWait(minutes) })
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600 - after / 1000 + 1)
    }
    expect(await submissions()).toHaveLength(1)
    setClock(new Date(start + 10 * minute + 1000))
    expect((await write({ message: 'Още нещо' })).status).toBe(200)
    expect(mails.received).toHaveLength(2)
  })

  it('holds for one network and browser, and for nobody else', async () => {
    const address = freshAddress()
    expect((await reader({ address }).write()).status).toBe(200)
    expect((await reader({ address, agent: 'Safari' }).write()).status).toBe(200)
    expect((await reader().write()).status).toBe(200)
    expect((await reader({ address }).write()).status).toBe(429)
  })

  it('holds across midnight in Sofia, though the salt is another one', async () => {
    const { write } = reader()
    setClock(new Date('2026-11-22T21:58:00Z'))
    expect((await write()).status).toBe(200)
    setClock(new Date('2026-11-22T22:03:00Z'))
    expect((await write()).status).toBe(429)
    setClock(new Date('2026-11-22T22:08:01Z'))
    expect((await write()).status).toBe(200)
  })

  it('holds across midnight on the day after the clocks were put forward', async () => {
    const { write } = reader()
    setClock(new Date('2027-03-28T20:58:00Z'))
    expect((await write()).status).toBe(200)
    setClock(new Date('2027-03-28T21:05:00Z'))
    expect((await write()).status).toBe(429)
  })

  it('of 100 at the same instant exactly one is accepted, 99 are told to wait', async () => {
    const { write } = reader()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => write({ message: `Съобщение ${index}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(99)
    for (const answer of refused) {
      expect(await answer.json()).toEqual({ success: false, error: toWait(10) })
    }
    expect(mails.received).toHaveLength(1)
    expect(await submissions()).toHaveLength(1)
  })

  it('is held by the database, for all processes together', async () => {
    const neighbour = await newsroom.openNeighbour()
    const { acceptMessage } = await import('./accept.ts')
    const { send } = await import('./send.ts')
    const { createLocalReq } = await import('payload')
    const accepted = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const payload = index % 2 ? neighbour : newsroom.payload
        const req = await createLocalReq({}, payload)
        const acceptance = await acceptMessage(req, ['one sender'], message)
        return 'submission' in acceptance && (await send(payload, acceptance.submission))
      }),
    )
    expect(accepted.filter(Boolean)).toHaveLength(1)
    expect(mails.received).toHaveLength(1)
    await neighbour.destroy()
  })

  it('counts a signed-in user as one, wherever he writes from', async () => {
    const account = { email: `${randomUUID()}@example.com`, password: randomUUID() }
    const { payload } = newsroom
    const data = { ...account, name: 'Автор', role: 'author' } as const
    await payload.create({ collection: 'users', depth: 0, data })
    const { token } = await payload.login({ collection: 'users', data: account })
    const from = (address: string) =>
      restFrom(newsroom, { authorization: `JWT ${token}`, 'x-forwarded-for': address })
    expect((await from('198.19.0.1')('POST', '/email/contact', message)).status).toBe(200)
    expect((await from('198.19.0.2')('POST', '/email/contact', message)).status).toBe(429)
    expect((await restFrom(newsroom, {})('POST', '/email/contact', message)).status).toBe(200)
  })
})

describe('R-CONT-2 a mail that cannot be sent (strong)', () => {
  it.each(['refusing', 'hanging up', 'silent'] as const)(
    'is told to its sender, kept unsent, and replaced by his next try: a server that is %s',
    async (mood) => {
      const { write } = reader()
      mails.mood = mood
      const answer = await write({ message: 'Първи опит' })
      expect(answer.status).toBe(502)
      expect(await answer.json()).toEqual({ success: false, error: failed })
      const [unsent] = await submissions()
      expect(unsent).toMatchObject({ message: 'Първи опит', mailState: 'unsent', sentAt: null })
      expect(unsent?.mailError).toBeTruthy()
      mails.mood = 'well'
      expect((await write({ message: 'Втори опит' })).status).toBe(200)
      const kept = await submissions()
      expect(kept).toMatchObject([
        { id: unsent?.id, message: 'Втори опит', mailState: 'sent', mailError: null },
      ])
      expect(kept[0]?.messageId).not.toBe(unsent?.messageId)
      expect(mails.received.map(({ text }) => text)).toEqual([
        expect.stringContaining('Втори опит'),
      ])
      // The cooldown begins only with the submission that was sent.
      expect((await write()).status).toBe(429)
    },
  )

  it('is of one person: of two behind one network and browser neither loses what was written', async () => {
    const { write } = reader()
    mails.mood = 'refusing'
    await write({ email: 'ivan@example.com', message: 'От Иван' })
    await write({ email: 'maria@example.com', message: 'От Мария' })
    await write({ email: 'Ivan@example.com', message: 'Пак от Иван' })
    expect((await submissions()).map((one) => one.message)).toEqual(['Пак от Иван', 'От Мария'])
    mails.mood = 'well'
    setClock(new Date(Date.now() + 10 * 60_000))
    await sendDue()
    expect(mails.received.map(({ replyTo }) => replyTo?.[0]?.address).sort()).toEqual([
      'Ivan@example.com',
      'maria@example.com',
    ])
  })

  it('lets the next one of the sender through that waited for it', async () => {
    const { write } = reader()
    mails.mood = 'silent'
    const first = write({ message: 'Първи' })
    await expect
      .poll(async () => (await submissions()).map((one) => one.mailState))
      .toEqual(['sending'])
    const second = write({ message: 'Втори' })
    expect((await first).status).toBe(502)
    mails.mood = 'well'
    expect((await second).status).toBe(200)
    expect(await submissions()).toMatchObject([{ message: 'Втори', mailState: 'sent' }])
  })

  it('is not mailed in other words than it was kept for', async () => {
    const { createLocalReq } = await import('payload')
    const { acceptMessage } = await import('./accept.ts')
    const { send } = await import('./send.ts')
    const req = await createLocalReq({}, newsroom.payload)
    const accepted = await acceptMessage(req, ['changed'], message)
    if (!('submission' in accepted)) throw new Error('It was not accepted.')
    await newsroom.payload.update({
      collection: 'contact-submissions',
      id: accepted.submission.id,
      data: { messageId: '<other@kariera.example>' },
      depth: 0,
    })
    expect(await send(newsroom.payload, accepted.submission)).toBe(false)
    expect(mails.received).toEqual([])
  })

  it('is tried again for some days, and then by an editor alone', async () => {
    mails.mood = 'refusing'
    await reader().write()
    const { drizzle } = newsroom.payload.db
    await drizzle.execute(sql`UPDATE contact_submissions SET attempts = 19`)
    setClock(new Date(Date.now() + 60 * 60_000))
    await sendDue()
    expect(await submissions()).toMatchObject([
      { mailState: 'unsent', attempts: 20, nextTryAt: null },
    ])
    setClock(new Date(Date.now() + 24 * 60 * 60_000))
    await sendDue()
    expect(await submissions()).toMatchObject([{ attempts: 20 }])
  })

  it('is tried again by itself, as the same mail, and then the cooldown begins', async () => {
    const { write } = reader()
    await mails.close()
    expect((await write()).status).toBe(502)
    const [unsent] = await submissions()
    const start = Date.now()
    setClock(new Date(start + 50_000))
    await sendDue()
    expect((await submissions())[0]?.attempts).toBe(1)
    setClock(new Date(start + 61_000))
    await sendDue()
    expect(await submissions()).toMatchObject([{ mailState: 'unsent', attempts: 2 }])
    open.mails = mails = await openMailServer(mails.port)
    setClock(new Date(start + 4 * 60_000))
    await sendDue()
    expect(await submissions()).toMatchObject([{ mailState: 'sent', messageId: unsent?.messageId }])
    expect(mails.received).toMatchObject([{ messageId: unsent?.messageId }])
    expect((await write()).status).toBe(429)
    await sendDue()
    expect(mails.received).toHaveLength(1)
  })

  it('is the same mail where the same words come again: the first may have arrived', async () => {
    const { write } = reader()
    mails.mood = 'silent'
    await write()
    const [first] = await submissions()
    mails.mood = 'well'
    await write()
    expect(mails.received).toMatchObject([{ messageId: first?.messageId }])
  })

  it('goes out after its sender was ended in the middle of it', async () => {
    const { createLocalReq } = await import('payload')
    const { acceptMessage } = await import('./accept.ts')
    const { leaseMs } = await import('./submission.ts')
    // A submission whose process ended right after it was accepted.
    await acceptMessage(await createLocalReq({}, newsroom.payload), ['gone'], message)
    await sendDue()
    expect(mails.received).toHaveLength(0)
    setClock(new Date(Date.now() + leaseMs + 1000))
    await Promise.all([sendDue(), sendDue(), sendDue()])
    expect(mails.received).toHaveLength(1)
    expect(await submissions()).toMatchObject([{ mailState: 'sent' }])
  })

  it('is sent again by an editor, and by nobody else', async () => {
    mails.mood = 'refusing'
    await reader().write()
    const [unsent] = await submissions()
    const path = `/contact-submissions/${unsent?.id}/send`
    expect((await restFrom(newsroom, {})('POST', path)).status).toBe(403)
    expect((await (await restAs(newsroom, 'author'))('POST', path)).status).toBe(403)
    const editor = await restAs(newsroom, 'editor', 'bg')
    const refused = await editor('POST', path)
    expect(refused.status).toBe(502)
    expect(await refused.text()).toContain('Имейлът не можа да се изпрати')
    mails.mood = 'well'
    expect((await editor('POST', path)).status).toBe(200)
    expect((await editor('POST', path)).status).toBe(409)
    expect((await editor('POST', '/contact-submissions/999999/send')).status).toBe(409)
    expect(mails.received).toMatchObject([{ messageId: unsent?.messageId }])
  })
})

describe('R-CONT-1 the endpoints of the forms', () => {
  it('name the field that is missing or wrong, and keep nothing', async () => {
    const { write } = reader()
    const errorOf = async (changes: object) => {
      const answer = await write(changes)
      expect(answer.status).toBe(400)
      return ((await answer.json()) as { error: string }).error
    }
    expect(await errorOf({ email: '' })).toBe('Попълнете полето „Имейл“.')
    expect(await errorOf({ email: 'radka@' })).toContain('„Имейл“')
    expect(await errorOf({ name: '   ' })).toBe('Попълнете полето „Име“.')
    expect(await errorOf({ phone: undefined })).toBe('Попълнете полето „Телефон“.')
    expect(await errorOf({ message: 'x'.repeat(5001) })).toContain('„Съобщение“')
    expect(await errorOf({ name: 'Радка\r\nBcc: vsichki@example.com' })).toContain('„Име“')
    expect(await submissions()).toEqual([])
    expect(mails.received).toEqual([])
  })

  it('thank a program for what it fills into the field that nobody sees, and keep nothing', async () => {
    const answer = await reader().write({ homepage: 'https://spam.example' })
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(await submissions()).toEqual([])
    expect(mails.received).toEqual([])
  })

  it('refuse what is too long, what comes from another site, and who asks too often', async () => {
    const { post } = reader()
    expect((await post('/email/contact', 'x'.repeat(33 * 1024))).status).toBe(413)
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://elsewhere.example', host: 'localhost' },
    ]
    for (const headers of elsewhere) {
      const answer = await restFrom(newsroom, headers)('POST', '/email/contact', message)
      expect(answer.status).toBe(403)
    }
    const names = Array.from({ length: 5000 }, (_, index) => index.toString(36)).join('&')
    expect((await post('/email/contact', new URLSearchParams(names))).status).toBe(400)
    await newsroom.payload.db.drizzle.execute(sql`UPDATE rate_limits SET points = 200`)
    const refused = await post('/email/contact', message)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual({ success: false, error: toWait(10) })
    expect(await submissions()).toEqual([])
  })

  it('take a plain form without script, and answer it with a page', async () => {
    const { post } = reader()
    const form = (changes: object) => new URLSearchParams({ ...message, homepage: '', ...changes })
    const wrong = await post('/email/contact', form({ email: 'няма' }))
    expect(wrong.status).toBe(400)
    expect(wrong.headers.get('content-type')).toContain('text/html')
    const page = await wrong.text()
    expect(page).toContain('„Имейл“')
    expect(page).toContain('href="/contact/"')
    const sent = await post('/email/contact', form({}))
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact/#sent'])
    const soon = await post('/email/contact', form({}))
    expect(soon.status).toBe(429)
    expect(await soon.text()).toContain(toWait(10))
  })

  it('say no more than the specified words where the database fails', async () => {
    const { drizzle } = newsroom.payload.db
    const told = vi.spyOn(newsroom.payload.logger, 'error')
    await drizzle.execute(sql`ALTER TABLE contact_submissions ADD CHECK (phone <> '000')`)
    try {
      const answer = await reader().write({ phone: '000' })
      expect(answer.status).toBe(503)
      expect(await answer.json()).toEqual({ success: false, error: failed })
      // The log contains neither the sender nor the text.
      expect(JSON.stringify(told.mock.calls)).toContain('submissions.contact.failed')
      expect(JSON.stringify(told.mock.calls)).not.toMatch(/radka|Радка|предложение/)
    } finally {
      told.mockRestore()
      const name = sql.identifier('contact_submissions_phone_check')
      await drizzle.execute(sql`ALTER TABLE contact_submissions DROP CONSTRAINT ${name}`)
    }
  })
})
