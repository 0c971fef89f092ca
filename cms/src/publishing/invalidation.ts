import { now } from '@kariera/shared/clock'
import type { StaticPageName } from '@kariera/shared/contracts/staticPages'
import {
  aboutPath,
  advertisePath,
  articlePath,
  brandingPath,
  categoryPath,
  cookiesPath,
  employerPath,
  faqPath,
  homePath,
  monthSitemapPath,
  privacyPath,
  quotePath,
  sectionPagePath,
  sectionPath,
  servicePath,
  termsPath,
} from '@kariera/shared/routes'
import { monthOf } from '@kariera/shared/rules/dates'
import {
  articleTag,
  bannerPositionsTag,
  bannersTag,
  carouselTag,
  categoriesTag,
  categoryTag,
  employerLogoTag,
  employersTag,
  employerTag,
  hashtagCountsTag,
  hashtagsTag,
  hashtagTag,
  latestTag,
  logoTag,
  monthTag,
  nearbyTag,
  newestTag,
  newsTag,
  pictureTag,
  promotedTag,
  quotesTag,
  quoteTag,
  sectionPageTag,
  sectionTag,
  serviceTag,
  servicesTag,
  settingsTag,
  staticPageTag,
  type Tag,
} from '@kariera/shared/tags'
import { neighboursOf, type Place } from '../collections/articles/nearby.ts'
import type { Connection } from '../lib/db/connection.ts'
import type { ArticleFacts, PlainKind, PublishEvent } from './facts.ts'
import { monthPathsOf, affectedArchives } from './affectedArchives.ts'

/** What an event touches: pages to render whether or not they exist yet, and tags whose pages are stale. */
export type Invalidation = { paths: string[]; tags: Tag[] }

/**
 * Works out which pages show what an event changed, from what is true now: of two articles that were published at
 * once, whichever was committed last finds the other beside it.
 *
 * @param writtenAt when the event was written, by a clock that may be ahead of ours
 */
export async function affectedPages(
  event: PublishEvent,
  db: Connection,
  writtenAt: Date,
): Promise<Invalidation> {
  const moments = { moment: new Date(Math.max(now().getTime(), writtenAt.getTime())), writtenAt }
  switch (event.documentType) {
    case 'articles':
      return affectedByArticle(event.documentId, event, db, moments)
    case 'categories':
      return affectedByCategory(event.documentId, event, db, moments.moment)
    case 'hashtags':
      return { paths: [], tags: tagsOfHashtag(event.documentId, event.is) }
    case 'banners':
      return { paths: [], tags: positionsOf([event.was, event.is]).map(bannersTag) }
    case 'quotes':
      return affectedByQuote(event.documentId, event)
    case 'services':
      return affectedByService(event.documentId, event)
    case 'employers':
      return affectedByEmployer(event.documentId, event)
    case 'pages':
      return affectedByPage(event.documentId, event)
    case 'news':
      return { paths: [], tags: [newsTag] }
    case 'everything':
      return { paths: [], tags: [] }
    case 'media':
    case 'site-settings':
    case 'logos':
    case 'employer-logos':
    case 'carousel-articles':
    case 'paid-order':
    case 'banner-positions':
      return { paths: [], tags: [tagOf[event.documentType](event.documentId)] }
    case 'about':
    case 'faq':
    case 'terms':
    case 'privacy':
    case 'cookies':
    case 'advertise':
      return affectedByStaticPage(event.documentType)
  }
}

function affectedByStaticPage(name: StaticPageName): Invalidation {
  return { paths: [pathOfStaticPage[name]], tags: [staticPageTag(name)] }
}

/** Where readers find the pages that there are once. */
export const pathOfStaticPage: Record<StaticPageName, string> = {
  about: aboutPath,
  faq: faqPath,
  terms: termsPath,
  privacy: privacyPath,
  cookies: cookiesPath,
  advertise: advertisePath,
}

const tagOf: Record<Exclude<PlainKind, 'hashtags' | StaticPageName>, (id: number) => Tag> = {
  media: pictureTag,
  logos: logoTag,
  'employer-logos': employerLogoTag,
  'site-settings': () => settingsTag,
  'carousel-articles': () => carouselTag,
  'paid-order': () => promotedTag,
  'banner-positions': () => bannerPositionsTag,
}

/** Where a banner was and is. */
function positionsOf(facts: ({ position: number | null } | null)[]): number[] {
  return unique(facts.flatMap((one) => one?.position ?? []))
}

/** Another name may change which are the most used: of those that are used alike the first by name. */
function tagsOfHashtag(id: number, is: { id: number } | null): Tag[] {
  return [hashtagTag(id), hashtagCountsTag, ...(is ? [] : [hashtagsTag])]
}

type Slugged = { slug?: string | null | undefined; place?: string | undefined } | null

/** Where its address has changed, its months have to come to stand at the new one. */
async function affectedByCategory(
  id: number,
  { was, is }: { was: Slugged; is: Slugged },
  db: Connection,
  moment: Date,
): Promise<Invalidation> {
  const own = [was?.slug, is?.slug].filter((slug) => typeof slug === 'string').map(categoryPath)
  const months = was?.slug === is?.slug ? [] : await monthPathsOf(id, db, moment)
  return { paths: unique([homePath, ...own, ...months]), tags: [categoryTag(id), categoriesTag] }
}

type Addresses = { was: Slugged; is: Slugged }

/** Its page where it was and where it is, and home, if it stands there. */
function affectedByQuote(id: number, event: Addresses): Invalidation {
  return { paths: pagesOf(event, quotePath), tags: [quoteTag(id), quotesTag] }
}

/** Its page where it was and where it is, and the list that shows it. */
function affectedByService(id: number, event: Addresses): Invalidation {
  const paths = [brandingPath, ...pagesOf(event, servicePath)]
  return { paths, tags: [serviceTag(id), servicesTag] }
}

/** Its profile where it was and where it is. Which there are matters where one has come, moved or gone. */
function affectedByEmployer(id: number, event: Addresses): Invalidation {
  const stands = event.was?.slug === event.is?.slug
  const tags = stands ? [employerTag(id)] : [employerTag(id), employersTag]
  return { paths: pagesOf(event, employerPath), tags }
}

/** Its page where it was and where it is, and those that name it: above, below, and the section's own. */
function affectedByPage(id: number, event: Addresses): Invalidation {
  const own = pagesOf(event, sectionPagePath)
  const stands = event.was?.slug === event.is?.slug && event.was?.place === event.is?.place
  return stands
    ? { paths: own, tags: [sectionPageTag(id)] }
    : { paths: [sectionPath, ...own], tags: [sectionPageTag(id), sectionTag] }
}

/** Where something was and where it is. */
function pagesOf({ was, is }: Addresses, pathOf: (slug: string) => string): string[] {
  const slugs = [was?.slug, is?.slug].filter((slug) => typeof slug === 'string')
  return unique(slugs.map(pathOf))
}

type Change = { was: ArticleFacts | null; is: ArticleFacts | null }

async function affectedByArticle(
  id: number,
  { was, is }: Change,
  db: Connection,
  moments: { moment: Date; writtenAt: Date },
): Promise<Invalidation> {
  const slugs = [was?.slug, is?.slug].filter((slug) => typeof slug === 'string')
  const places = stands(was, is) ? [] : [...placeOf(id, was), ...placeOf(id, is)]
  const [neighbours, archives] = await Promise.all([
    neighboursOf(db, places, moments.moment),
    affectedArchives({ was, is }, db, moments),
  ])
  return {
    paths: unique([
      ...slugs.map(articlePath),
      ...(places.length > 0 ? sitemapOf(is) : []),
      ...archives.paths,
    ]),
    tags: unique([
      articleTag(id),
      ...monthsOf([was, is]),
      ...(was?.paid || is?.paid ? [promotedTag] : []),
      ...(places.length > 0 ? [newestTag, newsTag] : []),
      ...places.flatMap(({ category }) => [latestTag(category), nearbyTag(id)]),
      ...neighbours.map((neighbour) => nearbyTag(neighbour.id)),
      ...archives.tags,
    ]),
  }
}

/** An edit that moves nothing leaves the lists as they are: cards carry the article's own tag. */
function stands(was: ArticleFacts | null, is: ArticleFacts | null): boolean {
  return was?.category === is?.category && was?.datePublished === is?.datePublished
}

function placeOf(id: number, facts: ArticleFacts | null): Place[] {
  const { category = null, datePublished = null } = facts ?? {}
  return category === null || datePublished === null ? [] : [{ id, category, datePublished }]
}

/** Its months say when it was changed, whatever was changed in it. */
function monthsOf(facts: (ArticleFacts | null)[]): Tag[] {
  return facts.flatMap((one) => (one?.datePublished ? monthTag(monthOf(one.datePublished)) : []))
}

/** Where it stands from now on: it may be the first of its month, whose sitemap there is not yet. */
function sitemapOf(facts: ArticleFacts | null): string[] {
  return facts?.datePublished ? [monthSitemapPath(monthOf(facts.datePublished))] : []
}

function unique<Item>(items: Item[]): Item[] {
  return [...new Set(items)]
}
