import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '#lib/db/connection.ts'
import { readersView } from '../../articles/live/readersView.ts'
import { carouselRowSchema, type CarouselRow } from './carouselRow.ts'
import { idList, placesOf } from '#lib/db/lists.ts'
import { select, selectIds } from '#lib/db/select.ts'
import type { Arrangement } from '#editing/arrangement/arrangementEndpoints.ts'

const moment = carouselRowSchema.shape.createdAt.nullable()

const storedSchema = carouselRowSchema.omit({ status: true }).extend({
  _status: z.enum(['draft', 'published']).nullable(),
  datePublished: moment,
  deletedAt: moment,
})

/**
 * Returns the articles of the carousel in the order of home, including those that readers do not see, which REST would
 * return without a title.
 */
export async function carouselRows(db: Connection, now: Date): Promise<CarouselRow[]> {
  const rows = await select(db, storedSchema)`
    SELECT carousel_articles.id, articles.id AS "articleId", coalesce(articles.title, '') AS title,
      articles.created_at AS "createdAt", time_displayed::float8 AS "timeDisplayed", _status,
      date_published AS "datePublished", deleted_at AS "deletedAt"
    FROM carousel_articles JOIN articles ON articles.id = carousel_articles.article_id
    ORDER BY place NULLS LAST, articles.id`
  return rows.map(({ _status, datePublished, deletedAt, ...row }) => ({
    ...row,
    status: readersView({ _status, datePublished, deletedAt }, now),
  }))
}

/** Gives the rows the places from 1 on, and no place to all others; false if one of them is not there any more. */
async function reorder(db: Connection, ids: readonly number[]): Promise<boolean> {
  // After all saves that have locked a row, and before all others; reads do not wait.
  await db.execute(sql`LOCK TABLE carousel_articles IN EXCLUSIVE MODE`)
  const placed = await selectIds(db)`
    UPDATE carousel_articles SET place = placed.place FROM ${placesOf(ids)} AS placed
    WHERE carousel_articles.id = placed.id RETURNING carousel_articles.id`
  await db.execute(sql`
    UPDATE carousel_articles SET place = NULL WHERE place IS NOT NULL AND id NOT IN ${idList(ids)}`)
  return placed.length === ids.length
}

/** The carousel's rows and their order, in the newsroom's API. */
export const carouselArrangement: Arrangement = {
  event: {
    ...{ documentType: 'carousel-articles', documentId: 0, title: '' },
    ...{ was: { id: 0 }, is: { id: 0 } },
  },
  list: carouselRows,
  reorder,
}
