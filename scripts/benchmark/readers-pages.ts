import { z } from 'zod'
import {
  aboutPath,
  articlePath,
  brandingPath,
  categoryMonthPath,
  contactPath,
  employerPath,
  hashtagsPath,
  homePath,
  quotePath,
  searchPath,
  termsPath,
} from '../../shared/src/routes.ts'
import { monthOf } from '../../shared/src/rules/dates.ts'
import { Failure } from '../../shared/src/commands/command.ts'

/** A page that represents its kind. */
export interface ReadersPage {
  name: string
  path: string
}

const articleSchema = z.object({
  slug: z.string(),
  datePublished: z.string(),
  category: z.object({ urlSlug: z.string() }),
  picture: z.unknown().nullable(),
  youtubeEmbed: z.string().nullable(),
})
type Article = z.infer<typeof articleSchema>
const quoteSchema = z.object({ slug: z.string(), article: z.unknown() })
const employerSchema = z.object({ slug: z.string() })

/**
 * Returns home, the newest article with a picture, the newest with a picture and a video, the archive of the first
 * one's month, the page of hashtags, the search, the services, the contacts, a quote with its article, an employer, the
 * author and the terms.
 *
 * @throws {Failure} if the publication has no such articles, quote or employer
 */
export async function findReadersPages(baseUrl: string): Promise<ReadersPage[]> {
  const docs = await list(baseUrl, '/articles?limit=100&depth=1&sort=-datePublished', articleSchema)
  const withPicture = docs.filter(({ picture }) => picture)
  const article = withPicture.find(({ youtubeEmbed }) => !youtubeEmbed)
  const withVideo = withPicture.find(({ youtubeEmbed }) => youtubeEmbed)
  if (!article || !withVideo) {
    throw new Failure(`${baseUrl} has no articles with a picture, with and without a video.`)
  }
  const quotes = await list(baseUrl, '/quotes?limit=100&depth=0&sort=createdAt', quoteSchema)
  const [employer] = await list(
    baseUrl,
    '/employers?limit=1&depth=0&sort=createdAt',
    employerSchema,
  )
  const quote = quotes.find((one) => one.article)
  if (!quote || !employer) {
    throw new Failure(`${baseUrl} has no quote with an article, or no employer.`)
  }
  return [
    { name: 'home', path: homePath },
    { name: 'article', path: articlePath(article.slug) },
    { name: 'article with a video', path: articlePath(withVideo.slug) },
    { name: 'month of a category', path: monthOfCategory(article) },
    { name: 'hashtags', path: hashtagsPath },
    { name: 'search', path: searchPath },
    { name: 'services', path: brandingPath },
    { name: 'contacts', path: contactPath },
    { name: 'quote', path: quotePath(quote.slug) },
    { name: 'employer', path: employerPath(employer.slug) },
    { name: 'author', path: aboutPath },
    { name: 'terms', path: termsPath },
  ]
}

/** @param path of the public REST, without `/api` */
async function list<Doc>(baseUrl: string, path: string, schema: z.ZodType<Doc>): Promise<Doc[]> {
  const response = await fetch(`${baseUrl}/api${path}`)
  if (!response.ok) throw new Failure(`${baseUrl} answered ${response.status} to ${path}.`)
  return z.object({ docs: z.array(schema) }).parse(await response.json()).docs
}

function monthOfCategory({ category, datePublished }: Article): string {
  return categoryMonthPath(category.urlSlug, monthOf(datePublished))
}
