import { linkKinds, type ContactLink, type Star } from '@kariera/shared/contracts/reading/card'
import type { Article as ArticleView, Preview } from '@kariera/shared/contracts/reading/article'
import type { Article } from '@kariera/shared/payload-types'
import { starOf } from '@kariera/shared/rules/liveAndPromoted'
import { readingMinutes } from '@kariera/shared/rules/readingTime'
import {
  cut,
  descriptionLength,
  stripTags,
  teaserOf,
  withoutFigures,
} from '@kariera/shared/rules/teaser'
import { videoOf } from '@kariera/shared/rules/youtube'
import { readerTexts } from '@kariera/shared/texts/reader'
import { authorTag, hashtagTag, pictureTag } from '@kariera/shared/tags'
import type { Answer } from '#content-api/reader.ts'
import { isHttpLink } from '#lib/validation/texts.ts'
import { ogImageOf, pictureOf, searchImagesOf } from '../../media/picture.ts'
import { bodyHtmlOf } from '../body/bodyHtml.ts'
import { withHeadingIds } from '../body/headingIds.ts'
import { picturesIn } from '../body/picturesIn.ts'
import { cardOf, categoryOf, mainPictureOf, populated, sponsorOf } from './card.ts'

/** Returns what is derived from an article's text; the same for a live article and a preview. */
function textOf(article: Article, star: Star) {
  const accent = article.accent ?? ''
  const bodyHtml = bodyHtmlOf(article.body, { sponsored: star !== 'none' })
  const words = stripTags(withoutFigures(bodyHtml))
  return {
    accent,
    bodyHtml: withHeadingIds(bodyHtml),
    description: cut(accent.trim() || words, descriptionLength),
    readingMinutes: readingMinutes(words),
  }
}

/** For uses that show only the surroundings of the text, without reading the text. */
type WithoutText = Omit<Article, 'body'> & Partial<Pick<Article, 'body'>>

/** Returns the account that wrote an article; null if there is none, or it was deleted. */
export function authorIdOf({ author }: Pick<Article, 'author'>): number | null {
  return typeof author === 'object' ? (author?.id ?? null) : (author ?? null)
}

/** Returns what is shown around an article's text; `tags` of the documents read for it. */
export function surroundingsOf(article: WithoutText) {
  const hashtags = (article.hashtags ?? []).flatMap((hashtag) => populated(hashtag) ?? [])
  const picture = mainPictureOf(article)
  return {
    value: {
      links: linksOf(article),
      hashtags: hashtags.map(({ id, value: name, slug }) => ({ id, name, slug })),
      videoId: videoOf(article.youtubeEmbed ?? ''),
      ogImage: picture ? ogImageOf(picture) : null,
      searchImages: picture ? searchImagesOf(picture) : [],
      dateModified: article.updatedAt,
    },
    tags: [
      ...hashtags.map(({ id }) => hashtagTag(id)),
      ...picturesIn(article.body).map(pictureTag),
    ],
  }
}

/**
 * Returns a live article as its page.
 *
 * @param author name of its author, or empty
 */
export function articleOf(
  article: Article,
  { now, author, formerPaths }: { now: Date; author: string; formerPaths: string[] },
): Answer<ArticleView> | null {
  const card = cardOf({ ...article, teaser: '' }, now)
  if (!card) return null
  const text = textOf(article, card.value.star)
  const around = surroundingsOf(article)
  const teaser = teaserOf(text.accent, text.bodyHtml)
  const own = formerPaths.filter((path) => path !== card.value.path)
  const account = authorIdOf(article)
  return {
    value: { ...card.value, author, teaser, ...text, ...around.value, formerPaths: own },
    tags: [...card.tags, ...around.tags, ...(account === null ? [] : [authorTag(account)])],
  }
}

/**
 * Returns an article as it is in the back office, live or not.
 *
 * @param author name of its author, or empty
 */
export function previewOf(
  article: Article,
  { now, author }: { now: Date; author: string },
): Preview {
  const star = starOf(article, now)
  const category = populated(article.category)
  const picture = mainPictureOf(article)
  return {
    id: article.id,
    title: article.title || readerTexts.preview.untitled,
    author,
    entityName: article.entityName ?? '',
    category: category ? categoryOf(category) : null,
    datePublished: article.datePublished ?? null,
    star,
    sponsor: sponsorOf(article, star),
    picture: picture ? pictureOf(picture) : null,
    ...textOf(article, star),
    ...surroundingsOf(article).value,
  }
}

/** Only addresses that a browser may open: a draft may have anything in these fields, and its preview shows them. */
function linksOf(article: WithoutText): ContactLink[] {
  const links = {
    facebook: article.facebookLink,
    instagram: article.instagramLink,
    youtube: article.youtubeLink,
    tiktok: article.tiktokLink,
    linkedin: article.linkedinLink,
    website: article.websiteLink,
  }
  return linkKinds.flatMap((kind) => {
    const url = links[kind]
    return isHttpLink(url) ? { kind, url } : []
  })
}
