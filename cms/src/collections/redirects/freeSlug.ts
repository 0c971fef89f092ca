import { firstFreeSlug } from '@kariera/shared/rules/slug'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../../lib/db/connection.ts'
import { addressesOfOthers } from './formerAddresses.ts'
import { reserveInTransaction } from './reserveInTransaction.ts'
import { select } from '../../lib/db/select.ts'

/** The document whose slug is made; its collection and its table have the same name. */
type Wish = {
  wanted: string
  own: { relationTo: 'articles' | 'quotes' | 'services'; value: number }
  /** Returns the address for a slug. */
  pathOf: (slug: string) => string
}

/**
 * Returns the wanted slug, or with -2, -3, … the first one that no other document of its kind has or once had. Two
 * requests for the same slug at the same moment wait for each other here.
 */
export async function freeSlug(
  req: PayloadRequest,
  { wanted, own, pathOf }: Wish,
): Promise<string> {
  const connection = await connectionOf(req)
  const { relationTo: table, value: ownId } = own
  await connection.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${table}.slug:${wanted}`}, 0))`,
  )
  const slugs = await select(connection, z.object({ slug: z.string() }))`
    SELECT slug FROM ${sql.identifier(table)}
    WHERE id <> ${ownId} AND (slug = ${wanted} OR slug LIKE ${`${wanted}-%`})`
  const beginning = pathOf(wanted).slice(0, -1)
  const former = await addressesOfOthers(connection, { beginning, own })
  const taken = new Set([...slugs.map(({ slug }) => pathOf(slug)), ...former])
  return reserveInTransaction(req, connection, (isTaken) =>
    firstFreeSlug(wanted, (slug) => taken.has(pathOf(slug)) || isTaken(slug)),
  )
}
