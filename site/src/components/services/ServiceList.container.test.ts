import type { ServiceCard as Card } from '@kariera/shared/contracts/reading/pages'
import { serviceIcons } from '@kariera/shared/contracts/serviceForms'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import ServiceCard from './ServiceCard.astro'
import ServiceList from './ServiceList.astro'

const service: Card = {
  id: 1,
  path: '/branding/lichen-brand/',
  title: 'Личен бранд',
  description: 'Интервю и портрет',
  icon: 'User',
}

async function rendered(change: Partial<Card> = {}): Promise<string> {
  const container = await AstroContainer.create()
  const props = { service: { ...service, ...change } }
  return container.renderToString(ServiceCard, { props })
}

it('R-BRAND-1 a card has title and description, and a link that says where it leads', async () => {
  const html = (await rendered()).replaceAll(/\s+/g, ' ')
  expect(html).toMatch(/<h2[^>]*>Личен бранд<\/h2>/)
  expect(html).toMatch(/<p[^>]*>Интервю и портрет<\/p>/)
  expect(html).toMatch(/<a [^>]*href="\/branding\/lichen-brand\/"[^>]*> ?Научете повече/)
  expect(html).toContain('за „Личен бранд“')
})

it('R-BRAND-1 each icon that a service may bear is another drawing, for the eye only', async () => {
  const drawings = await Promise.all(
    serviceIcons.map(async (icon) => /<svg.*?<\/svg>/s.exec(await rendered({ icon }))?.[0] ?? ''),
  )
  expect(new Set(drawings).size).toBe(serviceIcons.length)
  for (const drawing of drawings) expect(drawing).toMatch(/aria-hidden="true".*<(?:path|circle)/s)
})

it('R-BRAND-1 without services the page says so, in English', async () => {
  const container = await AstroContainer.create()
  const html = await container.renderToString(ServiceList, { props: { services: [] } })
  expect(html.replaceAll(/\s+/g, ' ')).toMatch(
    /<p [^>]*lang="en"> ?No branding services available at the moment\. ?<\/p>/,
  )
  expect(html).not.toContain('<ul')
})
