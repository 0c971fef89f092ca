import {
  articleIdPath,
  articlePath,
  categoryPath,
  employerPath,
  homePath,
  newsSitemapPath,
  previewPath,
  quotePath,
  robotsPath,
  rssPath,
  servicePath,
  sitemapIndexPath,
} from '@kariera/shared/routes'
import { functionalityTexts } from '@kariera/shared/texts/reader'
import { newestArticle, textIn } from './articles.ts'
import { contains, docs, hasHeader, ledTo, page } from './ask.ts'
import { fillIn } from './fillIn.ts'

/** Texts that pages of the site must contain. */
export type ExpectedTexts = {
  notFound: string
  noEmployer: string
  related: string
  /** The notice of an article without related ones, up to the category's name. */
  noRelated: string
}

/** A slug that does not exist and never will. */
const nowhere = 'nyama-takava-stranica'

/** A text of every page, whatever its content. */
const content = '<main id="content"'

/**
 * The checks of pages and files, requested as a reader does. A kind of document that does not exist yet is not checked.
 */
export const pageChecks = (texts: ExpectedTexts) => ({
  home: async () => {
    contains(await page(homePath), content)
  },
  category: () => firstHasPage('categories', 'urlSlug', categoryPath),
  article: async () => {
    const article = await newestArticle()
    if (article) contains(await page(articlePath(article.slug)), content)
  },
  articleById: async () => {
    const article = await newestArticle()
    if (article) ledTo(await page(articleIdPath(article.id)), articlePath(article.slug))
  },
  related: async () => {
    const article = await newestArticle()
    if (!article?.category) return
    const shown = await page(articlePath(article.slug))
    if (!shown.text.includes(texts.noRelated)) contains(shown, texts.related)
  },
  quotes: () => firstHasPage('quotes', 'slug', quotePath),
  services: () => firstHasPage('services', 'slug', servicePath),
  /** Checks a profile, and the response for one that does not exist. */
  employers: async () => {
    await firstHasPage('employers', 'slug', employerPath)
    contains(await page(employerPath(nowhere), 404), texts.noEmployer)
  },
  rss: async () => {
    contains(await page(rssPath), '<rss')
  },
  sitemaps: async () => {
    contains(await page(sitemapIndexPath), '<sitemapindex')
    contains(await page(newsSitemapPath), '<urlset')
    contains(await page(robotsPath), sitemapIndexPath)
  },
  picture: async () => {
    const [address] = /\/media\/[\w.-]+/.exec((await page(homePath)).text) ?? []
    if (!address) return
    const picture = await page(address)
    hasHeader(picture, 'content-type', 'image/')
    hasHeader(picture, 'cache-control', 'immutable')
    hasHeader(picture, 'x-content-type-options', 'nosniff')
  },
  preview: async () => {
    ledTo(await page(previewPath('podpraven')), homePath)
  },
  notFound: async () => {
    contains(await page(`/${nowhere}/`, 404), texts.notFound)
  },
})

/** Checks that the first document of a collection has a page. */
async function firstHasPage(
  collection: string,
  slugName: string,
  pathOf: (slug: string) => string,
): Promise<void> {
  const address = `/api/${collection}?limit=1&depth=0`
  for (const document of await docs(address)) {
    const slug = textIn(document, slugName)
    if (!slug) throw new Error(fillIn(functionalityTexts.faults.shape, { address }))
    contains(await page(pathOf(slug)), content)
  }
}
