import type { Article, Card, Frame, Home } from '@kariera/shared/contracts/reading'

/** The CMS as a page sees it: one function for each question. */
export type Content = {
  frame(): Promise<Frame>
  home(): Promise<Home>
  /** @returns null when no live article has this slug */
  article(slug: string): Promise<Article | null>
  /** The nearest in time of the same category, at most 12; none when no live article has this slug. */
  related(slug: string): Promise<Card[]>
}
