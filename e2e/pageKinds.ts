import type { APIRequestContext } from 'playwright/test'
import {
  aboutPath,
  brandingPath,
  categoryMonthPath,
  categoryPath,
  contactPath,
  functionalityPath,
  hashtagPath,
  hashtagsPath,
  homePath,
  searchPath,
  sectionPath,
} from '../shared/src/routes.ts'
import { monthOf } from '../shared/src/rules/dates.ts'
import { liveArticles, longestOf, stressedOf, type PublicArticle } from './publication.ts'
import type { Showcase } from './showcase.ts'
import { budgets, type Budget } from './weights.ts'

/** What the paths of the pages are made of. */
export type Shown = { showcase: Showcase; articles: PublicArticle[] }

/** A page that stands for all that are laid out like it. */
export type PageKind = {
  path: (shown: Shown) => string
  /** Selector of what begins at the edge of the page; null if nothing does. Usually the title. */
  edge?: string | null
  /** Pages without one are not weighed. */
  budget?: Budget
  /** The answer is 404. */
  isMissing?: boolean
  /** It has buttons without a script too: its form works so, or it says that it does not. */
  hasButtons?: boolean
  /** Only its content differs from that of another kind: it is read neither by axe, nor by keyboard, nor without a script. */
  isVariant?: boolean
}

/** @param showcase to which the publication has to be added */
export async function shownWith(request: APIRequestContext, showcase: Showcase): Promise<Shown> {
  return { showcase, articles: await liveArticles(request) }
}

/** One page of each layout, by name, then pages with other contents. */
export const pageKinds: Record<string, PageKind> = {
  home: {
    path: () => homePath,
    edge: null,
    budget: {
      styles: budgets.styles + budgets.homeStyles,
      lateScripts: budgets.lateScripts,
    },
  },
  'an article with everything': { path: ({ showcase }) => pathOf(showcase.whole) },
  'an article without a picture': { path: ({ showcase }) => pathOf(showcase.bare) },
  'an article that was paid for': {
    path: ({ articles }) => pathOf(articles.find(({ paid }) => paid)),
  },
  'a category': { path: ({ articles }) => categoryPath(articles[0]!.category.urlSlug) },
  'a month of a category': {
    path: ({ articles: [newest] }) =>
      categoryMonthPath(newest!.category.urlSlug, monthOf(newest!.datePublished)),
  },
  'a hashtag': { path: ({ showcase }) => hashtagPath(showcase.hashtag) },
  'the hashtags': {
    path: () => hashtagsPath,
    // On a phone the list comes first and the cloud is too far below to be loaded.
    budget: { lateScripts: budgets.cloudScripts, lateScriptsOfPhone: 0 },
  },
  'a search with filters': { path: () => `${searchPath}?title=а&category=intervyuta&page=1` },
  'a search that finds nothing': { path: () => `${searchPath}?title=нищо-такова` },
  'the services': {
    path: () => brandingPath,
    budget: { styles: budgets.styles + budgets.servicesStyles },
  },
  'a service': {
    path: ({ showcase }) => showcase.service,
    budget: { styles: budgets.styles + budgets.formStyles, lateScripts: budgets.formScripts },
    hasButtons: true,
  },
  'the page of services that are not there': {
    path: () => '/branding/nyama-takava/',
    isMissing: true,
  },
  'the contacts': {
    path: () => contactPath,
    budget: { styles: budgets.styles + budgets.formStyles, lateScripts: budgets.formScripts },
    hasButtons: true,
  },
  'a quote': {
    path: ({ showcase }) => showcase.quote,
    // Its title is for screen readers only.
    edge: 'blockquote',
    budget: written(),
  },
  'the page of quotes that are not there': { path: () => '/quote/nyama-takav/', isMissing: true },
  'an employer': { path: ({ showcase }) => showcase.employer, budget: written() },
  'the page of employers that are not there': {
    path: () => '/employer/nyama-takav/',
    isMissing: true,
  },
  'an address that names no article': { path: () => '/article/', isMissing: true },
  'the author': { path: () => aboutPath, budget: written() },
  'the terms': { path: () => '/terms/', budget: written() },
  'the section of pages': { path: () => sectionPath, budget: written() },
  'a page of the section': { path: ({ showcase }) => showcase.sectionPage, budget: written() },
  'the checks of the system': { path: () => functionalityPath, hasButtons: true },
  'the page of what is not there': { path: () => '/nyama/takava/', isMissing: true },
  'a preview': { path: ({ showcase }) => showcase.preview },

  'the search': {
    path: () => searchPath,
    budget: {
      styles: budgets.styles + budgets.searchStyles,
      lateScripts: budgets.searchScripts,
    },
    isVariant: true,
  },
  'an article with a video': variant(({ articles }) =>
    articles.find(({ youtubeEmbed, picture }) => youtubeEmbed && picture),
  ),
  'the longest article': variant(({ articles }) => longestOf(articles)),
  // The strip of articles is far below the fold of this one.
  'the longest article without a picture': variant(({ articles }) =>
    longestOf(articles.filter(({ picture }) => !picture)),
  ),
  'an article with stressed text': variant(({ articles }) => stressedOf(articles)),
  'the article with the longest title': variant(({ articles }) =>
    articles.toSorted((one, other) => other.title.length - one.title.length).at(0),
  ),
}

export const pathOf = (article: { slug: string } | undefined): string =>
  `/article/${article!.slug}/`

/** A budget of pages that consist of what editors write. */
function written(): Budget {
  return { styles: budgets.styles + budgets.pagesStyles }
}

function variant(choose: (shown: Shown) => PublicArticle | undefined): PageKind {
  return { path: (shown) => pathOf(choose(shown)), budget: {}, isVariant: true }
}
