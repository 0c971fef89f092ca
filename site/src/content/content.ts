import type {
  Archives,
  CategoryMonth,
  CategoryPage,
  CountedHashtag,
  HashtagPage,
} from '@kariera/shared/contracts/reading/archives'
import type { PreviewTicket } from '@kariera/shared/contracts/previewToken'
import type { Article, Preview, Related } from '@kariera/shared/contracts/reading/article'
import type {
  Employer,
  QuotePage,
  Section,
  SectionPage,
  Service,
  ServiceCard,
  StaticPage,
} from '@kariera/shared/contracts/reading/pages'
import type { Feed, Sitemap } from '@kariera/shared/contracts/reading/feeds'
import type { Frame } from '@kariera/shared/contracts/reading/frame'
import type { Home } from '@kariera/shared/contracts/reading/home'
import type { SearchAnswer } from '@kariera/shared/contracts/search'
import type { StaticPageName } from '@kariera/shared/contracts/staticPages'

/** The cms as a page uses it: one function for each query. */
export type Content = {
  frame(): Promise<Frame>
  home(): Promise<Home>
  /** @returns null when no live article has this slug */
  article(slug: string): Promise<Article | null>
  /** The articles around it in its category; empty when no live article has this slug. */
  related(slug: string): Promise<Related>
  /** @returns null when there is no such category */
  category(slug: string): Promise<CategoryPage | null>
  /**
   * @param month `2026-11`
   * @returns null when the category has no live article in it
   */
  categoryMonth(slug: string, month: string): Promise<CategoryMonth | null>
  /** @returns null when no live article has the hashtag */
  hashtag(slug: string): Promise<HashtagPage | null>
  /** The content of the search page before a search. */
  searchStart(): Promise<SearchAnswer>
  /** An article as it is in the back office; null when it does not exist, is in the trash, or the link was revoked. */
  preview(ticket: PreviewTicket): Promise<Preview | null>
  /** The newest articles of all categories. */
  newest(): Promise<Feed>
  /** The articles of the last two days. */
  news(): Promise<Feed>
  /** The months that have articles, `2026-11`. */
  months(): Promise<string[]>
  /** The addresses of one month. */
  sitemap(month: string): Promise<Sitemap>
  /** The months of all categories. */
  archives(): Promise<Archives>
  /** The addresses of all hashtags with live articles. */
  hashtagSlugs(): Promise<string[]>
  /** The hashtags with at least 3 live articles, at most 100, the most used first. */
  hashtagCounts(): Promise<CountedHashtag[]>
  /** All services, oldest first. */
  services(): Promise<ServiceCard[]>
  /** @returns null when there is no such service */
  service(slug: string): Promise<Service | null>
  /** @returns null when there is no such quote */
  quote(slug: string): Promise<QuotePage | null>
  /** The addresses of all quotes. */
  quotePaths(): Promise<string[]>
  /** @returns null when there is no such employer */
  employer(slug: string): Promise<Employer | null>
  /** The addresses of all employers. */
  employerPaths(): Promise<string[]>
  /** A static page. */
  staticPage(name: StaticPageName): Promise<StaticPage>
  /** All pages of the section, each before its subpages. */
  section(): Promise<Section>
  /**
   * @param slug all its slugs: `proekti/2026`
   * @returns null when there is no such page
   */
  sectionPage(slug: string): Promise<SectionPage | null>
}
