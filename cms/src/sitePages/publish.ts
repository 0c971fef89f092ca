import type { Page } from '@kariera/shared/payload-types'
import { sectionPagePath } from '@kariera/shared/routes'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../publishing/connection.ts'
import { announce } from '../publishing/outbox.ts'
import { keepFormerAddress, takeOverAddress } from '../redirects/formerAddresses.ts'

/** Where a page stood and where it stands; null where it did not or does not. */
type Move = { id: number; title: string; from: string | null; to: string | null }

/** Announces a page; where it has moved, its former address leads to it (R-ART-10). */
export const announcePage: CollectionAfterChangeHook<Page> = async ({ doc, context, req }) => {
  const from = context.formerPagePaths?.get(doc.id) ?? null
  await tell(req, { id: doc.id, title: doc.title, from, to: doc.path ?? null })
}

/** The pages below one that has moved have moved with it. After its own announcement. */
export const moveBelow: CollectionAfterChangeHook<Page> = async ({ doc, context, req }) => {
  const from = context.formerPagePaths?.get(doc.id) ?? null
  const to = doc.path ?? null
  if (from === null || to === null || from === to) return
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    WITH RECURSIVE below AS (
      SELECT id, title, path FROM pages WHERE parent_id = ${doc.id}
      UNION ALL
      SELECT pages.id, pages.title, pages.path FROM pages JOIN below ON pages.parent_id = below.id)
    SELECT id, title, path FROM below ORDER BY length(path), id`)
  for (const { id, title, path } of belowSchema.parse(rows)) {
    const moved = to + path.slice(from.length)
    await connection.execute(sql`UPDATE pages SET path = ${moved} WHERE id = ${id}`)
    await tell(req, { id, title, from: path, to: moved })
  }
}

const belowSchema = z.array(z.object({ id: z.number(), title: z.string(), path: z.string() }))

export const announcePageDeletion: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  await tell(req, { id: doc.id, title: doc.title, from: doc.path ?? null, to: null })
}

async function tell(req: PayloadRequest, { id, title, from, to }: Move): Promise<void> {
  if (to !== null && from !== to) {
    const current = sectionPagePath(to)
    if (from === null) await takeOverAddress(req, current)
    else {
      const page = { relationTo: 'pages', value: id } as const
      await keepFormerAddress(req, { to: page, from: sectionPagePath(from), current })
    }
  }
  await announce(req, {
    documentType: 'pages',
    documentId: id,
    title: title.slice(0, 300),
    was: from === null ? null : { id, slug: from },
    is: to === null ? null : { id, slug: to },
  })
}
