import {
  archivesSchema,
  categoryMonthSchema,
  categoryPageSchema,
  countedHashtagSchema,
  hashtagPageSchema,
  monthsSchema,
} from '@kariera/shared/contracts/reading/archives'
import {
  articleSchema,
  previewSchema,
  relatedSchema,
} from '@kariera/shared/contracts/reading/article'
import {
  employerSchema,
  quotePageSchema,
  sectionPageSchema,
  sectionSchema,
  serviceCardSchema,
  serviceSchema,
  staticPageSchema,
} from '@kariera/shared/contracts/reading/pages'
import { feedSchema, sitemapSchema } from '@kariera/shared/contracts/reading/feeds'
import { frameSchema } from '@kariera/shared/contracts/reading/frame'
import { homeSchema } from '@kariera/shared/contracts/reading/home'
import type { Query } from '@kariera/shared/contracts/reading/query'
import { searchAnswerSchema } from '@kariera/shared/contracts/search'
import { articleIdPath } from '@kariera/shared/routes'
import type { Tag } from '@kariera/shared/tags'
import { z } from 'zod'
import type { Content } from './content.ts'
import type { Ask } from './queries.ts'

/** The tags of everything that one page has read so far, further addresses of the page, and the first error. */
export type Recorded = { tags: Set<Tag>; aliases: Set<string>; error: Error | null }

/**
 * Returns the content for one render: it records everything that a page reads, so that no page can miss a tag.
 *
 * @param onRead called whenever everything that the page has asked for so far is answered; the page gets its answers
 *   when it resolves
 */
export function recordingContent(
  ask: Ask,
  onRead: () => Promise<void> = () => Promise.resolve(),
): { content: Content; recorded: Recorded } {
  const recorded: Recorded = { tags: new Set(), aliases: new Set(), error: null }
  let open = 0
  let going = Promise.withResolvers<undefined>()

  /** Waits for the answers of all queries that the page has asked together, and for `onRead`. */
  const allAnswered = async (): Promise<void> => {
    const { promise, resolve } = going
    open -= 1
    if (open === 0) {
      going = Promise.withResolvers()
      await onRead()
      resolve(undefined)
    }
    await promise
  }

  const answerTo = async (query: Query): ReturnType<typeof ask> => {
    try {
      return await ask(query)
    } finally {
      await allAnswered()
    }
  }

  const read = async <Value>(query: Query, schema: z.ZodType<Value>): Promise<Value> => {
    open += 1
    try {
      const { value, tags } = await answerTo(query)
      for (const tag of tags) recorded.tags.add(tag)
      return schema.parse(value)
    } catch (error) {
      recorded.error ??= error instanceof Error ? error : new Error(String(error))
      throw error
    }
  }

  const alsoAt = (paths: string[]) => {
    for (const path of paths) recorded.aliases.add(path)
  }

  /** Reads a page that may have had other addresses; null if it does not exist. */
  const readMoved = async <Page extends { formerPaths: string[] }>(
    query: Query,
    schema: z.ZodType<Page>,
  ): Promise<Page | null> => {
    const page = await read(query, schema.nullable())
    if (page) alsoAt(page.formerPaths)
    return page
  }

  const content: Content = {
    frame: () => read({ ask: 'frame' }, frameSchema),
    home: () => read({ ask: 'home' }, homeSchema),
    article: async (slug) => {
      const article = await read({ ask: 'article', slug }, articleSchema.nullable())
      if (article) alsoAt([articleIdPath(article.id), ...article.formerPaths])
      return article
    },
    related: (slug) => read({ ask: 'related', slug }, relatedSchema),
    category: (slug) => readMoved({ ask: 'category', slug }, categoryPageSchema),
    categoryMonth: (slug, month) =>
      readMoved({ ask: 'categoryMonth', slug, month }, categoryMonthSchema),
    hashtag: (slug) => read({ ask: 'hashtag', slug }, hashtagPageSchema.nullable()),
    searchStart: () => read({ ask: 'searchStart' }, searchAnswerSchema),
    preview: (ticket) => read({ ask: 'preview', ...ticket }, previewSchema.nullable()),
    newest: () => read({ ask: 'newest' }, feedSchema),
    news: () => read({ ask: 'news' }, feedSchema),
    months: () => read({ ask: 'months' }, monthsSchema),
    sitemap: (month) => read({ ask: 'sitemap', month }, sitemapSchema),
    archives: () => read({ ask: 'archives' }, archivesSchema),
    hashtagSlugs: () => read({ ask: 'hashtagSlugs' }, z.array(z.string())),
    services: () => read({ ask: 'services' }, z.array(serviceCardSchema)),
    service: (slug) => readMoved({ ask: 'service', slug }, serviceSchema),
    quote: (slug) => readMoved({ ask: 'quote', slug }, quotePageSchema),
    quotePaths: () => read({ ask: 'quotePaths' }, z.array(z.string())),
    employer: (slug) => readMoved({ ask: 'employer', slug }, employerSchema),
    employerPaths: () => read({ ask: 'employerPaths' }, z.array(z.string())),
    staticPage: (name) => read({ ask: 'staticPage', name }, staticPageSchema),
    section: () => read({ ask: 'section' }, sectionSchema),
    sectionPage: (slug) => readMoved({ ask: 'sectionPage', slug }, sectionPageSchema),
    hashtagCounts: () => read({ ask: 'hashtagCounts' }, z.array(countedHashtagSchema)),
  }
  return { content, recorded }
}
