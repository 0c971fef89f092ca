import { expect, type Page } from 'playwright/test'
import { administrator } from './system.ts'

/** The newsroom as an editor uses it: every step through the real admin. */
export class Newsroom {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async signIn(): Promise<void> {
    await this.page.goto('/admin')
    await expect(this.page).toHaveURL(/\/admin\/login/)
    await this.page.locator('input[name="email"]').fill(administrator.email)
    await this.page.locator('input[name="password"]').fill(administrator.password)
    await this.page.locator('button[type="submit"]').click()
    await expect(this.page).toHaveURL(/\/admin\/?$/)
  }

  async newArticle(): Promise<void> {
    await this.page.goto('/admin/collections/articles/create')
    await expect(this.page.locator('#field-title')).toBeEditable()
  }

  async openArticle(id: string): Promise<void> {
    await this.page.goto(`/admin/collections/articles/${id}`)
    await expect(this.page.locator('#field-title')).toBeEditable()
  }

  async fillText({ title, accent, body }: { title: string; accent: string; body: string }) {
    await this.page.locator('#field-title').fill(title)
    await this.page.locator('#field-accent').fill(accent)
    await this.page.locator('.rich-text-lexical [contenteditable="true"]').first().click()
    await this.page.keyboard.type(body)
  }

  async chooseCategory(name: string): Promise<void> {
    await this.page.locator('#field-category .rs__control').click()
    await this.page.locator('#field-category .rs__option', { hasText: name }).first().click()
  }

  async uploadPicture(picture: { file: string; alt: string; author: string }): Promise<void> {
    await this.page.locator('#field-picture button').first().click()
    const drawer = this.page.locator('dialog[open]').last()
    await drawer.locator('input[type="file"]').setInputFiles(picture.file)
    await expect(drawer.locator('.file-field__filename')).not.toHaveValue('')
    await drawer.locator('input[name="alt"]').fill(picture.alt)
    await drawer.locator('input[name="author"]').fill(picture.author)
    await drawer.locator('#action-save').click()
    await expect(drawer).toBeHidden()
    await expect(this.page.locator('#field-picture')).toContainText(/\.(png|jpg|webp)/)
  }

  async saveDraft(): Promise<void> {
    await this.saved(() => this.page.locator('#action-save-draft').click())
  }

  async publish(): Promise<void> {
    await this.saved(() => this.page.locator('#action-save').click())
  }

  async trash(): Promise<void> {
    await this.page.locator('.doc-controls__popup button').first().click()
    await this.page.locator('#action-delete').click()
    await this.saved(() => this.page.locator('dialog[open] #confirm-action').click())
  }

  /** From the trash, as a draft: publishing again is the editor's own step. */
  async restoreAsDraft(id: string): Promise<void> {
    await this.page.goto(`/admin/collections/articles/trash/${id}`)
    await this.page.locator('#action-restore').click()
    await this.saved(() => this.page.locator('dialog[open] #confirm-action').click())
  }

  /** The id of the article that is open. */
  async openId(): Promise<string> {
    await expect(this.page).toHaveURL(/\/articles\/\d+/)
    return /\/articles\/(\d+)/.exec(this.page.url())?.[1] ?? ''
  }

  private async saved(act: () => Promise<void>): Promise<void> {
    const answered = this.page.waitForResponse(
      (response) =>
        response.url().includes('/api/articles') &&
        ['POST', 'PATCH'].includes(response.request().method()),
    )
    await act()
    expect((await answered).ok(), await (await answered).text()).toBe(true)
  }
}
