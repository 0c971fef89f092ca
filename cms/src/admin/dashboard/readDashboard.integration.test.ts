import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import type { TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import type * as Dashboard from './readDashboard.ts'

const site = 'https://one.example/_site/hook'
const dayMs = 24 * 60 * 60_000
let newsroom: TestNewsroom
let dashboard: typeof Dashboard
let editor: TypedUser
let author: TypedUser

beforeAll(async () => {
  newsroom = await openNewsroom({ SITE_HOOKS: site })
  dashboard = await import('./readDashboard.ts')
  const { user } = await newsroom.asEditor()
  editor = user!
  const created = await newsroom.payload.create({
    collection: 'users',
    depth: 0,
    data: { name: 'Авторка', email: 'a@example.com', password: randomUUID(), role: 'author' },
  })
  author = { ...created, collection: 'users' }
})
beforeEach(() =>
  execute(
    sql`TRUNCATE articles, publish_events, document_saves, article_views, contact_submissions CASCADE`,
  ),
)
afterAll(() => newsroom.close())

const execute = (query: ReturnType<typeof sql>) => newsroom.payload.db.drizzle.execute(query)
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const titles = (rows: Dashboard.Row[]) => rows.map(({ title }) => title)
const say = (text: BackOfficeText) => text.en

const reading = (user = editor) => ({ payload: newsroom.payload, user, now: new Date(), say })

describe('A-DASH-1 the dashboard has', () => {
  it("one's own drafts, the last changed first, and nobody else's", async () => {
    for (const title of ['Първа', 'Втора']) await newsroom.publish({ title, _status: 'draft' })
    await newsroom.publish({ title: 'Публикувана' })
    expect(titles(await dashboard.readDrafts(reading()))).toEqual(['Втора', 'Първа'])
    expect(await dashboard.readDrafts(reading(author))).toEqual([])
  })

  it('what goes out within seven days, the next first, to an author his own', async () => {
    for (const [title, days] of [
      ['След шест дни', 6],
      ['Утре', 1],
      ['След осем', 8],
    ] as const)
      await newsroom.publish({ title, datePublished: inDays(days) })
    await newsroom.publish({ title: 'На живо' })
    expect(titles(await dashboard.readScheduled(reading()))).toEqual(['Утре', 'След шест дни'])
    expect(await dashboard.readScheduled(reading(author))).toEqual([])
  })

  it('promotions that end within seven days', async () => {
    const paid = { paid: true, paidStartDate: inDays(-2) }
    await newsroom.publish({ title: 'Изтича', ...paid, paidEndDate: inDays(3) })
    await newsroom.publish({ title: 'Още не', ...paid, paidEndDate: inDays(30) })
    await newsroom.publish({ title: 'Изтекла', ...paid, paidEndDate: inDays(-1) })
    const rows = await dashboard.readEnding(reading())
    expect(titles(rows)).toEqual(['Изтича'])
    expect(rows[0]?.detail).toMatch(/^Promotion until /)
  })

  it('what a site could not be told of, with the reason', async () => {
    await newsroom.publish({ title: 'Недоставена' })
    expect(await dashboard.readFailed(reading())).toEqual([])
    await execute(sql`UPDATE publish_events_deliveries SET error = '503 no'`)
    expect(await dashboard.readFailed(reading())).toMatchObject([
      { title: 'Недоставена', error: '503 no' },
    ])
    await execute(sql`UPDATE publish_events_deliveries SET delivered_at = now()`)
    expect(await dashboard.readFailed(reading())).toEqual([])
  })

  it('submissions whose mail was not sent', async () => {
    await execute(sql`
      INSERT INTO contact_submissions (name, email, phone, message, mail_state, identifier, message_id)
      VALUES ('Неизпратено', 'r@example.com', '', 'x', 'unsent', 'a', 'a'),
        ('Изпратено', 'r@example.com', '', 'x', 'sent', 'b', 'b')`)
    expect(titles(await dashboard.readUnsent(reading()))).toEqual(['Неизпратено'])
  })

  it('the most read of today and yesterday', async () => {
    const [few, many] = [
      await newsroom.publish({ title: 'Малко' }),
      await newsroom.publish({ title: 'Много' }),
    ]
    const today = sql`to_char(now() AT TIME ZONE 'Europe/Sofia', 'YYYY-MM-DD')`
    const view = (id: number, day: ReturnType<typeof sql>) =>
      execute(
        sql`INSERT INTO article_views (article_id, visitor, day) VALUES (${id}, ${randomUUID()}, ${day})`,
      )
    await view(few.id, today)
    for (let times = 0; times < 3; times++) await view(many.id, today)
    for (let times = 0; times < 9; times++) await view(few.id, sql`'2020-01-01'`)
    expect(await dashboard.readMostRead(reading())).toMatchObject([
      { title: 'Много', detail: '3 views' },
      { title: 'Малко', detail: '1 view' },
    ])
  })

  it('what others changed last, each article once', async () => {
    const { id } = await newsroom.publish({ title: 'Сменена' })
    const save = (user: TypedUser) =>
      execute(sql`
        INSERT INTO document_saves (entity, document_id, saved_at, user_id, fields)
        VALUES ('articles', ${id}, now(), ${user.id}, ARRAY['title'])`)
    await save(author)
    await save(author)
    await save(editor)
    expect(await dashboard.readChanges(reading())).toMatchObject([
      { title: 'Сменена', detail: expect.stringMatching(/^Авторка, /) as string },
    ])
  })
})
