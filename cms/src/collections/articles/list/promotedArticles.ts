import { promotedSql, publishedSql } from '@kariera/shared/rules/liveAndPromoted'
import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '#lib/db/connection.ts'
import { selectIds } from '#lib/db/select.ts'

/** Ids of the articles that are published and promoted at a moment. */
export async function promotedArticles(db: Connection, at: Date): Promise<number[]> {
  return selectIds(
    db,
  )`${sql.raw(`SELECT id FROM articles WHERE ${publishedSql} AND ${promotedSql(at)}`)}`
}
