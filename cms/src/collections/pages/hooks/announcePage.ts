import type { Page } from '@kariera/shared/payload-types'
import { sectionPagePath } from '@kariera/shared/routes'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '#lib/db/connection.ts'
import { announce } from '#publishing/outbox.ts'
import { standSchema, type Stand } from './placeInTree.ts'
import { keepFormerAddress, takeOverAddress } from '../../redirects/formerAddresses.ts'
import { select } from '#lib/db/select.ts'

/** A page's old and new place; null if it had or has none. */
type Move = { id: number; from: Stand | null; to: Stand | null }

/** Announces a page; if it has moved, its former address redirects to it (R-ART-10). */
export const announcePage: CollectionAfterChangeHook<Page> = async ({ doc, context, req }) => {
  const from = context.formerPages?.get(doc.id) ?? null
  await tell(req, { id: doc.id, from, to: standOf(doc) })
}

/** Moves the pages below a moved page. Must run after its own announcement. */
export const moveBelow: CollectionAfterChangeHook<Page> = async ({ doc, context, req }) => {
  const from = context.formerPages?.get(doc.id)?.path ?? null
  const to = doc.path ?? null
  if (from === null || to === null || from === to) return
  const connection = await connectionOf(req)
  const rows = await select(connection, belowSchema)`
    WITH RECURSIVE below AS (
      SELECT id, title, path, "order", parent_id AS parent FROM pages WHERE parent_id = ${doc.id}
      UNION ALL
      SELECT pages.id, pages.title, pages.path, pages."order", pages.parent_id
      FROM pages JOIN below ON pages.parent_id = below.id)
    SELECT * FROM below ORDER BY length(path), id`
  for (const { id, ...stood } of rows) {
    const stands = { ...stood, path: to + stood.path.slice(from.length) }
    await connection.execute(sql`UPDATE pages SET path = ${stands.path} WHERE id = ${id}`)
    await tell(req, { id, from: stood, to: stands })
  }
}

const belowSchema = standSchema.extend({ id: z.number(), path: z.string() })

export const announcePageDeletion: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  await tell(req, { id: doc.id, from: standOf(doc), to: null })
}

async function tell(req: PayloadRequest, { id, from, to }: Move): Promise<void> {
  await keepAddresses(req, { id, from: from?.path ?? null, to: to?.path ?? null })
  await announce(req, {
    documentType: 'pages',
    documentId: id,
    title: (to ?? from)?.title.slice(0, 300) ?? '',
    was: factsOf(id, from),
    is: factsOf(id, to),
  })
}

type Addresses = { id: number; from: string | null; to: string | null }

async function keepAddresses(req: PayloadRequest, { id, from, to }: Addresses): Promise<void> {
  if (to === null || from === to) return
  const current = sectionPagePath(to)
  if (from === null) await takeOverAddress(req, current)
  else {
    const page = { relationTo: 'pages', value: id } as const
    await keepFormerAddress(req, { to: page, from: sectionPagePath(from), current })
  }
}

function standOf({ path = null, title, order, parent = null }: Page): Stand {
  return { path, title, order, parent: typeof parent === 'object' ? (parent?.id ?? null) : parent }
}

function factsOf(id: number, stand: Stand | null) {
  if (!stand?.path) return null
  const { path: slug, title, order, parent } = stand
  return { id, slug, place: JSON.stringify([title, order, parent]) }
}
