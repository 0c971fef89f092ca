import { quotePath } from '@kariera/shared/routes'
import { slugify } from '@kariera/shared/rules/slug'
import type { PayloadRequest } from 'payload'
import { freeSlug } from '../../redirects/freeSlug.ts'
import type { PublicQuote } from '../publicQuote.ts'

/** Slug of a quote without letters and digits. */
const nameless = 'citat'

/** Largest number of the quote's words in its slug. */
const wordsInSlug = 8

/** Returns the slug of a quote: its first 8 words. If it is taken, with -2, -3, … */
export async function mintQuoteSlug(
  req: PayloadRequest,
  text: string,
  before: PublicQuote | null,
): Promise<string> {
  const wanted = slugOfText(text)
  if (before?.slug && slugOfText(before.text ?? '') === wanted) return before.slug
  const own = { relationTo: 'quotes', value: before?.id ?? 0 } as const
  return freeSlug(req, { wanted, own, pathOf: quotePath })
}

function slugOfText(text: string): string {
  return slugify(text.trim().split(/\s+/u).slice(0, wordsInSlug).join(' ')) || nameless
}
