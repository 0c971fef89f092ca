import { relatedCount } from '@kariera/shared/rules/listLengths'
import { articlePath } from '@kariera/shared/routes'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { shownAt } from '#content-api/liveArticles.ts'
import { rowsNear } from './relatedCandidates.ts'

const neighbourSchema = z
  .object({ id: z.number(), slug: z.string(), title: z.string() })
  .transform(({ id, slug, title }) => ({ id, path: articlePath(slug), title }))
  .nullable()

/** A row of `besideEach`. */
export const besideSchema = z.object({
  id: z.number(),
  slug: z.string(),
  /** Ids of the nearest live articles in time, at most `relatedCount`, the nearest first. */
  nearest: z.array(z.number()),
  /** The shown articles directly before and after it. */
  previous: neighbourSchema,
  next: neighbourSchema,
})

/**
 * Returns the statement that finds what is beside shown articles in their categories. Its cost does not depend on the
 * number of articles.
 *
 * @param which a condition for the articles
 */
export function besideEach(which: ReturnType<typeof sql>, at: Date) {
  const isShown = sql`slug IS NOT NULL`
  const neighbour = (name: string) => sql`(
    SELECT jsonb_build_object('id', id, 'slug', slug, 'title', title) FROM articles
    WHERE id = beside.${sql.identifier(name)}) AS ${sql.identifier(name)}`
  return sql`
    SELECT place.id, place.slug, coalesce(beside.nearest, '{}') AS nearest,
           ${neighbour('previous')}, ${neighbour('next')}
    FROM (SELECT id, slug, category_id, date_published FROM articles
          WHERE ${which} AND ${shownAt(at)}) AS place
    CROSS JOIN LATERAL (
      SELECT (array_agg(id ORDER BY distance, id))[1:${sql.raw(String(relatedCount))}] AS nearest,
             (array_agg(id ORDER BY distance, id DESC) FILTER (WHERE is_before AND ${isShown}))[1] AS previous,
             (array_agg(id ORDER BY distance, id) FILTER (WHERE NOT is_before AND ${isShown}))[1] AS next
      FROM (${rowsNear(at)}) AS near) AS beside`
}
