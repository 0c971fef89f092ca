import { servicePath } from '@kariera/shared/routes'
import { slugify } from '@kariera/shared/rules/slug'
import type { PayloadRequest } from 'payload'
import { freeSlug } from '../../redirects/freeSlug.ts'
import type { PublicService } from '../publicService.ts'

/** Slug of a title without letters and digits. */
const nameless = 'usluga'

/**
 * Returns the slug of a service, made from its title. If it is taken, with -2, -3, …; services in the trash keep
 * theirs.
 */
export async function mintServiceSlug(
  req: PayloadRequest,
  title: string,
  before: PublicService | null,
): Promise<string> {
  const wanted = slugOfTitle(title)
  if (before?.slug && slugOfTitle(before.title) === wanted) return before.slug
  const own = { relationTo: 'services', value: before?.id ?? 0 } as const
  return freeSlug(req, { wanted, own, pathOf: servicePath })
}

function slugOfTitle(title: string): string {
  return slugify(title) || nameless
}
