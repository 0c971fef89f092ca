import type { Hashtag } from '@kariera/shared/contracts/reading/card'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import HomeHashtagCloud from './HomeHashtagCloud.astro'

const hashtags = (count: number): Hashtag[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `занаяти ${id}`, slug: `zanayati-${id}` }))

async function hrefs(count: number): Promise<string[]> {
  const container = await AstroContainer.create()
  const html = await container.renderToString(HomeHashtagCloud, {
    props: { hashtags: hashtags(count) },
  })
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
}

it('R-HOME-10 the cloud of hashtags shows 18, each leading to its search', async () => {
  const shown = await hrefs(30)
  expect(shown).toHaveLength(18)
  expect(shown[17]).toBe('/search/?hashtag=zanayati-17')
})

it('R-HOME-10 the cloud of hashtags is absent without any', async () => {
  expect(await hrefs(0)).toEqual([])
})
