import { z } from 'zod'
import { articlePath, homePath } from '../../shared/src/routes.ts'
import { Failure } from '../process/command.ts'

/** A page that stands for its kind. */
export interface ReadersPage {
  name: string
  path: string
}

const answerSchema = z.object({
  docs: z.array(
    z.object({
      slug: z.string(),
      picture: z.unknown().nullable(),
      youtubeEmbed: z.string().nullable(),
    }),
  ),
})

/**
 * Home, the newest article with a picture, and the newest with a picture and a video.
 *
 * @throws {Failure} if the publication has no such articles
 */
export async function findReadersPages(baseUrl: string): Promise<ReadersPage[]> {
  const response = await fetch(`${baseUrl}/api/articles?limit=100&depth=0&sort=-datePublished`)
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
  ]
}
