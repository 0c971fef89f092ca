import { now } from '@kariera/shared/clock'
import { previewTokenMs, type PreviewTicket } from '@kariera/shared/contracts/previewToken'
import type { Article } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { connectionOf, type Connection } from '#lib/db/connection.ts'

/**
 * Ends all preview links of an article that were made until now. Links are not stored, so the moment until which they
 * would have worked is stored instead.
 */
export async function endPreviewLinks(connection: Connection, articleId: number): Promise<void> {
  const until = new Date(now().getTime() + previewTokenMs).toISOString()
  await connection.execute(sql`
    INSERT INTO ended_preview_links AS ended (article_id, until) VALUES (${articleId}, ${until})
    ON CONFLICT (article_id) DO UPDATE SET until = greatest(ended.until, excluded.until)`)
}

export async function isEnded(
  connection: Connection,
  { articleId, expiresAt }: PreviewTicket,
): Promise<boolean> {
  const { rows } = await connection.execute(sql`
    SELECT FROM ended_preview_links WHERE article_id = ${articleId} AND until >= ${expiresAt}`)
  return rows.length > 0
}

/** An article in the trash is shown to nobody, and its links stay ended when it is restored. */
export const endLinksOfTrashed: CollectionAfterChangeHook<Article> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (doc.deletedAt && !previousDoc.deletedAt)
    await endPreviewLinks(await connectionOf(req), doc.id)
}
