import { expect, type Locator, type Page } from 'playwright/test'
import { administrator } from './system.ts'

/** The newsroom as an editor uses it: every step through the real admin. */
export class AdminPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async signIn(): Promise<void> {
    await this.page.goto('/admin')
    await expect(this.page).toHaveURL(/\/admin\/login/)
    await fillSignIn(this.page, administrator)
    await this.page.locator('button[type="submit"]').click()
    await expect(this.page).toHaveURL(/\/admin\/?$/)
  }

  async newArticle(): Promise<void> {
    await this.page.goto('/admin/collections/articles/create')
    await hydrated(this.page.locator('#field-title'))
  }

  async openArticle(id: string): Promise<void> {
    await this.page.goto(`/admin/collections/articles/${id}`)
    await hydrated(this.page.locator('#field-title'))
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

  async uploadPicture(picture: { file: DeskFile; alt: string; author: string }): Promise<void> {
    await this.page.locator('#field-picture button').first().click()
    const drawer = this.page.locator('dialog[open]').last()
    await chooseFile(drawer, picture.file)
    await drawer.locator('input[name="alt"]').fill(picture.alt)
    await drawer.locator('input[name="author"]').fill(picture.author)
    await drawer.locator('#action-save').click()
    await expect(drawer).toBeHidden()
    await expect(this.page.locator('#field-picture')).toContainText(/\.(png|jpg|webp)/)
  }

  /** Adds hashtags as they are typed or pasted, separated by commas. */
  async addHashtags(texts: string): Promise<void> {
    await this.hashtags.fill(`${texts},`)
  }

  /** Where hashtags are typed. */
  get hashtags(): Locator {
    return this.page.locator('#field-hashtags').getByRole('combobox')
  }

  /** What the form says of when it was saved. */
  get saveStatus(): Locator {
    return this.page.locator('.save-status')
  }

  /** What asks before typed text is left behind. */
  get leaveQuestion(): Locator {
    return this.page.locator('dialog[open]')
  }

  async stay(): Promise<void> {
    await this.leaveQuestion.locator('#confirm-cancel').click()
    await expect(this.leaveQuestion).toHaveCount(0)
  }

  /** By the way that stands above the form. */
  async goToList(): Promise<void> {
    await this.page.locator('.step-nav').getByRole('link').last().click()
  }

  async saveDraft(): Promise<void> {
    await this.saved(() => this.page.locator('#action-save-draft').click())
  }

  async publish(): Promise<void> {
    await this.saved(() => this.page.locator('#action-save').click())
  }

  /** Presses the button that publishes, where a question stands before it. @returns the question */
  async askToPublish(): Promise<Locator> {
    await this.page.locator('#action-save').click()
    await expect(this.leaveQuestion).toBeVisible()
    return this.leaveQuestion
  }

  /** Answers the question that is open with yes, and the article is saved. @param answer by a click, or otherwise */
  async agree(
    answer = () => this.page.locator('dialog[open] #confirm-action').click(),
  ): Promise<void> {
    await this.saved(answer)
  }

  async trash(): Promise<void> {
    await this.page.locator('.doc-controls__popup button').first().click()
    await this.page.locator('#action-delete').click()
    await this.saved(() => this.page.locator('dialog[open] #confirm-action').click())
  }

  /** From the trash, as a draft: publishing again is the editor's own step. */
  async restoreAsDraft(id: string): Promise<void> {
    await this.page.goto(`/admin/collections/articles/trash/${id}`)
    await hydrated(this.page.locator('#action-restore'))
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

/** Fills in the sign-in form. */
export async function fillSignIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await hydrated(page.locator('input[name="email"]'))
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
}

/** A file as an editor has it on a computer; its name may be Bulgarian, whatever this machine's locale is. */
export type DeskFile = { name: string; mimeType: string; buffer: Buffer }

/** Chooses a file for an upload. */
export async function chooseFile(form: Page | Locator, file: DeskFile): Promise<void> {
  const input = form.locator('input[type="file"]')
  await hydrated(input)
  await input.setInputFiles(file)
  await expect(form.locator('.file-field__filename')).toHaveValue(file.name)
}

/** Waits until React has taken over what the server has rendered: before that, nothing that is typed is kept. */
export async function hydrated(element: Locator): Promise<void> {
  const isReact = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps$'))
  // The first look at a screen of a server that has just started takes its time.
  await expect.poll(() => element.first().evaluate(isReact), { timeout: 30_000 }).toBe(true)
}
