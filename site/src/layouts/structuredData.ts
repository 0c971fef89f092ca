import type { Article } from '@kariera/shared/contracts/reading/article'
import type { Category } from '@kariera/shared/contracts/reading/card'
import type { Employer, QuotePage } from '@kariera/shared/contracts/reading/pages'
import { categoryPath, homePath } from '@kariera/shared/routes'
import { readerTexts } from '@kariera/shared/texts/reader'

/** The publication in structured data. `url`: absolute, of any of its pages. */
export type Publication = { siteName: string; url: URL }

/** One object of schema.org's vocabulary. */
export type Thing = Record<string, unknown>

/** Square, for the publication's entry in structured data. */
const logoPath = '/icon.png'

/** The picture for pages without one; 1200 x 630. */
export const defaultImage = { src: '/og.png', width: 1200, height: 630 }

/**
 * Returns the structured data of a page: JSON-LD for a script element.
 *
 * @returns JSON in which no text can end the element
 */
export function jsonLd(things: Thing[]): string {
  const document = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(document).replaceAll('<', '\\u003c')
}

/** Returns the publisher: the author of articles without another name. */
export function organization({ siteName, url }: Publication, links: { url: string }[] = []): Thing {
  return {
    '@type': 'Organization',
    '@id': publisherId(url),
    name: siteName,
    url: new URL(homePath, url).href,
    logo: { '@type': 'ImageObject', url: new URL(logoPath, url).href, width: 512, height: 512 },
    ...(links.length > 0 && { sameAs: links.map((link) => link.url) }),
  }
}

export function webSite({ siteName, url }: Publication): Thing {
  const home = new URL(homePath, url).href
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: siteName,
    url: home,
    inLanguage: 'bg-BG',
    publisher: { '@id': publisherId(url) },
  }
}

/** Returns the article, free for everyone to read, promoted ones too. */
export function newsArticle(article: Article, { url }: Publication): Thing {
  const publisher = { '@id': publisherId(url) }
  const image = article.ogImage ?? article.picture ?? defaultImage
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.description,
    image: [...article.searchImages, image].map(({ src }) => new URL(src, url).href),
    datePublished: article.datePublished,
    dateModified: article.dateModified,
    author: article.author ? { '@type': 'Person', name: article.author } : publisher,
    publisher,
    ...(article.category && { articleSection: article.category.name }),
    keywords: article.hashtags.map(({ name }) => name),
    mainEntityOfPage: new URL(article.path, url).href,
    isAccessibleForFree: true,
    inLanguage: 'bg-BG',
  }
}

/** Returns a quotation, with its author and its source. */
export function quotation(quote: QuotePage, { url }: Publication): Thing {
  const { path, text, author, image, article } = quote
  return {
    '@type': 'Quotation',
    text,
    creator: { '@type': 'Person', name: author },
    url: new URL(path, url).href,
    inLanguage: 'bg-BG',
    publisher: { '@id': publisherId(url) },
    ...(image && { image: new URL(image.src, url).href }),
    ...(article && {
      isPartOf: {
        '@type': 'NewsArticle',
        headline: article.title,
        url: new URL(article.path, url).href,
      },
    }),
  }
}

/**
 * Returns the page of an employer, and the employer itself.
 *
 * @param name of the employer on the page
 */
export function profilePage(
  { path, logo, links, description }: Employer,
  name: string,
  { url }: Publication,
): Thing {
  const website = links.find(({ kind }) => kind === 'website')
  const others = links.filter((link) => link !== website).map((link) => link.url)
  return {
    '@type': 'ProfilePage',
    url: new URL(path, url).href,
    inLanguage: 'bg-BG',
    mainEntity: {
      '@type': 'Organization',
      name,
      ...(description && { description }),
      ...(website && { url: website.url }),
      ...(logo && { logo: new URL(logo.src, url).href }),
      ...(others.length > 0 && { sameAs: others }),
    },
  }
}

export type Step = { name: string; path: string }

/** Returns the breadcrumbs from home to a page of a category, or to an article, which need not be in one. */
export function stepsTo(category: Category | null, last?: Step): Step[] {
  const steps = [
    { name: readerTexts.frame.home, path: homePath },
    ...(category ? [{ name: category.name, path: categoryPath(category.slug) }] : []),
  ]
  return last ? [...steps, last] : steps
}

export function breadcrumbList(steps: Step[], { url }: Publication): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, url).href,
    })),
  }
}

function publisherId(url: URL): string {
  return `${new URL(homePath, url).href}#publisher`
}
