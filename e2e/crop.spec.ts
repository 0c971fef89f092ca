import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'
import { AdminPage } from './adminPage.ts'
import { pathOf } from './articles.ts'
import { axeFaultsInBothSchemes } from './axeFaults.ts'
import { test, type ContentFixture } from './contentFixture.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { walkedLanguages } from './languages.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const languages = inBothLanguages((say) => ({
  open: say(backOfficeTexts.crop.open),
  title: say(backOfficeTexts.crop.title),
  cut: say(backOfficeTexts.crop.open),
  cutting: say(backOfficeTexts.crop.cutting),
  size: say({
    bg: (width: number, height: number) => `${width} × ${height} пиксела от оригинала`,
    en: (width: number, height: number) => `${width} × ${height} pixels of the original`,
  }),
  tooSmall: say(backOfficeTexts.crop.tooSmall),
  failed: say(backOfficeTexts.crop.failed),
  whole: say(backOfficeTexts.crop.whole),
  cancel: say(backOfficeTexts.articleForm.cancel),
  pictureTooSmall: say(backOfficeTexts.crop.pictureTooSmall),
}))

const [bulgarian] = languages
type Words = (typeof languages)[number]

/** A picture whose left half is red, and whose right half is blue. @returns its id */
async function redAndBlue(written: ContentFixture, width = 1600, height = 1200): Promise<number> {
  const half = { width: width / 2, height, channels: 3, background: '#0000ff' } as const
  const blue = await sharp({ create: half }).png().toBuffer()
  const file = await sharp({ create: { ...half, width, background: '#ff0000' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
  const { id } = await written.api.upload(file, { alt: 'Две половини', author: 'Мария' })
  return id
}

async function openCrop(page: Page, { open, title, cut }: Words) {
  await page.locator('#field-picture').getByRole('button', { name: open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  const area = dialog.locator('.ReactCrop__crop-selection')
  await expect(area).toBeVisible()
  return {
    dialog,
    area,
    press: dialog.getByRole('button', { name: cut, exact: true }),
    left: async () => (await area.boundingBox())?.x ?? NaN,
  }
}

/** Whether the picture that readers see is red or blue at both of its edges, and its shape. */
async function seenBy(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  const [, srcset = ''] = /<img[^>]+srcset="([^"]+)"/.exec(html) ?? []
  const src = srcset.split(', ').at(-1)?.split(' ')[0] ?? ''
  const { data, info } = await sharp(await (await page.request.get(src)).body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colourAt = (x: number) => {
    const start = (Math.floor(info.height / 2) * info.width + x) * 3
    return (data[start] ?? 0) > (data[start + 2] ?? 0) ? 'red' : 'blue'
  }
  const edges = [colourAt(5), colourAt(info.width - 5)]
  return { edges, shape: (info.width / info.height).toFixed(2) }
}

/** From a small phone, upright and lying, to a large screen. */
const windows = [
  [390, 600],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const

/** In windows of every size the whole picture is seen, and the frame over it covers what the words below it say. */
async function showsWhatItSays(
  page: Page,
  dialog: Locator,
  original: { width: number; height: number },
) {
  const usual = page.viewportSize()
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    const where = `${original.width} x ${original.height} in ${width} x ${height}`
    const [image, pane, frame] = (await Promise.all(
      ['img', styled('cropDialogPicture'), '.ReactCrop__crop-selection'].map(async (part) => {
        const box = await dialog.locator(part).boundingBox()
        if (!box) throw new Error(`There is no ${part} of ${where}.`)
        return box
      }),
    )) as [Box, Box, Box]
    expect(image.width / image.height, where).toBeCloseTo(original.width / original.height, 1)
    for (const [inner, outer] of [
      [image, pane],
      [pane, { x: 0, y: 0, width, height }],
    ] as const) {
      expect(inner.x, where).toBeGreaterThanOrEqual(outer.x - 0.5)
      expect(inner.y, where).toBeGreaterThanOrEqual(outer.y - 0.5)
      expect(inner.x + inner.width, where).toBeLessThanOrEqual(outer.x + outer.width + 0.5)
      expect(inner.y + inner.height, where).toBeLessThanOrEqual(outer.y + outer.height + 0.5)
    }
    const scale = original.width / image.width
    const said = /(\d+) × (\d+)/.exec((await dialog.getByRole('status').textContent()) ?? '')
    expect(Math.abs(frame.width * scale - Number(said?.[1])), where).toBeLessThan(1.5)
    expect(Math.abs(frame.height * scale - Number(said?.[2])), where).toBeLessThan(1.5)
  }
  if (usual) await page.setViewportSize(usual)
}

type Box = { x: number; y: number; width: number; height: number }

for (const words of walkedLanguages(languages)) {
  test.describe(`A-RT-5 in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('a part of the main picture is selected by keys, and what cannot be is said', async ({
      page,
      written,
    }) => {
      const picture = await redAndBlue(written)
      const { id } = await written.article('Изрязана', { picture })
      await AdminPage.onArticle(page, id)
      const { dialog, area, press, left } = await openCrop(page, words)
      const status = dialog.getByRole('status')

      await test.step('on the whole screen, at first 90 % of the width', async () => {
        await expect(status).toHaveText(words.size(1440, 960))
        const box = await dialog.boundingBox()
        expect([box?.x, box?.y, box?.width]).toEqual([0, 0, page.viewportSize()?.width])
        expect(await axeFaultsInBothSchemes(page, styled('cropDialog'))).toEqual([])
        await showsWhatItSays(page, dialog, { width: 1600, height: 1200 })
      })

      await test.step('of at least 600 x 400 pixels of the original', async () => {
        await dialog.locator('.ReactCrop__drag-handle.ord-se').focus()
        while (!(await status.textContent())?.startsWith('5'))
          await page.keyboard.press('Shift+ArrowLeft')
        await press.click()
        await expect(dialog.getByRole('alert')).toHaveText(words.tooSmall)
      })

      await test.step('moved by 1, 10 and 100 pixels', async () => {
        await area.focus()
        for (const [keys, pixels] of [
          ...[['ArrowRight', 1] as const, ['Shift+ArrowRight', 10] as const],
          ...[['Control+ArrowRight', 100] as const, ['Shift+ArrowLeft', -10] as const],
        ]) {
          const before = await left()
          await page.keyboard.press(keys)
          expect(Math.round((await left()) - before)).toBe(pixels)
        }
      })

      await test.step('which may fail', async () => {
        await dialog.locator('.ReactCrop__drag-handle.ord-se').focus()
        for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+ArrowRight')
        await page.route('**/api/media/*/cut', (route) => route.abort())
        await press.click()
        await expect(dialog.getByRole('alert')).toHaveText(words.failed)
        await page.unroute('**/api/media/*/cut')
      })

      await test.step('or be given up', async () => {
        await dialog.getByRole('button', { name: words.cancel }).click()
        await expect(dialog).toHaveCount(0)
        expect(await axeFaultsInBothSchemes(page, '#field-picture')).toEqual([])
        const { pictureCrop } = await written.api.see<{ pictureCrop: unknown }>(
          `/articles/${id}?depth=0`,
        )
        expect(pictureCrop).toBeNull()
      })
    })

    test('a picture that is too small is shown whole', async ({ page, written }) => {
      const picture = await redAndBlue(written, 500, 500)
      const { id } = await written.article('С малка снимка', { picture })
      await AdminPage.onArticle(page, id)
      const button = page.locator('#field-picture').getByRole('button', { name: words.open })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAttribute('title', words.pictureTooSmall)
    })
  })
}

test('B-PIC-2 readers see the part that the article keeps; it is cut again from the original, and versions restore it', async ({
  page,
  written,
}) => {
  const [words] = languages
  const picture = await redAndBlue(written)
  const article = await written.article('Изрязана', { picture })
  const path = pathOf(article)
  const newsroom = new AdminPage(page)
  await written.isRead()
  expect(await seenBy(page, path)).toEqual({ edges: ['red', 'blue'], shape: '1.33' })
  await signIn(page)
  await newsroom.openArticle(String(article.id))
  const image = page.locator('#field-picture img')

  await test.step('the left half', async () => {
    const { dialog, area, press } = await openCrop(page, words)
    await dialog.locator('.ReactCrop__drag-handle.ord-se').focus()
    const width = async () =>
      Number.parseInt((await dialog.getByRole('status').textContent()) ?? '')
    while ((await width()) > 780) await page.keyboard.press('Shift+ArrowLeft')
    await area.focus()
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+ArrowLeft')
    const held = Promise.withResolvers<undefined>()
    await page.route('**/api/media/*/cut', async (route) => {
      await held.promise
      await route.continue()
    })
    await press.click()
    await expect(dialog.getByRole('button', { name: words.cutting })).toBeVisible()
    held.resolve(undefined)
    await expect(dialog).toHaveCount(0)
    await expect(image).toHaveCSS('position', 'absolute')
    await newsroom.publish()
    await written.isRead()
    expect(await seenBy(page, path)).toEqual({ edges: ['red', 'red'], shape: '1.50' })
  })

  type Kept = { pictureCrop: { x: number; width: number; height: number } | null }
  const kept = async () => {
    const { pictureCrop } = await written.api.see<Kept>(`/articles/${article.id}?depth=0`)
    return pictureCrop ?? { x: NaN, width: NaN, height: NaN }
  }
  const first = await kept()

  await test.step('then the right half, from where it was', async () => {
    await page.reload()
    const { dialog, area, press } = await openCrop(page, words)
    await expect(dialog.getByRole('status')).toHaveText(words.size(first.width, first.height))
    await area.focus()
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('Control+ArrowRight')
    await press.click()
    await expect(dialog).toHaveCount(0)
    await newsroom.publish()
    await written.isRead()
    expect(await seenBy(page, path)).toEqual({ edges: ['blue', 'blue'], shape: '1.50' })
    expect((await kept()).x).toBe(1600 - first.width)
  })

  await test.step('the former version brings the left half back', async () => {
    const versions = await written.api.list<{ id: number; version: Kept }>(
      `/articles/versions?depth=0&limit=20&sort=-updatedAt&where[parent][equals]=${article.id}`,
    )
    const former = versions.find(({ version }) => version.pictureCrop?.x === first.x)
    await written.api.change('post', `/articles/versions/${former?.id}`)
    expect(await kept()).toEqual(first)
    await written.isRead()
    expect(await seenBy(page, path)).toEqual({ edges: ['red', 'red'], shape: '1.50' })
  })

  await test.step('and the whole picture is shown again', async () => {
    await newsroom.openArticle(String(article.id))
    const { dialog } = await openCrop(page, words)
    await dialog.getByRole('button', { name: words.whole }).click()
    await newsroom.publish()
    await written.isRead()
    expect(await seenBy(page, path)).toEqual({ edges: ['red', 'blue'], shape: '1.33' })
  })
})

for (const [shape, width, height] of [
  ...[['tall', 800, 4000] as const, ['wide', 4000, 800] as const, ['tiny', 620, 420] as const],
]) {
  test(`A-RT-5 a ${shape} picture is seen as a whole where a part of it is chosen`, async ({
    page,
    written,
  }) => {
    const picture = await redAndBlue(written, width, height)
    const { id } = await written.article('С друга форма', { picture })
    await AdminPage.onArticle(page, id)
    const { dialog } = await openCrop(page, bulgarian)
    await showsWhatItSays(page, dialog, { width, height })
  })
}
