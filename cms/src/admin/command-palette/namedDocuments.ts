import type { CollectionSlug } from 'payload'

/** How the documents of a list are found: their name, and the texts that are searched, as SQL of its table. */
export type NamedDocuments = {
  collection: CollectionSlug
  /** Its place among the lists, from 1 on. */
  place: number
  name: string
  /** The first one is also searched for Bulgarian that is typed in Latin letters. */
  searched: [string, ...string[]]
  /** The name of who wrote a document, as SQL. */
  author?: string
  /** Versions: the document as last saved. */
  isVersioned?: true
  isTrashable?: true
  /** So large that its index must be used; for a very common text any 200 matches are compared. */
  isLarge?: true
  /** Found so often that more of them are shown, and so many that two letters match only the beginning of a word. */
  isMain?: true
  /** The page of a published document, by its slug, which is SQL; none for a list without pages. */
  page?: { slug: string; pathOf: (slug: string) => string }
}
