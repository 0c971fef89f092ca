import { expect, type Locator, type Page } from 'playwright/test'
import { hydrated, type DeskFile } from './adminPage.ts'
import { styled } from './styled.ts'

export class BannerForm {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/admin/collections/banners/create')
    await hydrated(this.page.locator(`${styled('fileChooser')} button`))
  }

  get position(): Locator {
    return this.page.locator('#field-position')
  }

  get preview(): Locator {
    return this.page.locator(styled('bannerPreview'))
  }

  /** The message that explains why the banner could not be saved. */
  get failure(): Locator {
    return this.page.locator('.failure-banner').first()
  }

  get fileFailure(): Locator {
    return this.page.locator('#field-file').getByRole('alert')
  }

  /** The topmost open dialog. */
  get over(): Locator {
    return this.page.locator('dialog[open]').last()
  }

  async choosePosition(id: number): Promise<void> {
    await this.position.locator('select').selectOption(String(id))
  }

  async upload(file: DeskFile): Promise<void> {
    const chooser = this.page.locator('#field-file')
    await chooser.locator('input[type="file"]').setInputFiles(file)
    await expect(chooser.locator('.panel-button[aria-disabled="true"]')).toHaveCount(0)
  }

  async type(content: string): Promise<void> {
    await this.page.locator('#field-svgContent').fill(content)
  }
}
