import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Page } from 'playwright/test'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { quoteGeneratorPath } from '../shared/src/routes.ts'
import { axeFaults } from './axeFaults.ts'
import { named, test } from './homeFixture.ts'
import { DrawnPicture } from './drawnPicture.ts'
import { walkedLanguages } from './languages.ts'
import { ListScreen } from './listScreen.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

test.describe.configure({ timeout: 90_000 })

const blue = '#187bcd'
const white = '#ffffff'

const redLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="120"><rect width="480" height="120" fill="#ff0000"/></svg>'

/** The page on which anyone may generate a picture of a quote. */
class TestPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Opens it, and waits for React, which sets the field of the quote to its first text once more. */
  async open(): Promise<void> {
    await this.#page.goto(quoteGeneratorPath)
    const island = this.#page.locator('astro-island', { has: this.#page.locator('.generator') })
    await expect(island).not.toHaveAttribute('ssr')
  }

  field(name: string) {
    return this.#page.locator(`.generator [name="${name}"]`)
  }

  /** Presses the button with the keyboard, and follows the link that appears. */
  async download(): Promise<{ picture: DrawnPicture; name: string }> {
    await this.#page.getByRole('button', { name: 'Създай PNG' }).focus()
    await this.#page.keyboard.press('Enter')
    const link = this.#page.getByRole('link', { name: /^Изтегли quote-\d+\.png$/ })
    await expect(link).toBeVisible()
    await link.focus()
    const downloading = this.#page.waitForEvent('download')
    await this.#page.keyboard.press('Enter')
    const download = await downloading
    return {
      picture: await DrawnPicture.downloaded(download),
      name: download.suggestedFilename(),
    }
  }
}

/** The address of the publication's logo on the open page. */
async function logoOf(page: Page): Promise<string> {
  await page.goto(quoteGeneratorPath)
  const logo = await page.locator('.generator').getAttribute('data-logo')
  expect(logo).toBeTruthy()
  return `**${logo}`
}

test.describe('R-TEST-1 the test page', () => {
  test('draws each part where the specification puts it', async ({ page }) => {
    const logo = await logoOf(page)
    await page.route(logo, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: redLogo }),
    )
    const tested = new TestPage(page)
    await tested.open()
    const { picture, name } = await tested.download()
    expect(name).toMatch(/^quote-\d{13}\.png$/)
    expect([picture.width, picture.height]).toEqual([1200, 628])

    const across = [47, 48, 49, 50, 51]
    const line = [blue, white, white, white, blue]
    expect(across.map((x) => picture.at(x, 200))).toEqual(line)
    expect(across.map((y) => picture.at(600, y))).toEqual(line)
    expect(across.map((x) => picture.at(1199 - x, 200))).toEqual(line)
    expect(across.map((y) => picture.at(300, 627 - y))).toEqual(line)
    expect([picture.at(0, 0), picture.at(1199, 627), picture.at(52, 52)]).toEqual([
      ...[blue, blue, blue],
    ])

    const inside = { left: 51, right: 1149 }
    const first = picture.inkIn({ ...inside, top: 51, bottom: 314 }, blue)!
    const second = picture.inkIn({ ...inside, top: 314, bottom: 372 }, blue)!
    const author = picture.inkIn({ ...inside, top: 385, bottom: 480 }, blue)!
    expect(first.top).toBeGreaterThan(256)
    for (const { left, right } of [first, second, author]) {
      expect(Math.abs((left + right) / 2 - 600)).toBeLessThan(4)
    }
    expect(first.right - first.left).toBeLessThanOrEqual(1100)
    // Both lines have letters with a descender, so their bottoms differ by the line height, 57.6.
    expect(Math.abs(second.bottom - first.bottom - 57.6)).toBeLessThan(3)
    expect(author.top).toBeGreaterThan(414 - 18)
    expect(author.bottom).toBeLessThan(414 + 18)
    expect(picture.inkIn({ ...inside, top: 440, bottom: 520 }, blue)).toBeNull()

    const red = { left: 910, top: 538, right: 1150, bottom: 598 }
    expect(picture.inkIn({ left: 850, top: 500, right: 910, bottom: 577 }, blue)?.left).toBe(898)
    expect(picture.inkIn(red, '#ff0000')).toBeNull()
    for (const [x, y] of [
      [909, 560],
      [1150, 560],
      [1000, 537],
      [1000, 598],
    ] as const) {
      expect(picture.at(x, y)).toBe(white)
    }
  })

  test('draws a badge where the logo fails, and the picture as it always was', async ({ page }) => {
    const logo = await logoOf(page)
    await page.route(logo, (route) => route.abort())
    const tested = new TestPage(page)
    await tested.open()
    const { picture } = await tested.download()
    expect(picture.inkIn({ left: 700, top: 440, right: 1140, bottom: 577 }, blue)).toMatchObject({
      ...{ left: 790, top: 518 },
    })
    expect([picture.at(1149, 597), picture.at(1150, 597), picture.at(1149, 598)]).toEqual([
      ...[white, blue, blue],
    ])
    const name = picture.inkIn({ left: 790, top: 518, right: 1150, bottom: 598 }, white)!
    expect(Math.abs((name.left + name.right) / 2 - 970)).toBeLessThan(4)

    const golden = await readFile(path.join(import.meta.dirname, 'quote-image.golden.png'))
    const differing = picture.differingFrom(await DrawnPicture.of(golden), 0.2)
    expect(differing).toBeLessThan(0.003 * picture.width * picture.height)
  })

  test('does what was asked before its script was there when it comes', async ({ page }) => {
    const held = Promise.withResolvers<null>()
    await page.route('**/_astro/QuoteGenerator*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(quoteGeneratorPath, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Създай PNG' }).press('Enter')
    held.resolve(null)
    await expect(page.getByRole('link', { name: /^Изтегли quote-/ })).toBeVisible()
    await expect(page).toHaveURL(quoteGeneratorPath)
  })

  test('says beside a field what is wrong with it, and makes no file of it', async ({ page }) => {
    const tested = new TestPage(page)
    await tested.open()
    const cases = [
      ['fontSize', '11', 'Цяло число от 12 до 200.', '60'],
      ['textX', '1201', 'Цяло число от 0 до 1200.', '500'],
      ['textY', '', 'Цяло число от 0 до 628.', '300'],
      ['text', ' ', 'Въведете цитат.', 'Кратко.'],
    ] as const
    for (const [name, wrong, text, right] of cases) {
      const field = tested.field(name)
      await field.fill(wrong)
      await expect(field).toHaveAccessibleDescription(text)
      await field.press('Tab')
      await page.getByRole('button', { name: 'Създай PNG' }).press('Enter')
      await expect(field).toBeFocused()
      await expect(page.getByRole('link', { name: /quote-\d+/ })).toHaveCount(0)
      await field.fill(right)
      await expect(field).toHaveAccessibleDescription('')
    }
    const { picture } = await tested.download()
    expect(picture.inkIn({ left: 51, top: 51, right: 1149, bottom: 270 }, blue)).toBeNull()
  })

  test('is listed nowhere, says that it needs JavaScript, and axe finds no fault in it', async ({
    page,
    browser,
  }) => {
    const answer = await page.goto(quoteGeneratorPath)
    expect(await answer!.text()).toContain('<meta name="robots" content="noindex"')
    for (const part of ['h1', '.generator']) expect(await axeFaults(page, part)).toEqual([])
    const context = await browser.newContext({ javaScriptEnabled: false })
    const without = await context.newPage()
    await without.goto(new URL(quoteGeneratorPath, page.url()).href)
    const said = without.getByRole('paragraph').filter({ hasText: 'е нужен JavaScript' })
    await expect(said).toBeVisible()
    await expect(without.getByRole('button', { name: 'Създай PNG' })).toBeHidden()
    await context.close()
  })
})

/** Differs from the default template in every property. */
const otherTemplate = {
  ...{ maxWidth: 1200, maxHeight: 628, backgroundColor: '#fdf6e3', fontColor: '#5a2a00' },
  ...{ fontSize: 60, fontFamily: 'Lora', textAlign: 'left', textX: 120, textY: 260 },
}

const languages = inBothLanguages((say) => ({
  open: say(backOfficeTexts.quoteImage.open),
  close: say(backOfficeTexts.quoteImage.close),
  save: say(backOfficeTexts.quoteImage.save),
  download: say(backOfficeTexts.quoteImage.download),
  shortText: say(backOfficeTexts.quoteImage.shortText),
  template: say(backOfficeTexts.quoteImage.template),
  saved: say(backOfficeTexts.quoteImage.wasSaved),
  none: say(backOfficeTexts.quote.hasNoImage),
  there: say(backOfficeTexts.quote.hasImage),
  incomplete: say(backOfficeTexts.quoteImage.incomplete),
  notSaved: say(backOfficeTexts.quoteImage.notSaved),
  notDrawn: say(backOfficeTexts.quoteImage.notDrawn),
  remove: say(backOfficeTexts.quoteImage.remove),
  removed: say(backOfficeTexts.quoteImage.removed),
  question: say(backOfficeTexts.quoteImage.toDelete),
  notDeleted: say(backOfficeTexts.quoteImage.notDeleted),
}))

for (const words of walkedLanguages(languages)) {
  test.describe(`A-QUO-2 the generator in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('is used by the keyboard, and keeps the picture that the test page draws (A-QUO-4)', async ({
      page,
      home,
    }) => {
      const text = named(`Който пита, стига далече ${words.locale}`)
      const more = 'Който не пита, стига по-бързо, но не знае къде е стигнал, нито защо е тръгнал.'
      await home.quote(`${text}. ${more}`, 5)
      const made = await home.api.change<{ id: number }>('post', '/quote-templates?depth=0', {
        ...{ name: named('Книжен'), ...otherTemplate },
      })
      const list = new ListScreen(page, 'quotes')
      const opener = list.row(text).getByRole('button', { name: words.open })
      const button = (name: string) => list.over.getByRole('button', { name, exact: true })
      const failure = list.over.locator('.failure-banner')
      const shortText = list.over.getByLabel(words.shortText)
      const template = list.over.getByLabel(words.template)
      await signIn(page)
      await list.open()

      await test.step('opens with the beginning of the quote and the default template', async () => {
        await expect(opener).toHaveText(words.none)
        await opener.focus()
        await page.keyboard.press('Enter')
        await expect(shortText).toHaveValue(`${text}.`)
        await expect(template.locator('option:checked')).toHaveText('Основен (1200 × 628)')
        await expect(list.over.locator('canvas')).toHaveJSProperty('width', 1200)
        expect((await list.over.locator('canvas').boundingBox())!.height).toBeLessThanOrEqual(400)
        expect(await axeFaults(page, 'dialog[open]')).toEqual([])
      })

      await test.step('keeps the focus, and gives it back', async () => {
        for (let stop = 0; stop < 8; stop += 1) {
          await page.keyboard.press('Tab')
          await expect(list.over.locator(':focus')).toHaveCount(1)
        }
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog[open]')).toHaveCount(0)
        await expect(opener).toBeFocused()
        await page.keyboard.press('Enter')
      })

      await test.step('says what is missing, and what fails', async () => {
        await shortText.fill(' ')
        await button(words.save).press('Enter')
        await expect(failure).toHaveText(words.incomplete)
        await shortText.fill('Който пита, стига.')
        await page.route('**/api/quotes/*/image', (route) =>
          route.fulfill({ status: 500, json: { errors: [{ message: 'x' }] } }),
        )
        await button(words.save).press('Enter')
        await expect(failure).toHaveText(words.notSaved)
        await page.unroute('**/api/quotes/*/image')
        await page.route('**/*lora*.woff2', (route) => route.abort())
        await template.selectOption(String(made.id))
        await expect(failure).toHaveText(words.notDrawn)
        await page.unroute('**/*lora*.woff2')
        await page.reload()
        await opener.press('Enter')
      })

      const preview = await test.step('draws what is chosen, and gives it as a file', async () => {
        await shortText.fill('Който пита, стига далече – и юли, и щурци.')
        await template.focus()
        await template.selectOption(String(made.id))
        await expect(failure).toHaveText('')
        const downloading = page.waitForEvent('download')
        await button(words.download).press('Enter')
        const download = await downloading
        expect(download.suggestedFilename()).toMatch(/^quote-preview-\d{13}\.png$/)
        return DrawnPicture.downloaded(download)
      })

      const saved = await test.step('keeps it with the quote', async () => {
        await button(words.save).press('Enter')
        await expect(list.over.getByRole('status')).toHaveText(words.saved)
        const address = await list.over
          .locator(`${styled('savedQuoteImage')} img`)
          .getAttribute('src')
        const answer = await page.request.get(address!)
        expect(answer.headers()['content-type']).toBe('image/png')
        await page.keyboard.press('Escape')
        await expect(opener).toHaveText(words.there)
        return DrawnPicture.of(await answer.body())
      })
      expect(saved.differingFrom(preview)).toBe(0)

      await test.step('which is, pixel by pixel, what the test page draws', async () => {
        const tested = new TestPage(page)
        await tested.open()
        await tested.field('text').fill('Който пита, стига далече – и юли, и щурци.')
        await tested.field('author').fill('Мая Георгиева')
        for (const name of [
          'fontSize',
          'textX',
          'textY',
          'fontColor',
          'backgroundColor',
        ] as const) {
          await tested.field(name).fill(String(otherTemplate[name]))
        }
        await tested.field('fontFamily').selectOption(otherTemplate.fontFamily)
        await tested.field('textAlign').selectOption(otherTemplate.textAlign)
        const { picture } = await tested.download()
        expect(picture.at(0, 0)).toBe('#fdf6e3')
        expect(picture.differingFrom(saved)).toBe(0)
        await tested.field('textX').fill('121')
        const moved = await tested.download()
        expect(moved.picture.differingFrom(saved)).toBeGreaterThan(1000)
      })

      await test.step('and which is deleted after a dialog', async () => {
        const image = list.over.locator(`${styled('savedQuoteImage')} img`)
        const ask = async () => {
          await button(words.remove).press('Enter')
          await expect(list.over).toContainText(words.question)
        }
        await list.open()
        await opener.press('Enter')
        await ask()
        await list.over.locator('#confirm-cancel').press('Enter')
        await expect(image).toBeVisible()
        await page.route('**/api/quotes/*/image/*', (route) => route.abort())
        await ask()
        await list.over.locator('#confirm-action').press('Enter')
        await expect(list.over.locator(`${styled('savedQuoteImage')} .failure-banner`)).toHaveText(
          words.notDeleted,
        )
        await page.unroute('**/api/quotes/*/image/*')
        await ask()
        // By mouse: the dialog is in front of the generator.
        await list.over.locator('#confirm-action').click()
        await expect(list.over.locator(styled('savedQuoteImage')).getByRole('status')).toHaveText(
          words.removed,
        )
        await expect(list.over.locator(styled('savedQuoteImage'))).toBeFocused()
        await expect(image).toHaveCount(0)
        await expect(shortText).toHaveValue('Който пита, стига далече – и юли, и щурци.')
        await page.keyboard.press('Escape')
        await expect(opener).toHaveText(words.none)
      })

      const deletedAt = new Date().toISOString()
      await home.api.change('patch', `/quote-templates/${made.id}`, { deletedAt })
    })
  })
}
