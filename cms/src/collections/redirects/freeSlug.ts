import { firstFreeSlug } from '@kariera/shared/rules/slug'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../../lib/db/connection.ts'
import { addressesOfOthers } from './formerAddresses.ts'
import { reserveSlug } from './reserveSlug.ts'
import { select } from '../../lib/db/select.ts'

/** Whose slug is made; its collection and its table bear one name. */
type Wish = {
  wanted: string
  own: { relationTo: 'articles' | 'quotes' | 'services'; value: number }
  /** The address that a slug leads to. */
  pathOf: (slug: string) => string
}

/**
 * The slug that is wanted, or with -2, -3, … the first that no other document of its kind has or once had. Two of one
 * wish at the same moment wait for each other here.
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
  return reserveSlug(req, connection, (isTaken) =>
    firstFreeSlug(wanted, (slug) => taken.has(pathOf(slug)) || isTaken(slug)),
  )
}
