import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import { sampleCard } from '../../islands/search/sampleSearch.ts'
import ChosenCarousel from './ChosenCarousel.astro'

async function rendered(lead: boolean, others: number): Promise<string> {
  const container = await AstroContainer.create()
  const slides = Array.from({ length: others }, (_, id) => ({ card: sampleCard(id), seconds: 5 }))
  const props = { lead: lead ? sampleCard(99) : null, slides }
  return container.renderToString(ChosenCarousel, { props })
}

it.each([
  [0, []],
  [1, ['wide']],
  [2, ['feature', 'feature']],
  [3, ['slide', 'slide', 'slide']],
])('R-HOME-3 beside the lead story %i others fill the row', async (others, roles) => {
  const html = await rendered(true, others)
  const shown = [...html.matchAll(/<article class="card (\w+)"/g)].map(([, role]) => role)
  expect(shown).toEqual(['lead', ...roles])
  // The row and the attribute for its script exist only if there are further articles.
  expect(html.includes('data-carousel')).toBe(others > 0)
  expect(html.includes('<ul')).toBe(others > 0)
})

it('R-HOME-3 is absent where nothing is chosen', async () => {
  expect(await rendered(false, 0)).not.toContain('<section')
})
