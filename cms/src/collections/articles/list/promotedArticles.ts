import { promotedSql, publishedSql } from '@kariera/shared/rules/article'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../../../lib/db/connection.ts'

/** Ids of the articles that are published and promoted at a moment. */
export async function promotedArticles(db: Connection, at: Date): Promise<number[]> {
  const { rows } = await db.execute(
    sql.raw(`SELECT id FROM articles WHERE ${publishedSql} AND ${promotedSql(at)}`),
  )
  return z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id)
}
