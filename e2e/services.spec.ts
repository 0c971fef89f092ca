import { expect, type Page } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { coveredControls } from './coveredControls.ts'
import { test } from './journey.ts'
import { ListScreen } from './listScreen.ts'
import { hydrated } from './adminPage.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'

test.describe.configure({ timeout: 150_000 })
test.use({ locale: 'bg-BG' })

const run = Date.now().toString(36)
const title = `Обучение за екипа ${run}`
const maxDescriptionLength = 75

/** The form of a service, with the builder of the form for readers. */
class ServiceForm {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async writeBody(text: string): Promise<void> {
    await this.page.locator('.rich-text-lexical [contenteditable="true"]').first().click()
    await this.page.keyboard.type(text)
  }

  async choose(field: string, option: string): Promise<void> {
    await this.page.locator(`#field-${field} .rs__control`).click()
    await this.page.locator('.rs__option').getByText(option, { exact: true }).click()
  }

  /**
   * Adds a field at the end.
   *
   * @param index of the new field, from 0
   */
  async addField(index: number, { type, label }: { type: string; label: string }): Promise<void> {
    const add = this.page.locator('.array-field__add-row')
    await add.click()
    await expect(this.bars).toHaveCount(index + 1)
    const field = this.page.locator(`#field-form__${index}__label`)
    await expect(field).toBeFocused()
    await hydrated(field)
    await this.choose(`form__${index}__type`, type)
    await this.page.locator(`#field-form__${index}__label`).fill(label)
  }

  /** The names in the bars above the fields. */
  get bars() {
    return this.page.locator(styled('formFieldBarName'))
  }

  async save(): Promise<void> {
    await this.page.locator('#action-save').click()
  }
}

test('A-SET-2 R-BRAND-1 R-BRAND-2 an editor builds a service with its form, and deletes it', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const account = { email: `uslugi-${run}@example.com`, password: `long enough ${run}` }
  await api.change('post', '/users', { ...account, name: 'Редакторка', role: 'editor' })
  await signIn(page, account)
  const list = new ListScreen(page, 'services')
  const form = new ServiceForm(page)
  const row = list.row(title)

  await test.step('not without what has to be there', async () => {
    await list.openNew()
    await form.save()
    await expect(list.failure).toContainText('Попълнете всички задължителни полета')
  })

  await test.step('with a description that is cut where it is too long', async () => {
    const description = page.locator('#field-description')
    await description.pressSequentially('я'.repeat(maxDescriptionLength + 2))
    await expect(description).toHaveValue('я'.repeat(maxDescriptionLength))
    await expect(page.getByText('75/75')).toBeVisible()
    await description.fill('Два дни, след които хората ви говорят ясно.')
  })

  await test.step('with a pictogram that is shown', async () => {
    await page.locator('#field-title').fill(title)
    await form.writeBody('Идваме при вас.')
    await form.choose('icon', 'Ракета')
    await expect(page.locator(`${styled('iconField')} .lucide-rocket`)).toBeVisible()
  })

  await test.step('with a form of several kinds of fields', async () => {
    await form.addField(0, { type: 'Падащ списък', label: 'Кога' })
    const options = page.locator('#form-row-0 .has-many')
    await expect(options).toContainText('Възможност 1')
    await options.locator('input').first().fill('Напролет')
    await page.keyboard.press('Enter')
    const warning = page.getByText('Без поле от вид „Имейл“')
    await expect(warning).toBeVisible()
    await form.addField(1, { type: 'Имейл', label: 'Поща' })
    await expect(warning).toHaveCount(0)
    await page.locator('#field-form__1__placeholder').fill('ime@firma.bg')
    await page.locator('#field-form__1__required').check()
    await form.addField(2, { type: 'Няколко от няколко', label: 'Теми' })
    await expect(form.bars).toHaveText([
      '1. Кога – падащ списък',
      '2. Поща – имейл, задължително',
      '3. Теми – няколко от няколко',
    ])
  })

  await test.step('whose fields are moved by keyboard and mouse', async () => {
    await page.getByRole('button', { name: 'Нагоре: Поща' }).press('Enter')
    await expect(form.bars).toContainText(['1. Поща', '2. Кога', '3. Теми'])
    await expect(page.getByRole('button', { name: 'Нагоре: Поща' })).toBeFocused()
    await page.getByRole('button', { name: 'Надолу: Кога' }).click()
    await expect(form.bars).toContainText(['1. Поща', '2. Теми', '3. Кога'])
    await expect(page.getByRole('button', { name: 'Надолу: Кога' })).toBeFocused()
    expect(await coveredControls(page)).toEqual([])
  })

  await test.step('which is previewed as readers will see it', async () => {
    await page.getByRole('button', { name: 'Преглед', exact: true }).click()
    await expect(page.locator('.array-field')).toBeHidden()
    const preview = page.getByRole('group', { name: 'Преглед' })
    await expect(preview.getByLabel('Поща*')).toHaveAttribute('placeholder', 'ime@firma.bg')
    await expect(preview.getByRole('group', { name: 'Теми' }).getByRole('checkbox')).toHaveCount(1)
    const choices = preview.getByLabel('Кога').getByRole('option')
    await expect(choices).toHaveText(['Select an option', 'Възможност 1', 'Напролет'])
    await expect(preview.getByRole('button')).toBeDisabled()
    await page.getByRole('button', { name: 'Редактиране', exact: true }).first().click()
    await expect(preview).toHaveCount(0)
  })

  await test.step('and stored, once the newsroom can be reached', async () => {
    await page.route('**/api/services?*', (route) => route.abort())
    await form.save()
    await expect(list.failure).toHaveText('Услугата не можа да се запази')
    await page.unroute('**/api/services?*')
    await form.save()
    await expect(page).toHaveURL(/\/services\/\d+/)
    await expect(form.bars).toHaveCount(3)
    await page.reload()
    await expect(form.bars).toHaveCount(3)
    await expect(page.locator('#field-form__0__label')).toBeHidden()
    const [service] = await api.list<{ slug: string; form: { label: string }[] }>(
      `/services?depth=0&where[title][equals]=${encodeURIComponent(title)}`,
    )
    expect(service?.slug).toBe(`obuchenie-za-ekipa-${run}`)
    expect(service?.form.map(({ label }) => label)).toEqual(['Поща', 'Теми', 'Кога'])
  })

  await test.step('it stands in the list, with its pictogram', async () => {
    await list.open()
    await expect(row).toContainText('Два дни, след които хората ви говорят ясно.')
    await expect(row.locator('.cell-icon')).toHaveText('Ракета')
    await expect(row.locator('.lucide-rocket')).toBeVisible()
  })

  await test.step('and is deleted, once that is confirmed and stored', async () => {
    const dialog = await list.askToDelete(row, 'Изтриване')
    await expect(dialog).toContainText('Сигурни ли сте, че искате да изтриете тази услуга?')
    await dialog.locator('#confirm-cancel').click()
    await expect(list.over).toHaveCount(0)
    await page.route('**/api/services/*', (route) => route.abort())
    await (await list.askToDelete(row, 'Изтриване')).locator('#confirm-action').click()
    await expect(list.failure).toHaveText('Услугата не можа да се изтрие')
    await page.unroute('**/api/services/*')
    await (await list.askToDelete(row, 'Изтриване')).locator('#confirm-action').click()
    await expect(row).toHaveCount(0)
    await list.open(`?search=${encodeURIComponent(title)}`)
    await expect(page.getByRole('heading', { name: 'Няма намерени услуги' })).toBeVisible()
  })
})

test('A-SET-2 what is typed in a field of the form until a created service is open stays', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const list = new ListScreen(page, 'services')
  const form = new ServiceForm(page)
  await signIn(page)
  await list.openNew()
  await page.locator('#field-title').fill(`Услуга на почти всички ${run}`)
  await page.locator('#field-description').fill('Два дни, след които хората ви говорят ясно.')
  await form.writeBody('Идваме при вас.')
  await form.addField(0, { type: 'Имейл', label: 'Поща' })
  await page.route(/\/admin\/collections\/services\/\d+/, async (route) => {
    await page.waitForTimeout(1500)
    await route.continue()
  })
  const created = page.waitForResponse((response) => response.status() === 201)
  await form.save()
  await created
  const label = page.locator('#field-form__0__label')
  await expect(label).toBeEnabled()
  await label.fill('Служебна поща')
  await expect(page).toHaveURL(/\/services\/\d+$/)
  const id = page.url().split('/').at(-1)
  try {
    await expect(label).toHaveValue('Служебна поща')
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await form.save()
    expect((await saved).ok()).toBe(true)
    const { form: fields } = await api.see<{ form: { label: string }[] }>(`/services/${id}?depth=0`)
    expect(fields.map((field) => field.label)).toEqual(['Служебна поща'])
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await api.change('patch', `/services/${id}`, { deletedAt: new Date().toISOString() })
  }
})
