import {
  linkKinds,
  type Article as ArticleView,
  type Card,
  type Category as CategoryView,
  type ContactLink,
  type Preview,
  type Star,
} from '@kariera/shared/contracts/reading'
import type { Article, Category, Hashtag, Media } from '@kariera/shared/payload-types'
import { articlePath } from '@kariera/shared/routes'
import { isLive, starOf } from '@kariera/shared/rules/article'
import { readingMinutes } from '@kariera/shared/rules/readingTime'
import {
  cut,
  descriptionLength,
  stripTags,
  teaserOf,
  withoutFigures,
} from '@kariera/shared/rules/teaser'
import { videoIdOf } from '@kariera/shared/rules/youtube'
import { articleTag, categoryTag, hashtagTag, pictureTag, type Tag } from '@kariera/shared/tags'
import { bodyHtmlOf } from '../body/bodyHtml.ts'
import { ogImageOf, pictureOf } from '../../media/picture.ts'
import type { Answer } from '../../../content-api/reader.ts'

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

/** What an article's text makes of it; the same whether it is live or previewed. */
export function textOf(article: Article, star: Star) {
  const accent = article.accent ?? ''
  const bodyHtml = bodyHtmlOf(article.body, { sponsored: star !== 'none' })
  const words = stripTags(withoutFigures(bodyHtml))
  return {
    accent,
    bodyHtml,
    description: cut(accent.trim() || words, descriptionLength),
    readingMinutes: readingMinutes(words),
  }
}

/** Where only what stands around the text is shown, the text need not be read. */
type WithoutText = Omit<Article, 'body'> & Partial<Pick<Article, 'body'>>

/** What stands around an article's text; `tags` of what was read for it. */
export function surroundingsOf(article: WithoutText) {
  const hashtags = (article.hashtags ?? []).flatMap((hashtag) => populated(hashtag) ?? [])
  const picture = populated(article.picture)
  return {
    value: {
      links: linksOf(article),
      hashtags: hashtags.map(({ id, value: name, slug }) => ({ id, name, slug })),
      videoId: videoIdOf(article.youtubeEmbed ?? ''),
      ogImage: picture ? ogImageOf(picture) : null,
      dateModified: article.updatedAt,
    },
    tags: [
      ...hashtags.map(({ id }) => hashtagTag(id)),
      ...picturesIn(article.body).map(pictureTag),
    ],
  }
}

/** A live article as its page. */
export function articleOf(
  article: Article,
  { now, formerPaths }: { now: Date; formerPaths: string[] },
): Answer<ArticleView> | null {
  const card = cardOf({ ...article, teaser: '' }, now)
  if (!card) return null
  const text = textOf(article, card.value.star)
  const around = surroundingsOf(article)
  const teaser = teaserOf(text.accent, text.bodyHtml)
  const own = formerPaths.filter((path) => path !== card.value.path)
  return {
    value: { ...card.value, teaser, ...text, ...around.value, formerPaths: own },
    tags: [...card.tags, ...around.tags],
  }
}

/** An article as it stands in the back office, live or not. */
export function previewOf(article: Article, now: Date): Preview {
  const star = starOf(article, now)
  const category = populated(article.category)
  const picture = populated(article.picture)
  return {
    id: article.id,
    title: article.title,
    entityName: article.entityName ?? '',
    category: category ? categoryOf(category) : null,
    datePublished: article.datePublished ?? null,
    star,
    picture: picture ? pictureOf(picture) : null,
    ...textOf(article, star),
    ...surroundingsOf(article).value,
  }
}

function linksOf(article: WithoutText): ContactLink[] {
  const links = {
    facebook: article.facebookLink,
    instagram: article.instagramLink,
    youtube: article.youtubeLink,
    tiktok: article.tiktokLink,
    linkedin: article.linkedinLink,
    website: article.websiteLink,
  }
  return linkKinds.flatMap((kind) => (links[kind] ? { kind, url: links[kind] } : []))
}

export function categoryOf(category: Category): CategoryView {
  return { id: category.id, name: category.value, slug: category.urlSlug ?? '' }
}

/** A related document that was read along; null where there is none, or it may not be seen. */
function populated<Doc extends Category | Hashtag | Media>(
  value: number | Doc | null | undefined,
): Doc | null {
  return typeof value === 'object' ? value : null
}

type BodyNode = { type?: unknown; relationTo?: unknown; value?: unknown; children?: unknown }

/** The ids of the pictures in a body, at any depth. */
export function picturesIn(node: unknown): number[] {
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
