import { yearAndMonth } from '@kariera/shared/rules/dates'
import { articlePath } from '@kariera/shared/routes'
import { slugify } from '@kariera/shared/rules/slug'
import type { PayloadRequest } from 'payload'
import { freeSlug } from '../../redirects/freeSlug.ts'
import type { PublicArticle } from '../publicArticle.ts'

/** Slug of a title without letters and digits. */
const nameless = 'statia'

type Minting = {
  title: string
  /** UTC, ISO 8601; decides year and month at the first publish. */
  datePublished: string
  /** The article as last published; null at the first publish. */
  before: PublicArticle | null
}

/**
 * Returns the slug of an article, `{yyyy}/{mm}/{title}` in Europe/Sofia: generated at the first publish and when the
 * title changes, never changed by a later date. A slug that is taken gets -2, -3, …
 */
export async function generateSlug(req: PayloadRequest, minting: Minting): Promise<string> {
  const { title, datePublished, before } = minting
  const words = slugify(title) || nameless
  // By an earlier rule the same title may have got another slug.
  if (before?.slug && (before.title === title || isMintedFrom(before, words))) return before.slug
  const month = before?.slug?.slice(0, 7) ?? yearAndMonth(datePublished)
  const own = { relationTo: 'articles', value: before?.id ?? 0 } as const
  return freeSlug(req, { wanted: `${month}/${words}`, own, pathOf: articlePath })
}

function isMintedFrom({ slug, title }: PublicArticle, words: string): boolean {
  const minted = slug?.slice(8) ?? ''
  if (minted === words) return true
  const numbered = minted.startsWith(`${words}-`) && /^\d+$/.test(minted.slice(words.length + 1))
  return numbered && slugify(title ?? '') === words
}
