import { yearAndMonth } from '@kariera/shared/rules/dates'
import { articlePath } from '@kariera/shared/routes'
import { firstFreeSlug, slugify } from '@kariera/shared/rules/slug'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../publishing/connection.ts'
import { addressesOfOthers } from '../redirects/formerAddresses.ts'
import { handOut } from '../redirects/handedOut.ts'
import type { PublicArticle } from './publicArticle.ts'

/** A title without letters and digits still needs an address. */
const nameless = 'statia'

type Minting = {
  title: string
  /** UTC, ISO 8601; decides year and month at the first publish. */
  datePublished: string
  /** The article as it was last published; null at the first publish. */
  before: PublicArticle | null
}

/**
 * The address of an article, `{yyyy}/{mm}/{title}` in Europe/Sofia: minted at the first publish, anew when the title
 * changed, never moved by a later date. A taken one gets -2, -3, …
 */
export async function mintSlug(req: PayloadRequest, minting: Minting): Promise<string> {
  const { title, datePublished, before } = minting
  const words = slugify(title) || nameless
  if (before?.slug && isMintedFrom(before, words)) return before.slug
  const month = before?.slug?.slice(0, 7) ?? yearAndMonth(datePublished)
  return firstFree(req, `${month}/${words}`, before?.id ?? 0)
}

function isMintedFrom({ slug, title }: PublicArticle, words: string): boolean {
  const minted = slug?.slice(8) ?? ''
  if (minted === words) return true
  const numbered = minted.startsWith(`${words}-`) && /^\d+$/.test(minted.slice(words.length + 1))
  return numbered && slugify(title ?? '') === words
}

/** Two publishes of one title at the same moment wait for each other here. What others were once called stays theirs. */
async function firstFree(req: PayloadRequest, wanted: string, ownId: number): Promise<string> {
  const connection = await connectionOf(req)
  await connection.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`articles.slug:${wanted}`}, 0))`,
  )
  const { rows } = await connection.execute(sql`
    SELECT slug FROM articles
    WHERE id <> ${ownId} AND (slug = ${wanted} OR slug LIKE ${`${wanted}-%`})`)
  const slugs = z.array(z.object({ slug: z.string() })).parse(rows)
  const former = await addressesOfOthers(connection, {
    beginning: articlePath(wanted).slice(0, -1),
    own: { relationTo: 'articles', value: ownId },
  })
  const taken = new Set([...slugs.map(({ slug }) => articlePath(slug)), ...former])
  return handOut(req, connection, (isTaken) =>
    firstFreeSlug(wanted, (slug) => taken.has(articlePath(slug)) || isTaken(slug)),
  )
}
