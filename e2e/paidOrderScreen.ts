import { expect, type Locator, type Page, type Route } from 'playwright/test'
import { hydrated } from './adminPage.ts'
import { dragRow } from './dragRow.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'

const lists = '**/api/paid-order/articles'
const reorders = '**/api/paid-order/reorder'

/** The screen of the paid articles; articles are named by the letter in their titles. */
export class PaidOrderScreen {
  readonly page: Page
  readonly rows: Locator
  readonly alert: Locator
  /** The text that informs screen readers of a move by a button. */
  readonly news: Locator
  /** What the form that promotes an article says of it. */
  readonly promotion: Locator
  readonly #titleOf: (letter: string) => string

  constructor(page: Page, titleOf: (letter: string) => string) {
    this.page = page
    this.#titleOf = titleOf
    this.rows = page.locator(`${styled('arrangementTable')} tbody tr`)
    this.alert = page.locator('.failure-banner[role="alert"]')
    this.promotion = page.locator(`${styled('promoteForm')} ${styled('addArticleSelected')}`)
    this.news = page.locator(`${styled('arrangement')} span[role="status"]`)
  }

  async open(): Promise<void> {
    await signIn(this.page)
    await this.page.goto('/admin/collections/paid-order')
    await hydrated(this.page.locator('.sign-button').first())
  }

  row(letter: string): Locator {
    return this.rows.filter({ hasText: this.#titleOf(letter) })
  }

  /**
   * A button of a row.
   *
   * @param name the beginning of its name
   */
  button(name: string, letter: string): Locator {
    return this.row(letter).getByRole('button', { name })
  }

  handle(letter: string): Locator {
    return this.row(letter).locator('.sign-button--handle')
  }

  async drag(letter: string, to: string): Promise<void> {
    await dragRow(this.row(letter), this.row(to))
  }

  /**
   * Waits until the positions of all rows have been measured again, which takes a frame or two; a finger is slower than
   * a test.
   */
  async settled(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
  }

  /** Acts as if the user came back from another tab. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }

  /** Acts as if the user came back and the newsroom listed these articles. */
  async listInstead(docs: object[]): Promise<void> {
    await this.page.unroute(lists)
    await this.page.route(lists, (route) => route.fulfill({ json: { docs } }))
    await this.comeBack()
  }

  /** Sets the response to all orders that are stored from now on. */
  async answer(handle: (route: Route) => Promise<void>): Promise<void> {
    await this.page.unroute(reorders)
    await this.page.route(reorders, handle)
  }

  async answerAsEver(): Promise<void> {
    await this.page.unroute(reorders)
  }

  /** Expects these articles in the first rows. */
  async expectFirst(letters: string): Promise<void> {
    for (const [index, letter] of Array.from(letters).entries())
      await expect(this.rows.nth(index)).toContainText(this.#titleOf(letter))
  }
}
