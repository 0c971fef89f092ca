import { publishedSql } from '@kariera/shared/rules/liveAndPromoted'
import { sql } from '@payloadcms/db-postgres'
import { selectIds } from '../../lib/db/select.ts'
import type { Schedule } from '../../publishing/schedule.ts'
import { recount } from './count.ts'

/** The articles that appear count for their hashtags; they announce themselves. */
export const hashtagSchedule: Schedule = {
  next: () => [],
  due: () => [],
  pass: async (db, last, now) => {
    const ids = await selectIds(db)`
      SELECT DISTINCT hashtags_id AS id FROM articles
      JOIN articles_rels ON articles_rels.parent_id = articles.id AND articles_rels.path = 'hashtags'
      WHERE ${sql.raw(publishedSql)} AND date_published > ${last.toISOString()} AND date_published <= ${now.toISOString()}`
    await recount(db, ids)
    return []
  },
}
