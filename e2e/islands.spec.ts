import { expect, type Page } from 'playwright/test'
import { functionalityPath, quoteGeneratorPath } from '../shared/src/routes.ts'
import { functionalityTexts } from '../shared/src/texts/reader.ts'
import { ApiClient } from './apiClient.ts'
import { onPhone, pathOf } from './articles.ts'
import { untilQuiet } from './freshness.ts'
import { test } from './journey.ts'
import { movePointer } from './movePointer.ts'
import { liveArticles } from './publication.ts'
import { everyField, offer } from './services.ts'

/**
 * These tests check what users who cannot see an island get from it (decision 39). Further lines than the expected ones
 * are allowed.
 */
const main = (page: Page) => page.getByRole('main')

/** Waits until the first island of the page is hydrated. */
async function comeAlive(page: Page): Promise<void> {
  await movePointer(page)
  await expect(page.locator('astro-island').first()).not.toHaveAttribute('ssr')
}

test('R-CONT-1 the form of a message, and what is wrong with each field', async ({ page }) => {
  await page.goto('/contact/')
  const form = main(page).locator('form')
  await expect(form).toMatchAriaSnapshot(`
    - group "Полетата със звездичка са задължителни.":
      - textbox "Имейл"
      - textbox "Име"
      - textbox "Телефон"
      - textbox "Съобщение"
      - button "Изпрати съобщение"
  `)
  await comeAlive(page)
  await form.getByLabel('Име*').fill('Мая')
  await form.getByRole('button').click()
  await expect(form).toMatchAriaSnapshot(`
    - group "Полетата със звездичка са задължителни.":
      - textbox "Имейл" [invalid]
      - paragraph: Попълнете това поле.
      - textbox "Име": Мая
      - textbox "Телефон" [invalid]
      - paragraph: Попълнете това поле.
      - textbox "Съобщение" [invalid]
      - paragraph: Попълнете това поле.
      - button "Изпрати съобщение"
  `)
  await expect(form.getByLabel('Телефон')).toHaveAccessibleDescription('Попълнете това поле.')
})

test('R-BRAND-2 the form of a service', async ({ page, request }) => {
  const api = await ApiClient.open(request)
  const service = await offer(api, `Достъпна ${Date.now().toString(36)}`, everyField)
  try {
    await untilQuiet(request)
    await page.goto(service.path)
    await expect(main(page).locator('form')).toMatchAriaSnapshot(`
      - group "Полетата със звездичка са задължителни.":
        - textbox "Име и фамилия"
        - textbox "Имейл за връзка"
        - textbox "Телефон за връзка"
        - spinbutton "Брой хора"
        - combobox "Област":
          - option "Select an option" [selected]
          - option "Образование"
          - option "Здравеопазване"
        - group "Кога":
          - radio "До месец"
          - radio "Не бързаме"
        - group "Какво ви трябва (задължително поле)":
          - checkbox "Текст"
          - checkbox "Снимки"
        - textbox "Разкажете ни"
        - checkbox "Съгласни сме да ни потърсите"
        - button "Изпрати заявка"
    `)
  } finally {
    await service.takeDown(api)
  }
})

test('R-SEARCH-1 the search', async ({ page }) => {
  await page.goto('/search/')
  await expect(main(page)).toMatchAriaSnapshot(`
    - heading "Търсене" [level=1]
    - search:
      - button "Филтри"
      - textbox "Заглавие"
      - combobox "Категория":
        - option "Всички категории" [selected]
      - combobox "Хаштаг"
      - textbox "Име"
      - button "Потърси"
    - region /Намерени \\d+ статии/:
      - heading /Намерени \\d+ статии/ [level=2]
      - list:
        - listitem:
          - article:
            - heading [level=3]:
              - link
      - navigation "Страници":
        - list:
          - listitem: Предишна
          - listitem:
            - link "Страница 1"
          - listitem:
            - link "Следваща"
  `)
})

test('R-TEST-1 the generator of quote images', async ({ page }) => {
  await page.goto(quoteGeneratorPath)
  await expect(page.locator('.generator')).toMatchAriaSnapshot(`
    - img "Изображението, което ще се изтегли"
    - textbox "Цитат": /Хората не напускат/
    - textbox "Автор": Народна мъдрост от офиса
    - combobox "Шрифт":
      - option "Sofia Sans" [selected]
      - option "Lora"
    - spinbutton "Размер на шрифта (px)": "48"
    - combobox "Подравняване":
      - option "В средата" [selected]
    - spinbutton "Текст, отляво (px)": "600"
    - spinbutton "Текст, отгоре (px)": "314"
    - textbox "Цвят на текста": "#ffffff"
    - textbox "Цвят на фона": "#187bcd"
    - button "Създай PNG"
    - status
  `)
})

test('R-TEST-2 the tester of the system', async ({ page }) => {
  await page.goto(functionalityPath)
  const count = Object.keys(functionalityTexts.checks).length
  await expect(main(page)).toMatchAriaSnapshot(`
    - button "Пусни проверките"
    - status: Проверките не са пускани.
    - term: Успешни
    - definition: "0"
    - term: Неуспешни
    - definition: "0"
    - term: Общо
    - definition: "${count}"
    - term: Време
    - definition: –
    - heading "Проверки" [level=2]
    - list:
      - listitem: Състояние на системата Чака
  `)
})

test('R-TAGS-1 the cloud of hashtags: nothing, where it has nothing to say', async ({ page }) => {
  await page.goto('/hashtags/')
  const cloud = page.locator('.hashtag-cloud')
  await cloud.scrollIntoViewIfNeeded()
  await expect(cloud.locator('svg a').first()).toBeVisible()
  expect(await cloud.ariaSnapshot()).toBe('')
  await page.route('**/api/hashtags/counts*', (route) => route.fulfill({ json: { docs: [] } }))
  await page.reload()
  await expect(cloud).toMatchAriaSnapshot('- status: No hashtags found with 3+ occurrences')
})

test.describe('on a phone', () => {
  test.use(onPhone)

  test('R-ART-6 the strip of articles at random', async ({ page, request }) => {
    const [article] = await liveArticles(request)
    await page.goto(pathOf(article!))
    await page.locator('.random-strip').scrollIntoViewIfNeeded()
    await expect(main(page)).toMatchAriaSnapshot(`
      - region "Прочетете още":
        - heading "Прочетете още" [level=2]
        - button "Спри смяната на статиите"
        - button "Предишна"
        - button "Следваща"
        - list:
          - listitem:
            - link:
              - /url: /^/article/
        - status
    `)
  })
})
