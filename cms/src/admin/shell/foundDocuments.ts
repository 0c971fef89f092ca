import { z } from 'zod'

/** What the sidebar's search answers (`GET /api/documents-named?part=`). */
export const foundDocumentsSchema = z.object({
  documents: z.array(
    z.object({
      collection: z.enum(['articles', 'quotes', 'employers', 'banners']),
      id: z.number(),
      title: z.string(),
    }),
  ),
})
export type FoundDocument = z.infer<typeof foundDocumentsSchema>['documents'][number]

/** The shortest and the longest part of a name that is looked for, characters. */
export const partLength = { min: 2, max: 100 }
