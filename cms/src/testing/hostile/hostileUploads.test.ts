import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { send, type Sent } from '../upload.ts'
import { articlePictures, bannerFiles, logoFiles } from '../../collections/media/acceptUpload.ts'
import { bannerContentOf } from '../../collections/media/bannerContent.ts'
import { activePartsOf } from './activeParts.ts'
import { hostileDrawings } from './hostileDrawings.ts'
import { hostilePages } from './hostilePages.ts'
import { hostileUploads } from './hostileUploads.ts'
import { pictureProcess } from '../../collections/media/decoding/pictureProcess.ts'

const rules = { media: articlePictures, logos: logoFiles, 'banner-files': bannerFiles }
const wrongType = 'Please select a valid image file (PNG, JPG, JPEG, GIF, SVG)'
const texts = {
  media: {
    wrongType: 'Invalid file type. Please upload a JPG, PNG, GIF, or WebP image.',
    tooLarge: 'File size too large. Maximum size is 10MB.',
  },
  logos: {
    wrongType: 'Invalid file type. Please upload a JPG, PNG, GIF, WebP, or SVG image.',
    tooLarge: 'File size too large. Maximum size is 5MB.',
  },
  'banner-files': { wrongType, tooLarge: 'File size must be less than 5MB' },
}
const tooManyPixels =
  'The picture is too large. It may have at most 25 megapixels, all frames together; a JPEG at most 100.'

const damaged =
  'The file is damaged, or a part of it is missing. Please save or copy the picture again.'

// Starts the picture process in advance, which takes a while under load.
beforeAll(() => pictureProcess.begin({ do: 'rewriteDrawing', text: '<svg/>' }), 120_000)

describe('A-UP-1 a hostile file', () => {
  it.each(hostileUploads)('$target: $what — $fate', async ({ target, file, fate }) => {
    const sending = send(rules[target], { ...file, data: await file.data() })
    if (fate === 'svg' || fate === 'html' || fate === 'png') {
      const kept = await sending
      expect(kept.name).toMatch(new RegExp(`^[0-9a-f]{24}\\.${fate}$`))
      await expectHarmless(kept)
    } else {
      const message = { ...texts[target], tooManyPixels, damaged }[fate]
      await expect(sending).rejects.toMatchObject({ status: 400, message })
    }
  })

  it('is one of more than a hundred', () => {
    expect(new Set(hostileUploads.map(({ what }) => what)).size).toBeGreaterThan(200)
  })
})

describe('A-UP-1 a hostile text of a banner', () => {
  it.each(hostileDrawings)('$what — $fate', async ({ text, fate }) => {
    const content = await bannerContentOf(text)
    if (content === 'tooComplex') throw new Error('It was too complex.')
    expect(content?.kind).toBe(fate === 'refused' ? undefined : 'svg')
    if (content) expect(activePartsOf(content.text)).toEqual([])
  })

  it.each(Object.entries(hostilePages))('is html, as it is — %s', async (_what, text) => {
    expect(await bannerContentOf(text)).toEqual({ kind: 'html', text })
  })
})

/** Html is made harmless by its response headers only (site/src/server/publicServer.test.ts, e2e/uploads.spec.ts). */
async function expectHarmless({ data, mimetype }: Sent): Promise<void> {
  const text = data.toString('latin1')
  if (mimetype === 'text/html') expect(text).toMatch(/^<!doctype /i)
  else if (mimetype === 'image/svg+xml') expect(activePartsOf(data.toString())).toEqual([])
  else {
    expect([mimetype, (await sharp(data).metadata()).format]).toEqual(['image/png', 'png'])
    expect(text).not.toContain('evil')
  }
}
