import { expect, type Locator, type Page, type Route } from 'playwright/test'
import { hydrated, AdminPage } from './adminPage.ts'

const lists = '**/api/paid-order/articles'
const reorders = '**/api/paid-order/reorder'

/** The screen of the paid articles; an article is named by the letter that its title has. */
export class PaidOrderScreen {
  readonly page: Page
  readonly rows: Locator
  readonly alert: Locator
  /** What it tells screen readers of a move by a button. */
  readonly news: Locator
  readonly #titleOf: (letter: string) => string

  constructor(page: Page, titleOf: (letter: string) => string) {
    this.page = page
    this.#titleOf = titleOf
    this.rows = page.locator('.arrangement-table tbody tr')
    this.alert = page.locator('.failure-banner[role="alert"]')
    this.news = page.locator('.arrangement span[role="status"]')
  }

  async open(): Promise<void> {
    await new AdminPage(this.page).signIn()
    await this.page.goto('/admin/collections/paid-order')
    await hydrated(this.page.locator('.sign-button').first())
  }

  row(letter: string): Locator {
    return this.rows.filter({ hasText: this.#titleOf(letter) })
  }

  /** A button of a row. @param name what its name begins with */
  button(name: string, letter: string): Locator {
    return this.row(letter).getByRole('button', { name })
  }

  handle(letter: string): Locator {
    return this.row(letter).locator('.sign-button--handle')
  }

  async drag(letter: string, to: string): Promise<void> {
    const { mouse } = this.page
    await this.handle(letter).hover()
    await mouse.down()
    const target = await this.handle(to).boundingBox()
    if (!target) throw new Error(`${to} is not in sight`)
    const { x, y, width, height } = target
    await mouse.move(x + width / 2, y + height / 2, { steps: 12 })
    await mouse.up()
  }

  /** Where all rows stand has been measured anew, which takes a frame or two: no finger is as fast as a test. */
  async settled(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
  }

  /** As from another tab. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }

  /** Comes back to a newsroom that lists these articles. */
  async listInstead(docs: object[]): Promise<void> {
    await this.page.unroute(lists)
    await this.page.route(lists, (route) => route.fulfill({ json: { docs } }))
    await this.comeBack()
  }

  /** From now on, whoever stores an order is answered so. */
  async answer(handle: (route: Route) => Promise<void>): Promise<void> {
    await this.page.unroute(reorders)
    await this.page.route(reorders, handle)
  }

  async answerAsEver(): Promise<void> {
    await this.page.unroute(reorders)
  }

  /** These are the first rows. */
  async expectFirst(letters: string): Promise<void> {
    for (const [index, letter] of Array.from(letters).entries())
      await expect(this.rows.nth(index)).toContainText(this.#titleOf(letter))
  }
}
