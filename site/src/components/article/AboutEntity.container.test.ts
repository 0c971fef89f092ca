import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import AboutEntity from './AboutEntity.astro'

const none = { entityName: '', links: [], hashtags: [], star: 'none' }

async function rendered(facts: object): Promise<string> {
  const container = await AstroContainer.create()
  const html = await container.renderToString(AboutEntity, {
    props: { article: { ...none, ...facts } },
  })
  return html.trim()
}

it('R-ART-1 an article that names nobody and has no hashtags has no margin', async () => {
  expect(await rendered({})).toBe('')
})

it.each([
  [{ entityName: 'Фирма' }, 'Фирма'],
  [{ links: [{ kind: 'website', url: 'https://firma.example/' }] }, 'https://firma.example/'],
  [{ hashtags: [{ id: 1, name: 'занаяти', slug: 'zanayati' }] }, 'занаяти'],
])('R-ART-1 with %o it has one', async (facts, text) => {
  expect(await rendered(facts)).toContain(text)
})
