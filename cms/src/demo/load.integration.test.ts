import { now } from '@kariera/shared/clock'
import { isLive, starOf } from '@kariera/shared/rules/article'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import { articles } from './articles.ts'
import { loadDemo } from './load.ts'
import { pictureKeys } from './pictures.ts'

let newsroom: TestNewsroom

beforeAll(async () => {
  newsroom = await openNewsroom()
  await loadDemo(newsroom.payload, () => undefined)
}, 180_000)
afterAll(() => newsroom.close())

const count = async (collection: 'articles' | 'media' | 'hashtags') =>
  (await newsroom.payload.count({ collection })).totalDocs

/** The stored article of the demo that `which` picks. */
async function stored(which: (article: (typeof articles)[number]) => unknown) {
  const title = articles.find(which)?.title ?? 'none'
  const { docs } = await newsroom.payload.find({
    collection: 'articles',
    where: { title: { equals: title } },
    depth: 1,
  })
  return docs[0]
}

describe('the demo publication, loaded', () => {
  it('is all there, each picture once, and a second load adds nothing', async () => {
    const hashtags = new Set(articles.flatMap((article) => article.hashtags)).size
    const all = { articles: articles.length, media: pictureKeys.length, hashtags }
    const counted = async () => ({
      articles: await count('articles'),
      media: await count('media'),
      hashtags: await count('hashtags'),
    })
    expect(await counted()).toEqual(all)
    await loadDemo(newsroom.payload, () => undefined)
    expect(await counted()).toEqual(all)
  })

  it('keeps hashtags, links and the video of an article', async () => {
    const article = await stored(({ hashtags }) => hashtags.includes('C++'))
    const values = article?.hashtags?.map((tag) => (typeof tag === 'number' ? tag : tag.value))
    expect(values).toEqual(expect.arrayContaining(['C', 'C++', 'C#']))
    expect((await stored(({ links }) => links?.tiktok))?.tiktokLink).toMatch(/^https:/)
    expect((await stored(({ video }) => video))?.youtubeEmbed).toContain('aqz-KE-bpKQ')
  })

  it('has a draft, an article to come, and promotions that are running, over and still to begin', async () => {
    expect((await stored(({ status }) => status === 'draft'))?._status).toBe('draft')
    const coming = await stored(({ daysAgo }) => daysAgo < 0)
    expect(coming?._status).toBe('published')
    expect(coming && isLive(coming, now())).toBe(false)
    const stars = [
      await stored(({ paid }) => paid?.startDaysAgo && paid.endDaysAhead),
      await stored(({ paid }) => paid?.endDaysAgo),
      await stored(({ paid }) => paid?.startDaysAhead),
    ].map((article) => article && starOf(article, now()))
    expect(stars).toEqual(['gold', 'grey', 'none'])
  })
})
