import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import { now, setClock } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import type { TypedUser } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import type * as Blocks from './readBlocks.ts'
import type * as FirstSteps from './readFirstSteps.ts'
import type * as Failures from './readFailures.ts'
import type * as Upcoming from './readUpcoming.ts'

const site = 'https://one.example/_site/hook'
let newsroom: TestNewsroom
let dashboard: typeof Blocks & typeof Failures & typeof Upcoming & typeof FirstSteps
let editor: TypedUser
let author: TypedUser

beforeAll(async () => {
  newsroom = await openNewsroom({ SITE_HOOKS: site })
  dashboard = {
    ...(await import('./readBlocks.ts')),
    ...(await import('./readFailures.ts')),
    ...(await import('./readUpcoming.ts')),
    ...(await import('./readFirstSteps.ts')),
  }
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
    sql`TRUNCATE articles, publish_events, document_saves, contact_submissions, banners CASCADE`,
  ),
)
afterEach(() => setClock(null))
afterAll(() => newsroom.close())

const execute = (query: ReturnType<typeof sql>) => newsroom.payload.db.drizzle.execute(query)
type Banner = { title: string; startDate?: string; endDate?: string; active?: boolean }
async function aBanner({ title, startDate, endDate, active = true }: Banner, deleted = false) {
  const position = sql`INSERT INTO banner_positions (banner_position, dropdown_name)
    VALUES (${randomUUID()}, 'x') RETURNING id`
  await execute(sql`
    WITH position AS (${position})
    INSERT INTO banners (position_id, title, start_date, end_date, active, deleted_at)
    SELECT id, ${title}, ${startDate ?? null}, ${endDate ?? null}, ${active},
      CASE WHEN ${deleted} THEN now() END FROM position`)
}
const titles = (rows: Blocks.Row[]) => rows.map(({ title }) => title)
const say = (text: BackOfficeText) => text.en

const reading = (user = editor) => ({ payload: newsroom.payload, user, now: now(), say })

describe('A-DASH-1 the dashboard has', () => {
  it("one's own drafts, the last changed first, and nobody else's", async () => {
    for (const title of ['Първа', 'Втора']) await newsroom.publish({ title, _status: 'draft' })
    await newsroom.publish({ title: 'Публикувана' })
    expect(titles(await dashboard.readDrafts(reading()))).toEqual(['Втора', 'Първа'])
    expect(await dashboard.readDrafts(reading(author))).toEqual([])
  })

  it('what goes out and ends within seven days by day, to an author his own', async () => {
    setClock(new Date('2026-11-27T10:00:00Z'))
    await newsroom.publish({ title: 'След осем дни', datePublished: '2026-12-05T11:00:00Z' })
    await newsroom.publish({ title: 'Утре', datePublished: '2026-11-28T07:00:00Z' })
    await execute(sql`UPDATE articles SET author_id = ${author.id} WHERE title = 'Утре'`)
    await newsroom.publish({ title: 'В полунощ', datePublished: '2026-11-28T22:00:00Z' })
    const paid = { paid: true, paidStartDate: '2026-11-20T10:00:00Z' }
    await newsroom.publish({ title: 'Изтича', ...paid, paidEndDate: '2026-11-28T06:00:00Z' })
    await newsroom.publish({ title: 'Изтекла', ...paid, paidEndDate: '2026-11-27T09:00:00Z' })
    await newsroom.publish({ title: 'Без край', paid: true, paidStartDate: '2026-11-27T15:00:00Z' })
    await newsroom.publish({
      title: 'Чернова',
      _status: 'draft',
      datePublished: '2026-11-28T07:00:00Z',
    })
    await aBanner({ title: 'Банер', endDate: '2026-11-28T06:30:00Z' })
    await aBanner({ title: 'Спрян', endDate: '2026-11-28T06:30:00Z', active: false })
    await aBanner({ title: 'Изхвърлен', endDate: '2026-11-28T06:30:00Z' }, true)
    await aBanner({ title: 'Нов банер', startDate: '2026-11-28T06:45:00Z' })
    const { id } = await newsroom.publish({
      title: 'Изхвърлена',
      datePublished: '2026-11-28T07:00:00Z',
    })
    await execute(sql`UPDATE articles SET deleted_at = now() WHERE id = ${id}`)
    const never = { paidStartDate: '2026-11-28T08:00:00Z', paidEndDate: '2026-11-28T08:00:00Z' }
    await newsroom.publish({ title: 'Без време', paid: true })
    await execute(sql`
      UPDATE articles SET paid_start_date = ${never.paidStartDate}, paid_end_date = ${never.paidEndDate}
      WHERE title = 'Без време'`)
    const row = (time: string, title: string, detail: string) => ({ time, title, detail })
    expect(await dashboard.readUpcoming(reading())).toMatchObject([
      { day: '2026-11-27', rows: [row('17:00', 'Без край', 'Promotion begins')] },
      {
        day: '2026-11-28',
        rows: [
          row('08:00', 'Изтича', 'Promotion ends'),
          row('08:30', 'Банер', 'Banner ends'),
          row('08:45', 'Нов банер', 'Banner begins'),
          row('09:00', 'Утре', 'Article goes out'),
        ],
      },
      { day: '2026-11-29', rows: [row('00:00', 'В полунощ', 'Article goes out')] },
    ])
    expect(await dashboard.readUpcoming(reading(author))).toMatchObject([
      { day: '2026-11-28', rows: [row('09:00', 'Утре', 'Article goes out')] },
    ])
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

  it('what to do first while there is no article, as far as the user may', async () => {
    const administrator: TypedUser = { ...editor, role: 'administrator' }
    const stepsOf = async (user: TypedUser) =>
      (await dashboard.readFirstSteps(reading(user))).map(({ name, isDone }) => [name, isDone])
    expect(await stepsOf(administrator)).toEqual([
      ['settings', null],
      ['category', true],
      ['colleague', true],
      ['article', false],
    ])
    expect(await stepsOf(author)).toEqual([['article', false]])
    await newsroom.publish({ _status: 'draft' })
    expect(await stepsOf(administrator)).toEqual([])
  })

  it('submissions whose mail was not sent', async () => {
    await execute(sql`
      INSERT INTO contact_submissions (name, email, phone, message, mail_state, identifier, message_id)
      VALUES ('Неизпратено', 'r@example.com', '', 'x', 'unsent', 'a', 'a'),
        ('Изпратено', 'r@example.com', '', 'x', 'sent', 'b', 'b')`)
    expect(titles(await dashboard.readUnsent(reading()))).toEqual(['Неизпратено'])
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
