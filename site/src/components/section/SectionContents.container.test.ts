import type { Section } from '@kariera/shared/contracts/reading/pages'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import SectionContents from './SectionContents.astro'

async function rendered(section: Section): Promise<string> {
  const container = await AstroContainer.create()
  const html = await container.renderToString(SectionContents, { props: { section } })
  return html.replaceAll(/ data-astro-[\w-]+(="[^"]*")?/g, '').replaceAll(/\s*(<[^>]*>)\s*/g, '$1')
}

const page = (title: string, level: number) => ({
  id: title.charCodeAt(0),
  path: `/biser/${title.toLowerCase()}/`,
  title,
  level,
})
const link = (name: string) => `<a href="/biser/${name.toLowerCase()}/">${name}</a>`

it('R-BISER-1 pages stand in a list, those below a page in a list of its own', async () => {
  const html = await rendered([
    page('A', 0),
    page('B', 1),
    page('C', 2),
    page('D', 1),
    page('E', 0),
  ])
  const below = `<ul><li>${link('B')}<ul><li>${link('C')}</li></ul></li><li>${link('D')}</li></ul>`
  expect(html).toContain(`<ul><li>${link('A')}${below}</li><li>${link('E')}</li></ul>`)
  expect(html).not.toContain('Няма налично съдържание')
})

it('R-BISER-1 where there are none it says so', async () => {
  const html = await rendered([])
  expect(html).toContain('<h2>Няма налично съдържание в момента.</h2>')
  expect(html).not.toContain('<ul')
})
