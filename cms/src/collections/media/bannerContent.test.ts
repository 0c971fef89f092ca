import { beforeAll, describe, expect, it } from 'vitest'
import { bannerContentOf } from './bannerContent.ts'
import { pictureProcess } from './decoding/pictureProcess.ts'

const megabyte = 1024 * 1024

// Starts the picture process in advance, which takes a while under load.
beforeAll(() => pictureProcess.begin({ do: 'rewriteDrawing', text: '<svg/>' }), 120_000)

describe("A-UP-1 a banner's text", () => {
  it.each([
    '<svg width="9" height="6"><rect width="9"/></svg>',
    '  \n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"><rect width="9"/></svg>',
    '<?xml version="1.0"?>\n<!-- a --><svg width="9" height="6"><rect width="9"/></svg>\n',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd"><svg width="9" height="6"><rect width="9"/></svg>',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="9" height="6"><s:rect width="9"/></s:svg>',
  ])('is a drawing: %s', async (text) => {
    expect(await bannerContentOf(text)).toEqual({
      kind: 'svg',
      text: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6" viewBox="0 0 9 6"><rect width="9"/></svg>',
    })
  })

  it.each([
    '<p>Банер</p>',
    'само думи',
    '<!doctype html><svg></svg>',
    '<div><svg></svg></div>',
    '<!-- <svg> --><p>а</p>',
    '<svgs></svgs>',
    '<!-- не свършва <svg>',
    `<!doctype ${'a'.repeat(1_000_000)}`,
    `<!doctype svg [${'] '.repeat(500_000)}`,
  ])('is html: %s', async (text) => {
    expect(await bannerContentOf(text)).toEqual({ kind: 'html', text })
  })

  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t'],
    ['a drawing that is not closed', '<svg>'],
    ['a drawing and more', '<svg></svg><p>а</p>'],
    ['NUL', '<p>\0</p>'],
    ['half a character', '<p>\uD83D</p>'],
    ['half a character in a drawing', '<svg><text>\uD83D</text></svg>'],
    ['five megabytes', 'а'.repeat(2.5 * megabyte)],
  ])('is not %s', async (_what, text) => {
    expect(await bannerContentOf(text)).toBeNull()
  })

  it('may be a byte shorter than five megabytes', async () => {
    expect(await bannerContentOf('a'.repeat(5 * megabyte - 1))).toMatchObject({ kind: 'html' })
  })
})
