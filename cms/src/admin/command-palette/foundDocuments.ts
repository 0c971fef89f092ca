import { z } from 'zod'

/** Lists whose documents are found by their names. */
export const searchedLists = [
  'articles', 'quotes', 'employers', 'banners', 'services', 'pages', 'media', 'contact-submissions',
  'branding-requests', 'hashtags', 'categories', 'users', 'redirects', 'quote-templates', 'banner-positions',
  'employer-logos', 'logos',
] as const // prettier-ignore
export type SearchedCollection = (typeof searchedLists)[number]

/**
 * Response of `GET /api/documents-named?part=`, for the command palette and for links in a text. `url`: address of a
 * published article on the site; null for everything else.
 */
export const foundDocumentsSchema = z.object({
  documents: z.array(
    z.object({
      collection: z.enum(searchedLists),
      id: z.number(),
      title: z.string(),
      url: z.string().nullable(),
    }),
  ),
})
export type FoundDocument = z.infer<typeof foundDocumentsSchema>['documents'][number]

/** Shortest and longest search text, characters. */
export const partLength = { min: 2, max: 100 }
