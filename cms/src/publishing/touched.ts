import { articlePath, homePath } from '@kariera/shared/routes'
import {
  articleTag,
  categoriesTag,
  categoryTag,
  latestTag,
  pictureTag,
  type Tag,
} from '@kariera/shared/tags'
import type { ArticleFacts, PublishEvent } from './facts.ts'

/** What an event touches: pages to render whether or not they exist yet, and tags whose pages are stale. */
export type Touched = { paths: string[]; tags: Tag[] }

/** Works out which pages show what an event changed. */
export function touchedBy(event: PublishEvent): Touched {
  switch (event.documentType) {
    case 'articles':
      return touchedByArticle(event.documentId, event.was, event.is)
    case 'categories':
      return { paths: [homePath], tags: [categoryTag(event.documentId), categoriesTag] }
    case 'media':
      return { paths: [], tags: [pictureTag(event.documentId)] }
  }
}

function touchedByArticle(id: number, was: ArticleFacts | null, is: ArticleFacts | null): Touched {
  const slugs = [was?.slug, is?.slug].filter((slug) => typeof slug === 'string')
  return {
    paths: [...new Set(slugs.map(articlePath))],
    tags: [articleTag(id), ...(samePlace(was, is) ? [] : latestTags(was, is))],
  }
}

/** An edit that moves nothing leaves the lists as they are: cards carry the article's own tag. */
function samePlace(was: ArticleFacts | null, is: ArticleFacts | null): boolean {
  return was?.category === is?.category && was?.datePublished === is?.datePublished
}

function latestTags(was: ArticleFacts | null, is: ArticleFacts | null): Tag[] {
  const categories = [was?.category, is?.category].filter((id) => typeof id === 'number')
  return [...new Set(categories.map(latestTag))]
}
