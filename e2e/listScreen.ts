import { expect, type Locator, type Page } from 'playwright/test'
import { hydrated } from './adminPage.ts'

/** A list in the admin whose rows are edited over the list and deleted after a dialog. */
export class ListScreen {
  readonly page: Page
  readonly #path: string

  /** @param collection its slug */
  constructor(page: Page, collection: string) {
    this.page = page
    this.#path = `/admin/collections/${collection}`
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(this.#path + query)
    await hydrated(this.page.locator('.list-controls'))
  }

  async openNew(): Promise<void> {
    await this.page.goto(`${this.#path}/create`)
    await hydrated(this.page.locator('#action-save'))
  }

  /** The message of a failure, above the list or the form. */
  get failure(): Locator {
    return this.page.locator('.failure-banner').last()
  }

  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text })
  }

  /** The topmost open dialog: a form or a dialog. */
  get over(): Locator {
    return this.page.locator('dialog[open]').last()
  }

  /** Opens the form of a row over the list. */
  async edit(row: Locator, label: string): Promise<void> {
    await row.getByRole('button', { name: `${label}:` }).click()
    await hydrated(this.over.locator('#action-save'))
  }

  /**
   * Presses the delete button of a row.
   *
   * @returns the dialog
   */
  async askToDelete(row: Locator, label: string): Promise<Locator> {
    await row.getByRole('button', { name: `${label}:` }).click()
    await expect(this.over).toBeVisible()
    return this.over
  }
}
