import { expect, it } from 'vitest'
import { withHeadingIds } from './headingIds.ts'

it('R-ART-1 gives every heading of a text an address of its own', () => {
  const html =
    '<h2>Какво следва</h2><p>h2</p><h3 style="text-align: center">Какво <strong>следва</strong></h3>' +
    '<h4>…</h4><h2>Заплата &amp; отпуск</h2>'
  expect(withHeadingIds(html)).toBe(
    '<h2 id="h-kakvo-sledva">Какво следва</h2><p>h2</p>' +
      '<h3 style="text-align: center" id="h-kakvo-sledva-2">Какво <strong>следва</strong></h3>' +
      '<h4>…</h4><h2 id="h-zaplata-otpusk">Заплата &amp; отпуск</h2>',
  )
})

it('R-ART-1 no two have the same, whatever number a heading ends with', () => {
  const html = withHeadingIds('<h2>Част</h2><h2>Част</h2><h2>Част 2</h2><h2>Част</h2>')
  expect(Array.from(html.matchAll(/id="([^"]+)"/g), ([, id]) => id)).toEqual([
    'h-chast',
    'h-chast-2',
    'h-chast-2-2',
    'h-chast-3',
  ])
})
