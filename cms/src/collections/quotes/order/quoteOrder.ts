import { publishedSql } from '@kariera/shared/rules/liveAndPromoted'
import { sql } from '@payloadcms/db-postgres'
import type { NumberField } from 'payload'
import type { Arrangement } from '#editing/arrangement/arrangementEndpoints.ts'
import type { Connection } from '#lib/db/connection.ts'
import { idList, placesOf } from '#lib/db/lists.ts'
import { select, selectIds } from '#lib/db/select.ts'
import { nobody, signedInOrReading } from '#lib/access/roles.ts'
import { arrangedQuoteSchema, type ArrangedQuote } from './arrangedQuote.ts'

/**
 * The place of a quote on home: higher ranks come first. Null for a quote that editors have not arranged, which comes
 * before the others, the newest first. Only `reorder` writes it, to the row; a save takes it over from there
 * (image/keptImage.ts), so that what versions hold of it is never used.
 */
export const rankField: NumberField = {
  name: 'rank',
  type: 'number',
  access: { create: nobody, read: signedInOrReading, update: nobody },
  hooks: { beforeDuplicate: [() => null] },
  admin: {
    hidden: true,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
}

const isShown = sql.raw(publishedSql)

/** Largest number of quotes that editors see to arrange: home shows the first of them (arrangedQuote.ts). */
const maxArranged = 1000

const inOrder = sql`rank DESC NULLS FIRST, created_at DESC, id DESC`

/** Returns the published quotes in the order of home. */
async function arrangedQuotes(db: Connection): Promise<ArrangedQuote[]> {
  return select(db, arrangedQuoteSchema)`
    SELECT id, quote_text AS text, author FROM quotes WHERE ${isShown}
    ORDER BY ${inOrder} LIMIT ${maxArranged}`
}

/**
 * Gives these quotes, in this order, the places that they have among all. Others stay where they are: those that were
 * published meanwhile in front, and older ones than the editor has seen at the end. Without ids no quote has a rank any
 * more.
 */
async function reorder(db: Connection, ids: readonly number[]): Promise<boolean> {
  // After all saves that have locked a quote, and before all others; reads do not wait.
  await db.execute(sql`LOCK TABLE quotes IN EXCLUSIVE MODE`)
  if (ids.length === 0) {
    await db.execute(sql`UPDATE quotes SET rank = NULL WHERE rank IS NOT NULL`)
    return true
  }
  const found = await selectIds(db)`
    SELECT id FROM quotes WHERE ${isShown}`
  const known = new Set(found)
  if (!ids.every((id) => known.has(id))) return false
  await db.execute(sql`
    WITH former AS (
      SELECT id, rank, row_number() OVER (ORDER BY ${inOrder}) AS place FROM quotes WHERE ${isShown}),
    slots AS (
      SELECT place, row_number() OVER (ORDER BY place) AS number FROM former WHERE id IN ${idList(ids)}),
    present AS (
      SELECT placed.id, slots.place FROM ${placesOf(ids)} AS placed JOIN slots ON slots.number = placed.place
      UNION ALL SELECT id, place FROM former WHERE id NOT IN ${idList(ids)}),
    arranged AS (SELECT min(place) AS first FROM former WHERE rank IS NOT NULL OR id IN ${idList(ids)})
    UPDATE quotes SET rank = ${found.length}::int + 1 - present.place
    FROM present, arranged WHERE quotes.id = present.id AND present.place >= arranged.first
      AND quotes.rank IS DISTINCT FROM ${found.length}::int + 1 - present.place`)
  return true
}

/** The published quotes and their order, in the newsroom's API. */
export const quoteArrangement: Arrangement = {
  event: {
    ...{ documentType: 'quotes', documentId: 0, title: '' },
    ...{ was: { id: 0, slug: null }, is: { id: 0, slug: null } },
  },
  list: arrangedQuotes,
  reorder,
}
