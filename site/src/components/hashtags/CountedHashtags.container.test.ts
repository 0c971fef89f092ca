import type { CountedHashtag } from '@kariera/shared/contracts/reading/archives'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import CountedHashtags from './CountedHashtags.astro'

async function rendered(hashtags: CountedHashtag[]): Promise<string> {
  const container = await AstroContainer.create()
  const html = await container.renderToString(CountedHashtags, { props: { hashtags } })
  return html.replaceAll(/ data-astro-[\w-]+(="[^"]*")?/g, '').replaceAll(/\s+/g, ' ')
}

it('R-TAGS-1 hashtags stand in their order, with their counts, and lead to their archives', async () => {
  const html = await rendered([
    { id: 2, name: 'екип', slug: 'ekip', count: 14 },
    { id: 1, name: 'C#', slug: 'c-sharp', count: 3 },
  ])
  const links = [...html.matchAll(/<a href="([^"]+)">(.*?)<\/a>/g)].map(
    ([, href, inside = '']) => `${inside.replaceAll(/<[^>]*>/g, '').trim()} ${href}`,
  )
  expect(links).toEqual(['екип (14) /hashtag/ekip/', 'C# (3) /hashtag/c-sharp/'])
})

it('R-TAGS-1 R-ERR-1 where there are none the page says so, in English', async () => {
  const html = await rendered([])
  expect(html).toMatch(/<p [^>]*lang="en"> ?No hashtags found with 3\+ occurrences ?<\/p>/)
  expect(html).not.toContain('<ul')
})
