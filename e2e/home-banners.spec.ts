import { expect, type Page } from 'playwright/test'
import { named, test } from './homeFixture.ts'
import { part } from './homeRows.ts'

const partner = 'https://partner.example/oferta?ot=kariera'
const position = 'home_header'

/** The entries of the data layer about banners. */
const told = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') as Record<string, unknown>[]).filter(({ event }) =>
      String(event).startsWith('banner_'),
    ),
  )
const bannerOf = (page: Page, id: number) => page.locator(`[data-banner="${id}"]`)

test.beforeEach(async ({ context }) => {
  await context.route('https://partner.example/**', (route) => route.fulfill({ body: 'partner' }))
})

test('R-HOME-1 the header banner is an image behind a sponsored link, named as an advertisement', async ({
  page,
  home,
}) => {
  await home.clear(position)
  const alt = named('Отворени врати')
  const id = await home.banner(position, { alt, hyperlink: partner })
  await home.isShown(alt)
  await page.goto('/')
  const link = page.getByRole('main').getByRole('link', { name: alt })
  await expect(link).toHaveAttribute('href', partner)
  await expect(link).toHaveAttribute('rel', 'sponsored noopener')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link.locator('img')).toHaveAttribute('alt', alt)
  await expect(bannerOf(page, id).locator('..').getByText('Реклама')).toBeVisible()
})

test('an html banner runs nothing, takes neither click nor focus, and its link lies over it', async ({
  page,
  home,
}) => {
  await home.clear(position)
  const alt = named('Вечерно училище')
  const svgContent = '<p style="font-size:40px">Вечерно училище <a href="/inside/">вътре</a></p>'
  const id = await home.banner(position, { alt, svgContent, hyperlink: partner })
  await home.isShown(alt)
  for (const [width, shownAs] of [
    [1280, 640],
    [390, 358],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const banner = bannerOf(page, id)
    const frame = banner.locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', '')
    await expect(frame).toHaveAttribute('title', alt)
    await expect(frame.contentFrame().getByText('Вечерно училище')).toBeVisible()
    // The frame is laid out at the size of its position, however much room there is.
    expect(await frame.evaluate((node) => node.clientWidth)).toBe(980)
    expect(Math.round((await frame.boundingBox())!.width)).toBe(shownAs)
    expect(Math.round((await banner.boundingBox())!.width)).toBe(shownAs)
    const opened = page.context().waitForEvent('page')
    await banner.click()
    expect((await opened).url()).toBe(partner)
    await expect(page).toHaveURL('/')
    const link = page.getByRole('link', { name: alt })
    await link.focus()
    await page.keyboard.press('Tab')
    await expect(banner.locator(':focus')).toHaveCount(0)
  }
})

test('R-FRAME-9 a banner is told of once when half of it was seen, and at every click', async ({
  page,
  home,
}) => {
  const [alt, quiet] = [named('Карта на занаятите'), named('Без връзка')]
  await home.clear('home_middle')
  await home.clear(position)
  const header = await home.banner(position, { alt, hyperlink: partner })
  const middle = await home.banner('home_middle', { alt: quiet })
  await home.isShown(alt)
  await home.isShown(quiet)
  await page.goto('/')
  const facts = { banner_id: header, banner_position: position, banner_hyperlink: partner }
  const impression = { event: 'banner_impression', ...facts }
  const click = { event: 'banner_click', ...facts }
  const ofHeader = async () => (await told(page)).filter(({ banner_id: id }) => id === header)
  const ofMiddle = async () => (await told(page)).filter(({ banner_id: id }) => id === middle)
  await expect.poll(ofHeader).toEqual([impression])
  expect(await ofMiddle()).toEqual([])

  const showPart = (part: number) =>
    bannerOf(page, middle).evaluate((banner, seen) => {
      const { top, height } = banner.getBoundingClientRect()
      scrollBy({ top: top + height * seen - innerHeight, behavior: 'instant' })
    }, part)
  await showPart(0.4)
  await expect(bannerOf(page, middle)).toBeInViewport()
  expect(await ofMiddle()).toEqual([])
  await showPart(0.6)
  await expect.poll(ofMiddle).toEqual([
    {
      event: 'banner_impression',
      banner_id: middle,
      banner_position: 'home_middle',
      banner_hyperlink: null,
    },
  ])

  const link = page.getByRole('link', { name: alt })
  await link.press('Enter')
  await link.click({ button: 'middle' })
  await link.click()
  // An impression is counted once, and the right button is not a click.
  await link.click({ button: 'right' })
  expect(await ofHeader()).toEqual([impression, click, click, click])
})

test('R-ERR-1 a banner whose file fails is absent, with the part that has no other', async ({
  page,
  home,
}) => {
  await home.clear(position)
  await home.clear('home_exclusive')
  const alts = [named('Заглавен'), named('Ексклузивен')] as const
  await home.banner(position, { alt: alts[0] })
  await home.banner('home_exclusive', { alt: alts[1] })
  for (const alt of alts) await home.isShown(alt)
  const html = await (await page.request.get('/')).text()
  const files = alts.map(
    (alt) => /src="([^"]+)"[^>]*$/.exec(html.slice(0, html.indexOf(`alt="${alt}"`)))![1]!,
  )
  await page.route(
    ({ pathname }) => files.includes(pathname),
    (route) => route.fulfill({ status: 404 }),
  )
  await page.goto('/')
  await expect(bannerOf(page, 0)).toHaveCount(0)
  await expect(page.locator('[data-position="home_header"]')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Реклама', { exact: true })).toHaveCount(1)
  await part(page, 'Избрани от автора').getByRole('article').first().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect(part(page, 'Ексклузивни партньори')).toHaveCount(0)
  await expect(part(page, 'Партньори')).toBeVisible()
})

test('R-FRAME-2 R-ERR-1 the bar shows the chosen logo by the name of the publication; a broken one gives way to the name', async ({
  page,
  home,
}) => {
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="90"><rect width="360" height="90" fill="#25495e"/></svg>',
  )
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml' }
  const { id, filename } = await home.api.uploadTo('logos', logo, file)
  const onDark = Buffer.from(logo.toString().replace('#25495e', '#9bd0f5'))
  const dark = await home.api.uploadTo('logos', onDark, file)
  try {
    await home.settings({ selectedLogo: id, selectedLogoDark: dark.id })
    await home.isShown(filename)
    await home.isShown(dark.filename)
    await page.goto('/')
    const shown = () =>
      page
        .getByRole('banner')
        .locator('img')
        .evaluate((image: HTMLImageElement) => [
          image.currentSrc.replace(location.origin, ''),
          getComputedStyle(image).backgroundColor,
        ])
    const nothing = 'rgba(0, 0, 0, 0)'
    await expect.poll(shown).toEqual([`/media/${filename}`, nothing])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(shown).toEqual([`/media/${dark.filename}`, nothing])
    await home.settings({ selectedLogoDark: null })
    await home.isGone(dark.filename)
    await page.reload()
    await expect.poll(shown).toEqual([`/media/${filename}`, 'rgb(255, 255, 255)'])
    await page.emulateMedia({ colorScheme: 'light' })
    const link = page.getByRole('banner').getByRole('link', { name: 'Кариера' })
    await expect(link).toHaveAttribute('href', '/')
    const { width, height } = (await link.getByRole('img').boundingBox())!
    expect([Math.round(width), Math.round(height)]).toEqual([160, 40])

    await page.route(`**/media/${filename}`, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await expect(link.getByRole('img')).toHaveCount(0)
    await expect(link).toHaveText('Кариера')

    await home.settings({ selectedLogo: null })
    await home.isGone(filename)
    await page.goto('/')
    await expect(link).toHaveText('Кариера')
  } finally {
    await home.takeDown(page.request)
    for (const one of [id, dark.id]) await home.api.change('delete', `/logos/${one}`)
  }
})
