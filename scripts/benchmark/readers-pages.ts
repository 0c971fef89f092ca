import { z } from 'zod'
import {
  articlePath,
  brandingPath,
  categoryMonthPath,
  contactPath,
  hashtagsPath,
  homePath,
  searchPath,
} from '../../shared/src/routes.ts'
import { monthOf } from '../../shared/src/rules/dates.ts'
import { Failure } from '../process/command.ts'

/** A page that stands for its kind. */
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
const answerSchema = z.object({ docs: z.array(articleSchema) })

/**
 * Home, the newest article with a picture, the newest with a picture and a video, the archive of the first one's month,
 * the page of hashtags, the search, the services, and the contacts.
 *
 * @throws {Failure} if the publication has no such articles
 */
export async function findReadersPages(baseUrl: string): Promise<ReadersPage[]> {
  const response = await fetch(`${baseUrl}/api/articles?limit=100&depth=1&sort=-datePublished`)
  if (!response.ok) throw new Failure(`${baseUrl} answered ${response.status} to its articles.`)
  const { docs } = answerSchema.parse(await response.json())
  const withPicture = docs.filter(({ picture }) => picture)
  const article = withPicture.find(({ youtubeEmbed }) => !youtubeEmbed)
  const withVideo = withPicture.find(({ youtubeEmbed }) => youtubeEmbed)
  if (!article || !withVideo) {
    throw new Failure(`${baseUrl} has no articles with a picture, with and without a video.`)
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
  ]
}

function monthOfCategory({ category, datePublished }: Article): string {
  return categoryMonthPath(category.urlSlug, monthOf(datePublished))
}
