import { expect, it } from 'vitest'
import { withStyleInHead } from './islandStyle.ts'

const style = '<style>astro-island,astro-slot{display:contents}</style>'

it('moves the style of islands to the head', () => {
  expect(
    withStyleInHead(`<head><title>$&</title></head><body><p>a</p>${style}<b></b></body>`),
  ).toBe(`<head><title>$&</title>${style}</head><body><p>a</p><b></b></body>`)
})

it('leaves pages without islands as they are', () => {
  const page = '<head></head><body><p>astro-island</p></body>'
  expect(withStyleInHead(page)).toBe(page)
})
