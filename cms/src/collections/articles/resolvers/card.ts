import type { Card, Category as CategoryView, Star } from '@kariera/shared/contracts/reading/card'
import type { Article, Category, Hashtag, Media, PictureCut } from '@kariera/shared/payload-types'
import { articlePath } from '@kariera/shared/routes'
import { isLive, starOf } from '@kariera/shared/rules/liveAndPromoted'
import { articleTag, categoryTag, pictureTag } from '@kariera/shared/tags'
import { pictureOf, shownPicture } from '../../media/picture.ts'
import type { Answer } from '#content-api/reader.ts'

/** The article fields that a card needs. */
export type CardSource = { teaser: string } & Pick<
  Article,
  | 'id'
  | '_status'
  | 'deletedAt'
  | 'title'
  | 'slug'
  | 'accent'
  | 'entityName'
  | 'category'
  | 'datePublished'
  | 'paid'
  | 'paidStartDate'
  | 'paidEndDate'
  | 'firstPromotedAt'
  | 'sponsor'
  | 'picture'
  | 'pictureCut'
>

/**
 * Returns an article as a card; null if it is not live, whoever requested it, has no slug, or has a category that could
 * not be read.
 */
export function cardOf(article: CardSource, now: Date): Answer<Card> | null {
  if (!isLive(article, now)) return null
  const category = populated(article.category)
  if (typeof article.category === 'number' || !article.slug || !article.datePublished) return null
  const picture = mainPictureOf(article)
  const star = starOf(article, now)
  return {
    value: {
      id: article.id,
      path: articlePath(article.slug),
      title: article.title,
      teaser: article.teaser,
      entityName: article.entityName ?? '',
      category: category ? categoryOf(category) : null,
      datePublished: article.datePublished,
      star,
      sponsor: sponsorOf(article, star),
      picture: picture ? pictureOf(picture) : null,
    },
    tags: [
      articleTag(article.id),
      ...(category ? [categoryTag(category.id)] : []),
      ...(picture ? [pictureTag(picture.id)] : []),
    ],
  }
}

/** Name shown beside 'Платено съдържание'. */
export function sponsorOf({ sponsor }: Pick<Article, 'sponsor'>, star: Star): string {
  return star === 'gold' ? (sponsor ?? '') : ''
}

export function categoryOf(category: Category): CategoryView {
  return { id: category.id, name: category.value, slug: category.urlSlug ?? '' }
}

/** Returns the main picture of an article, or the part of it that is shown; null if there is none. */
export function mainPictureOf(article: Pick<Article, 'picture' | 'pictureCut'>) {
  const picture = populated(article.picture)
  return picture && shownPicture(picture, populated(article.pictureCut))
}

/** Returns a related document that was read along; null if there is none, or it may not be seen. */
export function populated<Doc extends Category | Hashtag | Media | PictureCut>(
  value: number | Doc | null | undefined,
): Doc | null {
  return typeof value === 'object' ? value : null
}
