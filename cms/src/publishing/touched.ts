import { articlePath, categoryPath, homePath, monthSitemapPath } from '@kariera/shared/routes'
import { monthOf } from '@kariera/shared/rules/dates'
import {
  articleTag,
  categoriesTag,
  categoryTag,
  hashtagTag,
  latestTag,
  monthsTag,
  monthTag,
  nearbyTag,
  newestTag,
  newsTag,
  pictureTag,
  settingsTag,
  type Tag,
} from '@kariera/shared/tags'
import { neighboursOf, type Place } from '../articles/nearby.ts'
import type { Connection } from './connection.ts'
import type { ArticleFacts, PublishEvent } from './facts.ts'

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
    case 'hashtags':
      return { paths: [], tags: [hashtagTag(event.documentId)] }
    case 'media':
      return { paths: [], tags: [pictureTag(event.documentId)] }
    case 'site-settings':
      return { paths: [], tags: [settingsTag] }
    case 'news':
      return { paths: [], tags: [newsTag] }
    case 'everything':
      return { paths: [], tags: [] }
  }
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
