import type {
  Article,
  CategoryPage,
  Feed,
  Frame,
  Home,
  Preview,
  Related,
  Sitemap,
} from '@kariera/shared/contracts/reading'

/** The CMS as a page sees it: one function for each question. */
export type Content = {
  frame(): Promise<Frame>
  home(): Promise<Home>
  /** @returns null when no live article has this slug */
  article(slug: string): Promise<Article | null>
  /** What stands around it in its category; empty when no live article has this slug. */
  related(slug: string): Promise<Related>
  /** @returns null when there is no such category */
  category(slug: string): Promise<CategoryPage | null>
  /** An article as it stands in the back office; null when there is none, or it is in the trash. */
  preview(id: number): Promise<Preview | null>
  /** The newest articles of all. */
  newest(): Promise<Feed>
  /** Those of the last two days. */
  news(): Promise<Feed>
  /** The months that have articles, `2026-11`. */
  months(): Promise<string[]>
  /** The addresses of one month. */
  sitemap(month: string): Promise<Sitemap>
}
