import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { previewTokenMs } from '../shared/src/contracts/previewToken.ts'
import {
  bannerBytesLimit,
  maxFrames,
  maxJpegPixels,
  maxLogoBytes,
  maxPictureBytes,
  maxPixels,
  maxRequestBytes,
} from '../shared/src/contracts/uploads.ts'
import { backOfficeTexts } from '../shared/src/texts/back-office.ts'
import { root } from './environment.ts'

// The texts for editors and the configuration of nginx cannot import the constants.
const megabytes = (bytes: number) => new RegExp(`\\b${bytes / 1024 / 1024} ?MB\\b`)
const inBothLanguages = ({ en, bg }: { en: string; bg: string }) => [en, bg]

it.each([
  [backOfficeTexts.picture.tooLarge, maxPictureBytes],
  [backOfficeTexts.quoteImage.tooLarge, maxPictureBytes],
  [backOfficeTexts.logo.tooLarge, maxLogoBytes],
  [backOfficeTexts.banner.tooLarge, bannerBytesLimit],
])('texts name the limits of uploads: %o', (text, limit) => {
  for (const one of inBothLanguages(text)) expect(one).toMatch(megabytes(limit))
})

it.each([
  [backOfficeTexts.picture.tooManyPixels, maxPixels / 1e6],
  [backOfficeTexts.picture.tooManyPixels, maxJpegPixels / 1e6],
  [backOfficeTexts.picture.tooManyFrames, maxFrames],
])('texts name the limits of pictures: %o', (text, limit) => {
  for (const one of inBothLanguages(text)) expect(one).toMatch(new RegExp(`\\b${limit}\\b`))
})

it('the text of a preview link says for how many days it works', () => {
  const days = new RegExp(`\\b${previewTokenMs / (24 * 60 * 60_000)} (days|дни)`)
  const { explanation } = backOfficeTexts.articleForm.preview
  for (const one of inBothLanguages(explanation)) expect(one).toMatch(days)
})

it('nginx takes requests as long as the public server does, and the largest picture fits', () => {
  const template = readFileSync(join(root, 'nginx', 'nginx.conf.template'), 'utf8')
  expect(template).toContain(`client_max_body_size ${maxRequestBytes / 1024 / 1024}m;`)
  expect(maxRequestBytes).toBeGreaterThan(Math.max(maxPictureBytes, maxLogoBytes, bannerBytesLimit))
})
