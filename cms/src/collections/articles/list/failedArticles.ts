import { articlePath } from '@kariera/shared/routes'
import type { Payload } from 'payload'
import { cache } from 'react'
import { z } from 'zod'
import { textList } from '#lib/db/lists.ts'
import { askForPage } from '#publishing/siteClient.ts'
import { settings } from '#settings.ts'
import { select } from '#lib/db/select.ts'

/** Failed tries after which an event counts as not delivered to a site. */
const failedTries = 3

/** Largest number of articles that are checked: if more have failed, the site itself has a problem. */
const maxChecked = 50

const candidateSchema = z.object({
  id: z.number(),
  slug: z.string().nullable(),
  isUntold: z.boolean(),
})

/**
 * Returns ids of the articles whose last change has not reached readers: a site could not be notified in three tries,
 * or could not render the article's page. The page may have been rendered since, so the site is queried. Runs once per
 * screen.
 */
export const failedArticles = cache(async (payload: Payload): Promise<number[]> => {
  const candidates = await select(payload.db.drizzle, candidateSchema)`
    WITH troubled AS MATERIALIZED (
      SELECT e.id, e.document_id, bool_or(d.delivered_at IS NULL) AS untold
      FROM publish_events_deliveries AS d JOIN publish_events AS e ON e.id = d._parent_id
      WHERE e.document_type = 'articles' AND d.site IN ${textList(settings.siteHooks)}
        AND (d.delivered_at IS NULL AND d.error IS NOT NULL AND d.attempts >= ${failedTries}
          OR d.delivered_at > now() - interval '7 days' AND jsonb_path_exists(d.receipt, '$.failed[0]'))
      GROUP BY e.id ORDER BY e.id DESC LIMIT ${maxChecked})
    SELECT a.id, a.slug, untold AS "isUntold"
    FROM troubled JOIN articles AS a ON a.id = troubled.document_id::int
    WHERE NOT EXISTS (
      SELECT FROM publish_events AS later WHERE later.document_type = 'articles'
        AND later.document_id = troubled.document_id AND later.id > troubled.id)`
  const failed = await Promise.all(
    candidates.map(
      async ({ slug, isUntold }) =>
        isUntold || (slug !== null && (await isBroken(payload, articlePath(slug)))),
    ),
  )
  return candidates.filter((_, index) => failed[index]).map(({ id }) => id)
})

/** Whether the site reports a rendering error of a page, or does not respond. */
async function isBroken(payload: Payload, path: string): Promise<boolean> {
  const page = await askForPage(payload, path)
  return page?.error !== null
}
