import { starOf } from '@kariera/shared/rules/liveAndPromoted'
import { now } from '@kariera/shared/clock'
import { mediaPath } from '@kariera/shared/routes'
import type { Payload } from 'payload'
import { cache } from 'react'
import { z } from 'zod'
import { idList } from '#lib/db/lists.ts'
import { failedArticles } from './failedArticles.ts'
import { shownState, type ShownState } from './states.ts'
import { select } from '#lib/db/select.ts'

const moment = z.coerce
  .date()
  .transform((date) => date.toISOString())
  .nullable()

const rowSchema = z.object({
  id: z.number(),
  slug: z.string().nullable(),
  status: z.enum(['draft', 'published']).nullable(),
  isTrashed: z.boolean(),
  liveFrom: moment,
  updatedAt: moment,
  author: z.string().nullable(),
  authorId: z.number().nullable(),
  entityName: z.string().nullable(),
  category: z.string().nullable(),
  hashtags: z.array(z.object({ id: z.number(), value: z.string() })),
  /** The file's name. */
  picture: z.string().nullable(),
  paid: z.boolean().nullable(),
  paidStartDate: moment,
  paidEndDate: moment,
  datePublished: moment,
  firstPromotedAt: moment,
  /** Without those of the last days, which are not summed up yet. */
  views: z.number(),
  uniqueViews: z.number(),
})

/** What the list shows of an article in addition to its own fields. */
export type ArticleRow = Omit<z.infer<typeof rowSchema>, 'picture'> & {
  state: ShownState
  /** Whether readers see it as paid now, or have seen it so before. */
  star: ReturnType<typeof starOf>
  /** Address of a small picture; null if there is none. */
  picture: string | null
}

/** The rows of one list: all cells that are rendered at once share one query. */
const rowsOf = cache((payload: Payload) => {
  let round: { ids: Set<number>; rows: Promise<Map<number, ArticleRow>> } | null = null
  const requestedRows = new Map<number, Promise<ArticleRow | null>>()
  return (id: number): Promise<ArticleRow | null> => {
    const known = requestedRows.get(id)
    if (known) return known
    round ??= openRound()
    round.ids.add(id)
    const row = round.rows.then((rows) => rows.get(id) ?? null)
    requestedRows.set(id, row)
    return row
  }

  function openRound() {
    const ids = new Set<number>()
    const turned = new Promise((resolve) => setImmediate(resolve))
    const rows = turned.then(() => {
      round = null
      return readArticleRows(payload, [...ids])
    })
    return { ids, rows }
  }
})

/** Returns what a cell of the list shows of its article; null if it was deleted meanwhile. */
export function articleRow(payload: Payload, id: number): Promise<ArticleRow | null> {
  return rowsOf(payload)(id)
}

/**
 * Returns many rows by id. The content is of the newest version; whether readers have it depends on the published one.
 */
export async function readArticleRows(
  payload: Payload,
  ids: number[],
): Promise<Map<number, ArticleRow>> {
  const [rows, failed] = await Promise.all([
    select(payload.db.drizzle, rowSchema)`
      SELECT a.id, a.slug, v.version__status AS status, a.deleted_at IS NOT NULL AS "isTrashed",
        a.live_from AS "liveFrom", v.version_updated_at AS "updatedAt", u.name AS author, a.author_id AS "authorId",
        v.version_entity_name AS "entityName", c.value AS category,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'value', h.value) ORDER BY r."order"), '[]')
          FROM _articles_v_rels AS r JOIN hashtags AS h ON h.id = r.hashtags_id
          WHERE r.parent_id = v.id AND r.path = 'version.hashtags') AS hashtags,
        coalesce(cut.sizes_w320_filename, m.sizes_w320_filename, m.filename) AS picture,
        a.paid, a.paid_start_date AS "paidStartDate", a.paid_end_date AS "paidEndDate",
        a.date_published AS "datePublished", a.first_promoted_at AS "firstPromotedAt",
        coalesce(t.views, 0)::int AS views, coalesce(t.unique_views, 0)::int AS "uniqueViews"
      FROM articles AS a
      JOIN _articles_v AS v ON v.parent_id = a.id AND v.latest
      LEFT JOIN users AS u ON u.id = a.author_id
      LEFT JOIN categories AS c ON c.id = v.version_category_id
      LEFT JOIN media AS m ON m.id = v.version_picture_id
      LEFT JOIN picture_cuts AS cut ON cut.id = v.version_picture_cut_id AND cut.picture_id = m.id
      LEFT JOIN article_view_totals AS t ON t.article_id = a.id
      WHERE a.id IN ${idList(ids)}`,
    failedArticles(payload),
  ])
  const at = now()
  return new Map(
    rows.map(({ picture, ...row }) => [
      row.id,
      {
        ...row,
        state: shownState({ ...row, isFailed: failed.includes(row.id) }, at),
        star: starOf(row, at),
        picture: picture === null ? null : mediaPath(picture),
      },
    ]),
  )
}
