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

/** Words that pages of the site have to say. */
export type ExpectedTexts = {
  notFound: string
  noEmployer: string
  related: string
  /** What stands there where nothing is related, up to the category's name. */
  noRelated: string
}

/** Where nothing stands, and nothing will. */
const nowhere = 'nyama-takava-stranica'

/** In every page, whatever is in it. */
const content = '<main id="content"'

/** Pages and files, each as a reader gets it. Of what there is none yet, nothing is asked. */
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
    if (!article) return
    const shown = await page(articlePath(article.slug))
    if (!shown.text.includes(texts.noRelated)) contains(shown, texts.related)
  },
  quotes: () => firstHasPage('quotes', 'slug', quotePath),
  services: () => firstHasPage('services', 'slug', servicePath),
  /** A profile, and what is said where there is none. */
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

/** The first document that a collection lists has a page of its own. */
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
