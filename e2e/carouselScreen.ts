import type { Locator, Page } from 'playwright/test'
import type { CarouselWords } from './carouselWords.ts'
import { hydrated } from './adminPage.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'

export class CarouselScreen {
  readonly page: Page
  readonly search: Locator
  readonly options: Locator
  readonly time: Locator
  readonly add: Locator
  readonly rows: Locator
  readonly alert: Locator
  readonly dialog: Locator

  constructor(page: Page, words: CarouselWords) {
    this.page = page
    this.search = page.getByRole('combobox', { name: words.search })
    this.options = page.getByRole('option')
    const form = page.locator(styled('addArticle'))
    this.time = form.getByLabel(words.time)
    this.add = form.getByRole('button', { name: words.add })
    this.rows = page.locator(`${styled('arrangementTable')} tbody tr`)
    this.alert = page.locator('.failure-banner[role="alert"]')
    this.dialog = page.locator('dialog[open]')
  }

  async open(): Promise<void> {
    await signIn(this.page)
    await this.page.goto('/admin/collections/carousel-articles')
    await hydrated(this.search)
  }

  row(title: string): Locator {
    return this.rows.filter({ hasText: title })
  }

  /** Finds an article by its full title and selects it. */
  async select(title: string): Promise<void> {
    await this.search.fill(title)
    await this.options.filter({ hasText: title }).click()
  }

  async confirm(): Promise<void> {
    await this.dialog.locator('#confirm-action').click()
  }
}
