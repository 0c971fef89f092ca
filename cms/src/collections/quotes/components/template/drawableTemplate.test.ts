import { defaultQuoteTemplate } from '@kariera/shared/contracts/quoteImage'
import { describe, expect, it } from 'vitest'
import { drawableTemplate } from './drawableTemplate.ts'

const drawable = (changes: object) =>
  drawableTemplate(JSON.stringify({ ...defaultQuoteTemplate, ...changes }))

describe('A-QUO-3 the preview of a template', () => {
  it('draws what would be stored', () => {
    expect(drawable({})).toEqual(defaultQuoteTemplate)
    expect(drawable({ fontColor: ' #ABCDEF' })).toMatchObject({ fontColor: '#abcdef' })
  })

  it.each([
    { maxWidth: null },
    { maxWidth: 24_000 },
    { maxHeight: 12.5 },
    { fontSize: 0 },
    { textX: '600' },
    { fontColor: '#fff' },
    { fontFamily: undefined },
  ])('does not draw what is being typed, and would be refused: %o', (changes) => {
    expect(drawable(changes)).toBeNull()
  })
})
