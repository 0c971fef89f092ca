import type { User } from '@kariera/shared/payload-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAs, type Caller } from '#testing/rest.ts'

let newsroom: TestNewsroom
let asEditor: Caller
let editor: User

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  const where = { role: { equals: 'editor' } }
  const { docs } = await newsroom.payload.find({ collection: 'users', where })
  editor = docs[0]!
  const sent = { identifier: 'x', messageId: '<1@x>', mailState: 'sent', attempts: 1 } as const
  const person = { email: 'radka@example.com', phone: '0888', name: 'Радка' }
  for (const [createdAt, message] of [
    ['2026-11-25T10:00:00.000Z', '=1+1'],
    ['2026-11-26T10:00:00.000Z', 'Каза: „Здравей;\nдовиждане", и си тръгна.'],
  ] as const) {
    const data = { ...person, ...sent, message, createdAt }
    await newsroom.payload.create({ collection: 'contact-submissions', data })
  }
  const at = '2026-11-26T11:00:00.000Z'
  const reply = {
    text: 'Благодарим!',
    at,
    triedAt: at,
    mailState: 'unsent',
    messageId: '<2@x>',
  } as const
  const request = {
    ...{
      serviceName: 'Обучение',
      replyTo: 'radka@example.com',
      answeredAt: at,
      answeredBy: editor.id,
      replies: [reply],
    },
    ...{ fields: [{ label: 'Кога', value: 'Утре' }], createdAt: '2026-11-26T10:00:00.000Z' },
  }
  await newsroom.payload.create({ collection: 'branding-requests', data: { ...request, ...sent } })
})
afterAll(() => newsroom.close())

const csv = async (call: Caller, query = '', slug = 'contact-submissions') => {
  const answer = await call('GET', `/${slug}/csv${query}`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="${slug}-20.*\\.csv"$`),
  )
  const bytes = Buffer.from(await answer.arrayBuffer())
  // Excel takes a file for UTF-8 by these.
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return bytes.subarray(3).toString()
}

/** What was noted of tables, the newest first. */
async function notedTables(): Promise<object[]> {
  const asAdministrator = await restAs(newsroom, 'administrator')
  const answer = await asAdministrator(
    'GET',
    '/audit-log?where[act][equals]=table&sort=-id&limit=100',
  )
  return (await answer.json()).docs
}

describe('B-MSG-1 what readers send as a table', () => {
  it('for Excel in Bulgarian, the newest first; no value is a formula', async () => {
    const text = await csv(await restAs(newsroom, 'editor', 'bg'))
    expect(text).toBe(
      [
        'Получено;Име;Имейл;Телефон;Съобщение;Отговорено;Отговорено от;Възложено на;Бележка за колегите;Отговори',
        '26/11/2026 12:00;Радка;radka@example.com;0888;"Каза: „Здравей;\nдовиждане"", и си тръгна.";;;;;',
        "25/11/2026 12:00;Радка;radka@example.com;0888;'=1+1;;;;;",
        '',
      ].join('\r\n'),
    )
  })

  it('in English with commas, with the answers of a request and the replies to it', async () => {
    const [headings, row] = (await csv(asEditor, '', 'branding-requests')).split('\r\n')
    expect(headings).toMatch(/^Received,Service,Email,What was filled in,Answered,/)
    expect(row).toContain('Обучение,radka@example.com,Кога: Утре,26/11/2026 13:00')
    expect(row).toContain('26/11/2026 13:00 (Not sent)\nБлагодарим!')
    expect(row).toContain(`,${editor.name},`)
    const [noted] = await notedTables()
    expect(noted).toMatchObject({ document: 'branding-requests: 1', address: null })
  })

  it('has the rows that the list shows by its filters and its search', async () => {
    const filtered = await csv(asEditor, '?where[message][like]=тръгна')
    expect(filtered).not.toContain('1+1')
    expect(filtered).toContain('Радка')
    expect(await csv(asEditor, '?search=1%2B1&limit=1&page=7')).toContain("'=1+1")
    expect((await csv(asEditor, '?search=няма')).split('\r\n')).toHaveLength(2)
    // The list shortens what is pasted into its search.
    expect(await csv(asEditor, `?search=${'1%2B1 '.repeat(40)}`)).toContain("'=1+1")
    const both = '?where[and][0][name][equals]=Радка&search=тръгна'
    expect((await csv(asEditor, both)).split('\r\n')).toHaveLength(3)
  })

  it.each(['?where={}', '?where[]=1', '?where[nothing][equals]=1', '?search[a]=1'])(
    'is refused for conditions that are none: %s',
    async (query) => {
      const answer = await asEditor('GET', `/contact-submissions/csv${query}`)
      expect(answer.status).toBe(400)
    },
  )

  it.each(['limit=0', 'limit=-1', 'limit=1000', 'pagination=false'])(
    'and by %s without a table, both are noted once',
    async (query) => {
      for (const path of [`?${query}`, `/csv?${query}`]) {
        const before = (await notedTables()).length
        expect((await asEditor('GET', `/contact-submissions${path}`)).status).toBe(200)
        const noted = await notedTables()
        expect(noted).toHaveLength(before + 1)
        expect(noted[0]).toMatchObject({ document: 'contact-submissions: 2', address: null })
      }
    },
  )

  it('is not what a page of the list reads, nor what the system reads', async () => {
    const before = await notedTables()
    for (const query of ['', '?limit=100', '?limit=10&page=2'])
      expect((await asEditor('GET', `/contact-submissions${query}`)).status).toBe(200)
    const req = await newsroom.asEditor()
    await newsroom.payload.find({ collection: 'contact-submissions', pagination: false, req })
    expect(await notedTables()).toEqual(before)
  })

  it('is of editors', async () => {
    const answer = await (await restAs(newsroom, 'author'))('GET', '/contact-submissions/csv')
    expect(answer.status).toBe(403)
  })
})
