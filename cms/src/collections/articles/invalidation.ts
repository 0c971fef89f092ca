import { articlePath, monthSitemapPath } from '@kariera/shared/routes'
import { monthOf } from '@kariera/shared/rules/dates'
import {
  articleTag,
  latestTag,
  monthTag,
  nearbyTag,
  newestTag,
  newsTag,
  promotedTag,
  type Tag,
} from '@kariera/shared/tags'
import type { ArticleFacts } from '../../publishing/facts.ts'
import {
  formerAndPresentPaths,
  unique,
  type InvalidationRule,
} from '../../publishing/invalidationRule.ts'
import { affectedArchives } from './archives/affectedArchives.ts'
import { neighboursOf, type Place } from './related/relatedCandidates.ts'

/** Invalidates the article's old and new page, and the lists that it has entered, left, or moved in. */
export const articleInvalidation: InvalidationRule<'articles'> = async (
  { documentId: id, was, is },
  { db, ...moments },
) => {
  const places = stands(was, is) ? [] : [...placeOf(id, was), ...placeOf(id, is)]
  const [neighbours, archives] = await Promise.all([
    neighboursOf(db, places, moments.moment),
    affectedArchives({ was, is }, db, moments),
  ])
  return {
    paths: unique([
      ...formerAndPresentPaths({ was, is }, articlePath),
      ...(places.length > 0 ? sitemapOf(is) : []),
      ...archives.paths,
    ]),
    tags: unique([
      articleTag(id),
      ...monthsOf([was, is]),
      ...(was?.paid || is?.paid ? [promotedTag] : []),
      ...(places.length > 0 ? [newestTag, newsTag] : []),
      ...places.flatMap(({ category }) => (category === null ? [] : latestTag(category))),
      ...(places.length > 0 ? [nearbyTag(id)] : []),
      ...neighbours.map(nearbyTag),
      ...archives.tags,
    ]),
  }
}

/** Event of an article that has become too old for the news. */
export const newsInvalidation: InvalidationRule<'news'> = () => ({ paths: [], tags: [newsTag] })

/** An edit that keeps the article's place leaves the lists as they are: cards have the article's own tag. */
function stands(was: ArticleFacts | null, is: ArticleFacts | null): boolean {
  return was?.category === is?.category && was?.datePublished === is?.datePublished
}

function placeOf(id: number, facts: ArticleFacts | null): Place[] {
  const { category = null, datePublished = null } = facts ?? {}
  return datePublished === null ? [] : [{ id, category, datePublished }]
}

/** Pages of its months show when it was changed, so any change invalidates them. */
function monthsOf(facts: (ArticleFacts | null)[]): Tag[] {
  return facts.flatMap((one) => (one?.datePublished ? monthTag(monthOf(one.datePublished)) : []))
}

/** Sitemap of its new month, which does not exist yet if it is the first article of the month. */
function sitemapOf(facts: ArticleFacts | null): string[] {
  return facts?.datePublished ? [monthSitemapPath(monthOf(facts.datePublished))] : []
}
