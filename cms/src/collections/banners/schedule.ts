import { switchedOnSql } from '@kariera/shared/rules/banner'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { select } from '../../lib/db/select.ts'
import {
  anyPassed,
  firstAfter,
  type Schedule,
  type TransitionColumn,
} from '../../publishing/schedule.ts'

const columns = [sql`start_date`, sql`end_date`].map((column): TransitionColumn => ({
  table: sql`banners`,
  documentType: 'banners',
  column,
  counts: sql.raw(switchedOnSql),
}))

const transitionSchema = z.object({ id: z.number(), title: z.string(), position: z.number() })

/** The period of a banner begins or ends. */
export const bannerSchedule: Schedule = {
  next: (after) => columns.map((column) => firstAfter(column, after)),
  due: (last, now) => [sql`EXISTS (SELECT FROM banners WHERE ${anyPassed(columns, last, now)})`],
  pass: async (db, last, now) => {
    const transitions = await select(db, transitionSchema)`
      SELECT id, coalesce(alt, hyperlink, '') AS title, position_id AS position
      FROM banners WHERE ${anyPassed(columns, last, now)} ORDER BY id`
    return transitions.map(({ id, title, position }) => {
      const facts = { id, position }
      const event = { documentType: 'banners', documentId: id } as const
      return { ...event, title: title.slice(0, 300), was: facts, is: facts }
    })
  },
}
