import { articlePath, categoryPath, homePath, monthSitemapPath } from '@kariera/shared/routes'
import { monthOf } from '@kariera/shared/rules/dates'
import {
  articleTag,
  bannerPositionsTag,
  bannersTag,
  carouselTag,
  categoriesTag,
  categoryTag,
  hashtagTag,
  latestTag,
  logoTag,
  monthsTag,
  monthTag,
  nearbyTag,
  newestTag,
  newsTag,
  pictureTag,
  promotedTag,
  quotesTag,
  settingsTag,
  type Tag,
} from '@kariera/shared/tags'
import { neighboursOf, type Place } from '../articles/nearby.ts'
import type { Connection } from './connection.ts'
import type { ArticleFacts, PlainKind, PublishEvent } from './facts.ts'

/** What an event touches: pages to render whether or not they exist yet, and tags whose pages are stale. */
export type Touched = { paths: string[]; tags: Tag[] }

/**
 * Works out which pages show what an event changed, from what is true now: of two articles that were published at
 * once, whichever was committed last finds the other beside it.
 *
 * @param moment now, or when the event was written by a clock that is ahead of ours
 */
export async function touchedBy(
  event: PublishEvent,
  db: Connection,
  moment: Date,
): Promise<Touched> {
  switch (event.documentType) {
    case 'articles':
      return touchedByArticle(event.documentId, event, db, moment)
    case 'categories':
      return touchedByCategory(event.documentId, [event.was?.slug, event.is?.slug])
    case 'banners':
      return { paths: [], tags: positionsOf([event.was, event.is]).map(bannersTag) }
    case 'quotes':
      return { paths: [], tags: [quotesTag] }
    case 'news':
      return { paths: [], tags: [newsTag] }
    case 'everything':
      return { paths: [], tags: [] }
    case 'hashtags':
    case 'media':
    case 'site-settings':
    case 'logos':
    case 'carousel-articles':
    case 'paid-order':
    case 'banner-positions':
      return { paths: [], tags: [tagOf[event.documentType](event.documentId)] }
  }
}

const tagOf: Record<PlainKind, (id: number) => Tag> = {
  hashtags: hashtagTag,
  media: pictureTag,
  logos: logoTag,
  'site-settings': () => settingsTag,
  'carousel-articles': () => carouselTag,
  'paid-order': () => promotedTag,
  'banner-positions': () => bannerPositionsTag,
}

/** Where a banner was and is. */
function positionsOf(facts: ({ position: number | null } | null)[]): number[] {
  return unique(facts.flatMap((one) => one?.position ?? []))
}

function touchedByCategory(id: number, slugs: (string | null | undefined)[]): Touched {
  const own = slugs.filter((slug) => typeof slug === 'string').map(categoryPath)
  return { paths: unique([homePath, ...own]), tags: [categoryTag(id), categoriesTag] }
}

type Change = { was: ArticleFacts | null; is: ArticleFacts | null }

async function touchedByArticle(
  id: number,
  { was, is }: Change,
  db: Connection,
  moment: Date,
): Promise<Touched> {
  const slugs = [was?.slug, is?.slug].filter((slug) => typeof slug === 'string')
  const places = stands(was, is) ? [] : [...placeOf(id, was), ...placeOf(id, is)]
  const neighbours = await neighboursOf(db, places, moment)
  return {
    paths: unique([...slugs.map(articlePath), ...(places.length > 0 ? sitemapOf(is) : [])]),
    tags: unique([
      articleTag(id),
      ...monthsOf([was, is]),
      ...(was?.paid || is?.paid ? [promotedTag] : []),
      ...(places.length > 0 ? [newestTag, newsTag, monthsTag] : []),
      ...places.flatMap(({ category }) => [latestTag(category), nearbyTag(id)]),
      ...neighbours.map((neighbour) => nearbyTag(neighbour.id)),
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
