import { now, tolerableSkewMs } from '@kariera/shared/clock'
import { errorText } from '@kariera/shared/rules/errors'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { settings } from '../settings.ts'
import type { Connection } from '../lib/db/connection.ts'
import type { Schedule } from './schedule.ts'
import { writeEvent } from './outbox.ts'
import { repeatedly, type Repetition } from '../lib/jobs/repeatedly.ts'
import { selectOne } from '../lib/db/select.ts'

/** The longest sleep, milliseconds. */
const maxSleepMs = 60 * 60_000
/** A tick of that age need not be recorded anew, milliseconds. */
const recentMs = 60_000
/** How long after a publish a tick that is not urgent waits, milliseconds. */
const calmMs = 1000
/** Pause while the database does not respond, milliseconds. */
const retryMs = 1000
/** How far back transitions are announced again after a clock that was far ahead may have hidden some, milliseconds. */
const dayMs = 24 * 60 * 60_000

/**
 * Starts announcing the scheduled transitions of every part, each like a publish. Any number of processes may run one;
 * the first one announces a transition. Wake it when dates may have changed.
 */
export function startScheduler(payload: Payload, schedules: readonly Schedule[]): Repetition {
  const db = payload.db.drizzle
  let last: Date | null = null
  /** When a tick that is not urgent may begin, milliseconds of `performance.now()`. */
  let calmAt: number | null = null

  /**
   * Ticks only if something is due, so that a wake after a publish costs one query. Otherwise the tick is recorded anew
   * after a while, when nobody waits for the pages of the publish.
   *
   * @returns how long to sleep, milliseconds
   */
  const work = async () => {
    const moment = now()
    const { isDue, next } = await scheduleAt(
      db,
      schedules,
      lookingBackFrom(last ?? moment, moment),
      moment,
    )
    const age = last === null ? maxSleepMs : Math.abs(moment.getTime() - last.getTime())
    if (!isDue) calmAt ??= performance.now() + Math.max(calmMs, recentMs - age)
    if (isDue || age >= maxSleepMs || (calmAt !== null && performance.now() >= calmAt)) {
      last = await db.transaction((transaction) => tick(transaction, schedules))
      calmAt = null
    }
    const restMs = calmAt === null ? maxSleepMs : Math.max(0, calmAt - performance.now())
    // Counted from before the tick, so that no transition since then is missed.
    return next ? Math.min(restMs, Math.max(0, next.getTime() - now().getTime())) : restMs
  }

  return repeatedly(() =>
    work().catch((error: unknown) => {
      payload.logger.warn({ event: 'publishing.clock.failed', error: errorText(error) })
      return retryMs
    }),
  )
}

/**
 * Announces every transition since the last tick, and records this tick, in one transaction. It looks back a little
 * further: another machine may have ticked by a clock that is ahead, or saved a date that was just passing.
 *
 * @returns the moment up to which everything is announced
 */
export async function tick(db: Connection, schedules: readonly Schedule[]): Promise<Date> {
  const moment = now()
  const last = await lastTick(db, moment)
  const from = lookingBackFrom(last, moment)
  for (const { pass } of schedules)
    for (const event of await pass(db, from, moment))
      await writeEvent(db, event, settings.siteHooks)
  await db.execute(sql`
    UPDATE publishing_clock SET last_tick = greatest(
      ${last.toISOString()}::timestamptz, ${moment.toISOString()}::timestamptz)`)
  return moment
}

/** Another machine may have ticked by a clock that is ahead, or saved a date that was just passing. */
function lookingBackFrom(last: Date, moment: Date): Date {
  return new Date(Math.min(last.getTime(), moment.getTime()) - tolerableSkewMs)
}

/** Locks the row, so that only one of several processes announces a transition. */
async function lastTick(db: Connection, moment: Date): Promise<Date> {
  const at = moment.toISOString()
  await db.execute(sql`
    INSERT INTO publishing_clock (id, last_tick) VALUES (1, ${at}) ON CONFLICT (id) DO NOTHING`)
  const row = await selectOne(
    db,
    z.object({ at: z.coerce.date() }),
  )`SELECT last_tick AS at FROM publishing_clock FOR UPDATE`
  const last = row.at
  return last.getTime() - moment.getTime() > tolerableSkewMs
    ? new Date(moment.getTime() - dayMs)
    : last
}

/**
 * Returns whether there are transitions after `last` and until `now` that were not announced, and when the next one
 * comes after `now`; null if none does.
 */
export async function scheduleAt(
  db: Connection,
  schedules: readonly Schedule[],
  last: Date,
  now: Date,
): Promise<{ isDue: boolean; next: Date | null }> {
  const moments = schedules.flatMap(({ next }) => next(now))
  const conditions = schedules.flatMap(({ due }) => due(last, now))
  return selectOne(
    db,
    z.object({ isDue: z.boolean(), next: z.coerce.date().nullable() }),
  )`SELECT least(${sql.join(moments, sql`, `)}) AS next, ${sql.join(conditions, sql` OR `)} AS "isDue"`
}
