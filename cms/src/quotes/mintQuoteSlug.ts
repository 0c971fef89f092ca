import { quotePath } from '@kariera/shared/routes'
import { firstFreeSlug, slugify } from '@kariera/shared/rules/slug'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../publishing/connection.ts'
import { addressesOfOthers } from '../redirects/formerAddresses.ts'
import { handOut } from '../redirects/handedOut.ts'
import type { PublicQuote } from './publicQuote.ts'

/** A quote without letters and digits still needs an address. */
const nameless = 'citat'

/** So many of its words make its address. */
const wordsInSlug = 8

/** The address of a quote: its first 8 words. A taken one gets -2, -3, … */
export async function mintQuoteSlug(
  req: PayloadRequest,
  text: string,
  before: PublicQuote | null,
): Promise<string> {
  const words = slugOfText(text)
  if (before?.slug && slugOfText(before.text ?? '') === words) return before.slug
  const connection = await connectionOf(req)
  await connection.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`quotes.slug:${words}`}, 0))`,
  )
  const ownId = before?.id ?? 0
  const { rows } = await connection.execute(sql`
    SELECT slug FROM quotes WHERE id <> ${ownId} AND (slug = ${words} OR slug LIKE ${`${words}-%`})`)
  const former = await addressesOfOthers(connection, {
    beginning: quotePath(words).slice(0, -1),
    own: { relationTo: 'quotes', value: ownId },
  })
  const slugs = z.array(z.object({ slug: z.string() })).parse(rows)
  const taken = new Set([...slugs.map(({ slug }) => quotePath(slug)), ...former])
  return handOut(req, connection, (isTaken) =>
    firstFreeSlug(words, (slug) => taken.has(quotePath(slug)) || isTaken(slug)),
  )
}

function slugOfText(text: string): string {
  return slugify(text.trim().split(/\s+/u).slice(0, wordsInSlug).join(' ')) || nameless
}
