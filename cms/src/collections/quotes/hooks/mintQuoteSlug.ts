import { quotePath } from '@kariera/shared/routes'
import { slugify } from '@kariera/shared/rules/slug'
import type { PayloadRequest } from 'payload'
import { freeSlug } from '../../redirects/freeSlug.ts'
import type { PublicQuote } from '../publicQuote.ts'

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
  const wanted = slugOfText(text)
  if (before?.slug && slugOfText(before.text ?? '') === wanted) return before.slug
  const own = { relationTo: 'quotes', value: before?.id ?? 0 } as const
  return freeSlug(req, { wanted, own, pathOf: quotePath })
}

function slugOfText(text: string): string {
  return slugify(text.trim().split(/\s+/u).slice(0, wordsInSlug).join(' ')) || nameless
}
