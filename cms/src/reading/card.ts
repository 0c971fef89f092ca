import type {
  Article as ArticleView,
  Card,
  Category as CategoryView,
} from '@kariera/shared/contracts/reading'
import type { Article, Category, Media } from '@kariera/shared/payload-types'
import { articlePath } from '@kariera/shared/routes'
import { isLive, starOf } from '@kariera/shared/rules/article'
import {
  cut,
  descriptionLength,
  stripTags,
  teaserOf,
  withoutFigures,
} from '@kariera/shared/rules/teaser'
import { articleTag, categoryTag, pictureTag, type Tag } from '@kariera/shared/tags'
import { bodyHtmlOf } from '../articles/body/bodyHtml.ts'
import { pictureOf } from '../media/picture.ts'
import type { Answer } from './reader.ts'

/** What a card is made of. */
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
  | 'picture'
>

/** An article as a card; null where it is not live, whatever asked for it, or has no address or no category. */
export function cardOf(article: CardSource, now: Date): Answer<Card> | null {
  if (!isLive(article, now)) return null
  const category = populated(article.category)
  if (!article.slug || !category || !article.datePublished) return null
  const picture = populated(article.picture)
  return {
    value: {
      id: article.id,
      path: articlePath(article.slug),
      title: article.title,
      teaser: article.teaser,
      entityName: article.entityName ?? '',
      category: categoryOf(category),
      datePublished: article.datePublished,
      star: starOf(article, now),
      picture: picture ? pictureOf(picture) : null,
    },
    tags: [
      articleTag(article.id),
      categoryTag(category.id),
      ...(picture ? [pictureTag(picture.id)] : []),
    ],
  }
}

/** A live article as its page. */
export function articleOf(article: Article, now: Date): Answer<ArticleView> | null {
  const accent = article.accent ?? ''
  const bodyHtml = bodyHtmlOf(article.body)
  const card = cardOf({ ...article, teaser: accent.trim() || teaserOf('', bodyHtml) }, now)
  if (!card) return null
  const description = cut(accent.trim() || stripTags(withoutFigures(bodyHtml)), descriptionLength)
  return {
    value: { ...card.value, accent, bodyHtml, description, dateModified: article.updatedAt },
    tags: [...card.tags, ...picturesIn(article.body).map(pictureTag)],
  }
}

export function categoryOf(category: Category): CategoryView {
  return { id: category.id, name: category.value, slug: category.urlSlug ?? '' }
}

/** A related document that was read along; null where there is none, or it may not be seen. */
function populated<Doc extends Category | Media>(
  value: number | Doc | null | undefined,
): Doc | null {
  return typeof value === 'object' ? value : null
}

type BodyNode = { type?: unknown; relationTo?: unknown; value?: unknown; children?: unknown }

function picturesIn(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return []
  if ('root' in node) return picturesIn(node.root)
  const { type, value, children }: BodyNode = node
  const own = type === 'upload' ? [idOf(value)] : []
  const inner = Array.isArray(children) ? children.flatMap(picturesIn) : []
  return [...own, ...inner].filter((id): id is number => typeof id === 'number')
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

/** The tags of several answers, each once. */
export function allTags(answers: Answer[]): Tag[] {
  return [...new Set(answers.flatMap((one) => one.tags))]
}
