import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { test } from './journey.ts'

const component = new URL('../site/src/components/home/HomeHashtagCloud.astro', import.meta.url)

// No page uses the component at present, so its styles are in no stylesheet: they are read from its source.
for (const [width, shown] of [
  [1280, 18],
  [640, 18],
  [639, 8],
  [390, 8],
] as const)
  test(`R-HOME-10 R-FRAME-12 at ${width} px the cloud of home would show ${shown} hashtags`, async ({
    page,
  }) => {
    const [, styles = ''] = /<style>(.*)<\/style>/s.exec(await readFile(component, 'utf8'))!
    const items = Array.from({ length: 18 }, (_, index) => `<li><a href="/">#${index}</a></li>`)
    await page.setViewportSize({ width, height: 900 })
    await page.setContent(`<style>${styles}</style><ul class="cloud">${items.join('')}</ul>`)
    const texts = await page.locator('li:visible').allTextContents()
    expect(texts).toEqual(Array.from({ length: shown }, (_, index) => `#${index}`))
  })
