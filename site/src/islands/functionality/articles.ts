import { wrongShape, docs } from './ask.ts'

/** The data of an article that the checks need. */
export type KnownArticle = {
  id: number
  title: string
  slug: string
  /** Null if it is in none. */
  category: { slug: string } | null
}

const newestAddress = '/api/articles?limit=1&sort=-datePublished&depth=1'

/** Returns the newest article; null if there is none yet. */
export async function newestArticle(): Promise<KnownArticle | null> {
  const [article] = await docs(newestAddress)
  if (!article) return null
  const { id, title, slug } = article
  const category = textIn(article.category, 'urlSlug')
  if (typeof id !== 'number' || typeof title !== 'string' || typeof slug !== 'string')
    throw wrongShape(newestAddress)
  return { id, title, slug, category: category ? { slug: category } : null }
}

/** Returns a text field of a document; empty if it is missing. */
export function textIn(document: unknown, name: string): string {
  if (typeof document !== 'object' || document === null) return ''
  const value: unknown = Object.entries(document).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : ''
}
