import type { Category } from '@kariera/shared/payload-types'
import { categoryPath } from '@kariera/shared/routes'
import { firstFreeSlug, slugify } from '@kariera/shared/rules/slug'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '#lib/db/connection.ts'
import { addressesOfOthers, keepFormerAddress } from '../../redirects/formerAddresses.ts'
import { select } from '#lib/db/select.ts'

/** Slug of a name without letters and digits. */
const nameless = 'kategoria'

/**
 * Makes a category's slug from its name, and again when the name changes; the former address redirects to it
 * (R-ART-10). A lock makes these changes run one at a time.
 */
export const mintCategorySlug: CollectionBeforeChangeHook<Category> = async ({
  data,
  originalDoc,
  req,
}) => {
  const connection = await connectionOf(req)
  await connection.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('categories', 0))`)
  const id = originalDoc?.id ?? 0
  const before = await slugOf(connection, id)
  const name: unknown = data.value ?? originalDoc?.value
  // A value that is not a text is refused later, by the field's own rule.
  if (typeof name !== 'string') return data
  const words = slugify(name) || nameless
  const isSameName = slugify(originalDoc?.value ?? '') === words
  if (before !== null && (before === words || isSameName)) return { ...data, urlSlug: before }
  const urlSlug = await firstFree(connection, words, id)
  if (before !== null) {
    await keepFormerAddress(req, {
      to: { relationTo: 'categories', value: id },
      from: categoryPath(before),
      current: categoryPath(urlSlug),
    })
  }
  return { ...data, urlSlug }
}

const slugSchema = z.object({ slug: z.string() })

async function slugOf(db: Connection, id: number): Promise<string | null> {
  const [category] = await select(db, slugSchema)`
    SELECT url_slug AS slug FROM categories WHERE id = ${id} AND url_slug IS NOT NULL FOR UPDATE`
  return category?.slug ?? null
}

async function firstFree(db: Connection, words: string, id: number): Promise<string> {
  const others = await select(db, slugSchema)`
    SELECT url_slug AS slug FROM categories
    WHERE id <> ${id} AND (url_slug = ${words} OR url_slug LIKE ${`${words}-%`})`
  const former = await addressesOfOthers(db, {
    beginning: categoryPath(words).slice(0, -1),
    own: { relationTo: 'categories', value: id },
  })
  const taken = new Set([...others.map(({ slug }) => categoryPath(slug)), ...former])
  return firstFreeSlug(words, (slug) => taken.has(categoryPath(slug)))
}
