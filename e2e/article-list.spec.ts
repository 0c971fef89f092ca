import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Locator, type Page } from 'playwright/test'
import { axeFaults } from './axeFaults.ts'
import { ApiClient } from './apiClient.ts'
import { test, unique, type ContentFixture } from './contentFixture.ts'
import { inEnglish, walkedLanguages } from './languages.ts'
import { ListScreen } from './listScreen.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const languages = inBothLanguages((say) => ({
  columns: say({
    bg: ['Състояние', 'Заглавие', 'Категория', 'Създадено', 'Прегледи', 'Действия'],
    en: ['Status', 'Title', 'Category', 'Created', 'Views', 'Actions'],
  }),
  every: say(backOfficeTexts.articleList.filters.allCategories),
  drafts: say(backOfficeTexts.articleList.tabs.draft),
  draft: say(backOfficeTexts.articleList.states.draft),
  live: say(backOfficeTexts.articleList.states.live),
  newArticle: say(backOfficeTexts.sidebar.newArticle),
  none: say(backOfficeTexts.articleList.none),
  notLoaded: say({
    bg: /Заредени статии: 2 от 2\. Прегледите не са заредени/,
    en: /2 of 2 articles loaded\. View counts are not loaded/,
  }),
  load: say(backOfficeTexts.articleList.views.load),
  loading: say(backOfficeTexts.articleList.summary.loadingViews),
  loaded: say({
    bg: /Прегледите са заредени към \d\d\/\d\d\/\d{4} \d\d:\d\d\./,
    en: /View counts are loaded, as of \d\d\/\d\d\/\d{4} \d\d:\d\d\./,
  }),
  count: say({
    bg: (all: number) => `${all} общо, ${all} уникални`,
    en: (all: number) => `${all} total, ${all} unique`,
  }),
}))

const [, english] = languages

const tabs = (page: Page) => page.locator(styled('listTabs'))
const titles = (page: Page) => page.locator(`${styled('articleCell')} a[href*="/articles/"]`)
const summary = (page: Page) => page.locator(`${styled('listSummary')} [role="status"]`)

/** Whether the background of an element is a yellow: red and green are near each other, and above blue. */
async function isYellow(element: Locator): Promise<boolean> {
  const [red = 0, green = 0, blue = 0] = await element.evaluate((node) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('no canvas')
    canvas.fillStyle = getComputedStyle(node).backgroundColor
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  })
  return red >= green && green > blue && red - green < green - blue
}

/** Opens the list of articles whose titles contain a word. */
async function openListOf(page: Page, word: string): Promise<ListScreen> {
  const list = new ListScreen(page, 'articles')
  await signIn(page)
  await list.open(`?search=${encodeURIComponent(word)}`)
  return list
}

/** Creates a live article and a draft that share a word. */
async function writeTwo(written: ContentFixture) {
  const word = unique('двойка').replace(' ', '-')
  const live = await written.article(`Жива ${word}`)
  const draft = await written.article(`Недописана ${word}`, { _status: 'draft' })
  return { word, live, draft }
}

for (const words of walkedLanguages(languages))
  test.describe(`A-LIST-1 the list of articles in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('says how each stands, and counts views when it is asked', async ({ page, written }) => {
      const { word, live, draft } = await writeTwo(written)
      const list = await openListOf(page, word)
      const heads = await page.locator('thead th:not(#heading-_select)').allInnerTexts()
      expect(heads.map((head) => head.trim())).toEqual(words.columns)
      await expect(
        page
          .getByLabel(/Категория|Category/)
          .locator('option')
          .first(),
      ).toHaveText(words.every)
      await expect(list.row(live.title)).toContainText(words.live)
      await expect(list.row(draft.title).locator('.status-badge')).toHaveText(words.draft)
      await expect(summary(page)).toHaveText(words.notLoaded)

      const counted = Promise.withResolvers<null>()
      await page.route('**/api/articles?*viewCount*', async (route) => {
        await counted.promise
        await route.continue()
      })
      await page.getByRole('button', { name: words.load }).click()
      const notice = summary(page).locator('mark')
      await expect(notice).toHaveText(words.loading)
      expect(await isYellow(notice)).toBe(true)
      counted.resolve(null)
      await expect(summary(page)).toHaveText(words.loaded)
      await expect(notice).toHaveCount(0)
      await expect(list.row(live.title).locator(styled('viewCount'))).toHaveAttribute(
        'title',
        words.count(0),
      )
      expect(await axeFaults(page, '.collection-list')).toEqual([])
      await inEnglish(page, async () => {
        await expect(page.locator('thead th:not(#heading-_select)')).toHaveText(english.columns)
        await expect(summary(page)).toHaveText(english.notLoaded)
        await expect(list.row(live.title)).toContainText(english.live)
        await expect(list.row(draft.title).locator('.status-badge')).toHaveText(english.draft)
        await page.getByRole('button', { name: english.load }).click()
        await expect(summary(page)).toHaveText(english.loaded)
      })
    })

    test('B-LIST-1 keeps tabs and filters in its address', async ({ page, written }) => {
      const { word, live, draft } = await writeTwo(written)
      await openListOf(page, word)
      await expect(titles(page)).toHaveCount(2)
      const tab = tabs(page).getByRole('link', { name: new RegExp(`^${words.drafts} \\d+$`) })
      await tab.click()
      await expect(titles(page)).toHaveText([draft.title])
      await expect(tab).toHaveAttribute('aria-current', 'page')

      await page.goto(page.url())
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await expect(titles(page)).toHaveText([draft.title])

      await page
        .locator(`${styled('listFilters')} select`)
        .last()
        .selectOption('today')
      await expect(page.getByRole('heading', { name: words.none })).toBeVisible()
      await page
        .locator(`${styled('listFilters')} select`)
        .last()
        .selectOption('')
      await tabs(page).getByRole('link').first().click()
      await expect(titles(page)).toHaveCount(2)
      await expect(titles(page).filter({ hasText: live.title })).toHaveCount(1)
      await page.getByRole('link', { name: words.newArticle }).last().click()
      await expect(page).toHaveURL(/\/articles\/create/)
    })
  })

test.describe('A-LIST-1 the list of articles', () => {
  test.use({ locale: 'bg-BG' })

  test('is walked by keys: to search, from title to title, and into one', async ({
    page,
    written,
  }) => {
    const { word, live, draft } = await writeTwo(written)
    const list = await openListOf(page, word)
    // Nothing shows from when on the list listens for keys.
    const pressed = (key: string, target: Locator) =>
      expect(async () => {
        await page.keyboard.press(key)
        await expect(target).toBeFocused({ timeout: 500 })
      }).toPass()
    await pressed('/', page.locator('#search-filter-input'))
    await page.locator('#search-filter-input').press('j')
    await expect(titles(page)).toHaveCount(0)
    await list.open(`?search=${encodeURIComponent(word)}`)
    await pressed('j', titles(page).first())
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.keyboard.press('j')
    await expect(titles(page).last()).toBeFocused()
    const chosen = (await titles(page).last().textContent()) ?? ''
    expect([live.title, draft.title]).toContain(chosen)
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-title')).toHaveValue(chosen)
  })

  test('asks before a bulk act, waits with the views while it is on its way, and says what went wrong', async ({
    page,
    written,
  }) => {
    const { word, live, draft } = await writeTwo(written)
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    await openListOf(page, word)

    await test.step('B-LIST-1 the dialog says how many, and which', async () => {
      await page.locator('#heading-_select').getByRole('checkbox').check()
      for (const act of ['Публикуване', 'Изтриване']) {
        await page.locator('.list-selection').getByRole('button', { name: act }).click()
        const dialog = page.locator('dialog[open]').last()
        await expect(dialog).toContainText('2 избрани записа:')
        await expect(dialog.getByRole('listitem')).toHaveText(
          [draft.title, live.title].map((title) => new RegExp(title)),
        )
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
    })

    const load = page.getByRole('button', { name: 'Зареждане на прегледите' })
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/admin/collections/articles?*', async (route) => {
      await held
      await route.continue()
    })
    await tabs(page).getByRole('link', { name: 'Чернови' }).click()
    await load.click()
    await expect(page.locator(styled('listSummaryWait'))).toHaveText(
      'Изчакайте статиите да се заредят напълно, преди да зареждате прегледите.',
    )
    answer()
    await expect(titles(page)).toHaveCount(1)
    await expect(page.locator(styled('listSummaryWait'))).toHaveCount(0)

    await page.route('**/api/articles?*viewCount*', (route) => route.abort())
    await load.click()
    await expect(page.locator('.failure-banner').filter({ hasText: /\S/ })).toHaveText(
      'Прегледите не можаха да се заредят',
    )

    await test.step('B-LIST-1 an address may ask for what is not in a state', async () => {
      await page.unrouteAll()
      await expect(titles(page)).toHaveText([draft.title])
      await page.goto(page.url().replaceAll('equals', 'not_equals'))
      await expect(titles(page)).toHaveText([live.title])
      expect(failures).toEqual([])
    })
  })

  test('A-ERR-1 deletes after a dialog, and says so when it cannot', async ({ page, written }) => {
    // Not removed by the fixture: the test deletes the draft itself.
    const draft = await written.api.write(unique('За кошчето'), { _status: 'draft' })
    const list = await openListOf(page, draft.title)
    const row = list.row(draft.title)
    await page.route(`**/api/articles/${draft.id}*`, (route) => route.fulfill({ status: 500 }))
    const dialog = await list.askToDelete(row, 'Изтриване')
    await expect(dialog).toContainText('Сигурни ли сте, че искате да преместите тази статия')
    await dialog.locator('#confirm-action').click()
    await expect(page.locator('.failure-banner').filter({ hasText: /\S/ })).toHaveText(
      'Статията не можа да се изтрие',
    )
    await page.unrouteAll()
    await (await list.askToDelete(row, 'Изтриване')).locator('#confirm-action').click()
    await expect(row).toHaveCount(0)
    await tabs(page).getByRole('link', { name: 'В кошчето' }).click()
    await expect(page).toHaveURL(/\/articles\/trash/)
    await expect(list.row(draft.title).locator('.status-badge')).toHaveText('В кошчето')
  })

  test('leads to the page, copies a preview link, and duplicates', async ({
    page,
    context,
    written,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { word, live } = await writeTwo(written)
    const list = await openListOf(page, word)
    const more = list.row(live.title).getByRole('button', { name: `Още за ${live.title}` })
    await more.click()
    const onSite = page.getByRole('link', { name: 'Преглед на сайта' })
    await expect(onSite).toHaveAttribute('href', new RegExp(`/article/${live.slug}/$`))
    await page.getByRole('button', { name: 'Копиране на връзка за преглед' }).click()
    await expect(page.getByText('Връзката за преглед е копирана.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/\/preview\/\S+$/)

    await more.click()
    await page.getByRole('button', { name: 'Дублиране' }).click()
    await expect(page.locator('#field-title')).toHaveValue(new RegExp(word))
    const id = Number(/articles\/(\d+)/.exec(page.url())?.[1])
    expect(id).not.toBe(live.id)
    await written.api.update(id, { deletedAt: new Date().toISOString() })
  })

  test('shows a placeholder for a picture that is broken', async ({ page, request, written }) => {
    const api = await ApiClient.open(request)
    const picture = await written.picture({ alt: 'Проба', author: 'Снимкова' })
    const article = await written.article('С картина', { picture })
    const row = () => page.getByRole('row').filter({ hasText: article.title })
    await openListOf(page, article.title)
    await expect(row().locator(`img${styled('articleCellPicture')}`)).toHaveJSProperty(
      'complete',
      true,
    )
    await page.route('**/media/**', (route) => route.abort())
    await page.reload()
    await expect(row().locator(`span${styled('articleCellPicture')}`)).toBeVisible()
    await expect(row().locator(`img${styled('articleCellPicture')}`)).toHaveCount(0)
    await api.update(article.id, { picture: null })
    await api.change('delete', `/media/${picture}`)
  })

  test('B-LIST-1 a bulk act that fails names what it could not change', async ({
    page,
    written,
  }) => {
    const word = unique('Пакетна').replace(' ', '-')
    const whole = await written.article(`Цяла ${word}`, { _status: 'draft' })
    const bare = await written.article(`Без текст ${word}`, { _status: 'draft', body: null })
    await openListOf(page, word)
    await page.locator('#heading-_select').getByRole('checkbox').check()
    await page.locator('.list-selection').getByRole('button', { name: 'Публикуване' }).click()
    await page.locator('dialog[open] #confirm-action').click()
    await expect(page.locator('[data-sonner-toast]').first()).toContainText(bare.title)
    await page.reload()
    for (const { title } of [whole, bare]) {
      await expect(
        page.getByRole('row').filter({ hasText: title }).locator('.status-badge'),
      ).toHaveText('Чернова')
    }
  })
})

test('A-LIST-1 the list of articles is no wider than its window, and begins high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openListOf(page, '')
  await expect(titles(page).first()).toBeVisible()
  const rows = await page
    .locator('.collection-list tbody tr')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect()))
  expect(rows[0]!.top).toBeLessThan(300)
  expect(rows.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(9)
  for (const width of [1440, 1280, 820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const wider = () =>
      page.evaluate(() =>
        [document.documentElement, document.querySelector('.collection-list .table')!].some(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ),
      )
    await expect.poll(wider, `${width} px`).toBe(false)
  }
})

test('B-LIST-1 an author changes his own articles from the list, and looks at the rest', async ({
  page,
  request,
  written,
}) => {
  const api = await ApiClient.open(request)
  const { word, live } = await writeTwo(written)
  const run = Date.now().toString(36)
  const account = { email: `spisak-${run}@example.com`, password: `long enough ${run}` }
  const { id } = await api.change<{ id: number }>('post', '/users', {
    ...{ ...account, name: 'Авторка', role: 'author' },
  })
  await signIn(page, account)
  const list = new ListScreen(page, 'articles')
  await list.open(`?search=${encodeURIComponent(word)}`)
  const row = list.row(live.title)
  await expect(row.getByRole('link', { name: `Редактиране: ${live.title}` })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Изтриване' })).toHaveCount(0)
  await tabs(page).getByRole('link', { name: 'Мои' }).click()
  await expect(titles(page)).toHaveCount(0)
  await api.change('delete', `/users/${id}`)
})
