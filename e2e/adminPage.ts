import { expect, type Locator, type Page } from 'playwright/test'
import { signIn } from './session.ts'
import { administrator } from './system.ts'
import { styled } from './styled.ts'

/** The admin as an editor uses it: every step goes through its real screens. */
export class AdminPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Signs in and opens an article. */
  static async onArticle(page: Page, id: number | string): Promise<AdminPage> {
    await signIn(page)
    const newsroom = new AdminPage(page)
    await newsroom.openArticle(String(id))
    return newsroom
  }

  async signInByForm(): Promise<void> {
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

  /** Opens a group of fields beside the text, by its name in `fieldGroup`. */
  async openGroup(name: string): Promise<void> {
    const group = this.page.locator(`${styled('fieldGroup')}[data-group="${name}"]`)
    await hydrated(group.locator('summary'))
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click()
    await expect(group).toHaveAttribute('open')
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

  /** Uploads the main picture, and writes what it shows below it. */
  async uploadPicture(picture: { file: DeskFile; alt: string; author: string }): Promise<void> {
    const field = this.page.locator('#field-picture')
    await field.getByRole('button', { name: /^(Качване на снимка|Upload Image)$/ }).click()
    const upload = this.page.locator(styled('uploadDialog'))
    await upload.locator('input[type="file"]').setInputFiles(picture.file)
    await upload.getByRole('listitem').getByRole('textbox').fill(picture.alt)
    await upload.locator('input[required]').fill(picture.author)
    await upload.getByRole('button', { name: /^(Качване|Upload)$/ }).click()
    await expect(upload).toHaveCount(0)
    await expect(field.locator('img')).toHaveAttribute('data-author', picture.author)
  }

  /** Adds hashtags as they are typed or pasted, separated by commas. */
  async addHashtags(texts: string): Promise<void> {
    await this.hashtags.fill(`${texts},`)
  }

  get hashtags(): Locator {
    return this.page.locator('#field-hashtags').getByRole('combobox')
  }

  /** The text that states when the form was saved. */
  get saveStatus(): Locator {
    return this.page.locator(styled('saveStatus'))
  }

  /** The open dialog, for example the dialog before unsaved text is left. */
  get leaveDialog(): Locator {
    return this.page.locator('dialog[open]')
  }

  async stay(): Promise<void> {
    await this.leaveDialog.locator('#confirm-cancel').click()
    await expect(this.leaveDialog).toHaveCount(0)
  }

  /** Goes to the list through the breadcrumbs above the form. */
  async goToList(): Promise<void> {
    await this.page.locator('.step-nav').getByRole('link').last().click()
  }

  async saveDraft(): Promise<void> {
    await this.saved(() => this.page.locator('#action-save-draft').click())
  }

  async publish(): Promise<void> {
    await this.saved(() => this.page.locator('#action-save').click())
  }

  /**
   * Presses the publish button where a dialog precedes the publishing.
   *
   * @returns the dialog
   */
  async askToPublish(): Promise<Locator> {
    await this.page.locator('#action-save').click()
    await expect(this.leaveDialog).toBeVisible()
    return this.leaveDialog
  }

  /**
   * Confirms the open dialog and waits until the article is saved.
   *
   * @param answer how it is confirmed, by default by a click
   */
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

  /** Restores an article from the trash as a draft: publishing it again is a separate step of the editor. */
  async restoreAsDraft(id: string): Promise<void> {
    await this.page.goto(`/admin/collections/articles/trash/${id}`)
    await hydrated(this.page.locator('#action-restore'))
    await this.page.locator('#action-restore').click()
    await this.saved(() => this.page.locator('dialog[open] #confirm-action').click())
  }

  async openId(): Promise<string> {
    await expect(this.page).toHaveURL(/\/articles\/\d+/)
    return /\/articles\/(\d+)/.exec(this.page.url())?.[1] ?? ''
  }

  /** @param act saves the article; this waits for the response */
  async saved(act: () => Promise<void>): Promise<void> {
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

/** A file on an editor's computer; its name may be Bulgarian whatever the locale of this machine is. */
export type DeskFile = { name: string; mimeType: string; buffer: Buffer }

/** Chooses a file for an upload. */
export async function chooseFile(form: Page | Locator, file: DeskFile): Promise<void> {
  const input = form.locator('input[type="file"]')
  await hydrated(input)
  await input.setInputFiles(file)
  await expect(form.locator('.file-field__filename')).toHaveValue(file.name)
}

/** The text of the open article. */
export function articleText(page: Page): Locator {
  return page.locator('[data-field-path="body"] [contenteditable="true"]').first()
}

/** Waits until React has hydrated the server's markup: anything typed before that is lost. */
export async function hydrated(element: Locator): Promise<void> {
  const isReact = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps$'))
  // The first request of a screen after the start of the server is slow.
  await expect.poll(() => element.first().evaluate(isReact), { timeout: 30_000 }).toBe(true)
}
