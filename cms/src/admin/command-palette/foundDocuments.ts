import { z } from 'zod'

/**
 * Response of `GET /api/documents-named?part=`, for the command palette and for links in a text. `url`: address of a
 * published article on the site; null for everything else. `changed`: when it was saved last, UTC, ISO 8601; `author`: the
 * name of who wrote it, null where nobody is named.
 */
export const foundDocumentsSchema = z.object({
  documents: z.array(
    z.object({
      collection: z.string(),
      id: z.number(),
      title: z.string(),
      url: z.string().nullable(),
      changed: z.string(),
      author: z.string().nullable(),
    }),
  ),
})
export type FoundDocument = z.infer<typeof foundDocumentsSchema>['documents'][number]

/** Shortest and longest search text, characters. */
export const partLength = { min: 2, max: 100 }
