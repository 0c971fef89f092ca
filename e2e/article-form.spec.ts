import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Page, type Route } from 'playwright/test'
import sharp from 'sharp'
import { ApiClient, bodyOf, bodyOfVideo } from './apiClient.ts'
import { articleText, hydrated, AdminPage } from './adminPage.ts'
import { test } from './contentFixture.ts'
import { inEnglish, walkedLanguages } from './languages.ts'
import { paste } from './paste.ts'
import { signIn } from './session.ts'
import { baseURL } from './system.ts'
import { styled } from './styled.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const run = Date.now().toString(36)
const autosaves = '**/api/articles/*autosave=true*'

const languages = inBothLanguages((say) => ({
  newTitle: say(backOfficeTexts.sidebar.newArticle),
  editTitle: say(backOfficeTexts.articleForm.editArticle),
  cancel: say(backOfficeTexts.articleForm.cancel),
  create: say(backOfficeTexts.articleForm.publish.create),
  update: say(backOfficeTexts.articleForm.publish.update),
  schedule: say({ bg: 'Насрочване за 12/12/2099 09:00', en: 'Schedule for 12/12/2099 09:00' }),
  question: say({ bg: 'Имате незапазени промени.', en: 'You have unsaved changes.' }),
  saving: say(backOfficeTexts.articleForm.saving),
  saved: say({ bg: 'Последно запазено:', en: 'Last saved:' }),
  preview: say(backOfficeTexts.articleForm.preview.heading),
  generate: say(backOfficeTexts.articleForm.preview.generate),
  generating: say(backOfficeTexts.articleForm.preview.generating),
  copy: say(backOfficeTexts.articleForm.preview.copy),
  copied: say(backOfficeTexts.articleForm.preview.copied),
  failed: say(backOfficeTexts.articleForm.preview.failed),
  invalid: say(backOfficeTexts.articleForm.preview.invalid),
  notCopied: say(backOfficeTexts.articleForm.preview.copyFailed),
  end: say(backOfficeTexts.articleForm.preview.end),
  ended: say(backOfficeTexts.articleForm.preview.ended),
}))

const [, english] = languages

for (const words of walkedLanguages(languages)) {
  test.describe(`in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('A-ART-7 the form of a new article stores nothing, and asks before what is typed is left', async ({
      page,
      request,
    }) => {
      const api = await ApiClient.open(request)
      const newsroom = new AdminPage(page)
      const before = await api.count()
      await signIn(page)
      await page.goto('/admin/collections/articles')
      const link = page.locator('a[href$="/articles/create"]').first()
      await hydrated(link)
      await link.click()
      const title = page.locator('#field-title')
      await hydrated(title)
      await title.fill('Незаписано заглавие')

      await test.step('by a link', async () => {
        await newsroom.goToList()
        await expect(newsroom.leaveDialog).toContainText(words.question)
        await newsroom.stay()
        await expect(title).toHaveValue('Незаписано заглавие')
      })

      await test.step('by its own way back', async () => {
        await page.getByRole('link', { name: words.cancel, exact: true }).click()
        await expect(newsroom.leaveDialog).toContainText(words.question)
        await newsroom.stay()
      })

      await test.step("by the browser's back button", async () => {
        await page.evaluate(() => history.back())
        await expect(newsroom.leaveDialog).toContainText(words.question)
        await newsroom.stay()
        await expect(page).toHaveURL(/\/articles\/create$/)
      })

      await test.step('while over a dialog that button only closes it', async () => {
        const dialog = page.locator(styled('pictureDialog'))
        await page.locator('#field-picture').getByRole('button').first().click()
        await expect(dialog).toBeVisible()
        await page.evaluate(() => history.back())
        await expect(newsroom.leaveDialog).toHaveCount(0)
        await expect(page).toHaveURL(/\/articles\/create$/)
        await expect(title).toHaveValue('Незаписано заглавие')
        await title.click()
      })

      await test.step('by closing the tab', async () => {
        const asked = page.waitForEvent('dialog')
        await page.close({ runBeforeUnload: true })
        expect((await asked).type()).toBe('beforeunload')
        await (await asked).dismiss()
        await expect(title).toHaveValue('Незаписано заглавие')
      })

      await test.step('and leaves, with nothing stored, where the editor says so', async () => {
        await page.evaluate(() => history.back())
        await newsroom.leaveDialog.locator('#confirm-action').click()
        await expect(page).toHaveURL(/\/articles(\?|$)/)
        await newsroom.newArticle()
        await title.fill('Пак незаписано')
        await newsroom.goToList()
        await newsroom.leaveDialog.locator('#confirm-action').click()
        await expect(page).toHaveURL(/\/articles(\?|$)/)
        expect(await api.count()).toBe(before)
      })

      await inEnglish(page, async () => {
        await newsroom.newArticle()
        await title.fill('Not stored')
        await page.getByRole('link', { name: english.cancel, exact: true }).click()
        await expect(newsroom.leaveDialog).toContainText(english.question)
        await newsroom.leaveDialog.locator('#confirm-action').click()
        await expect(page).toHaveURL(/\/articles(\?|$)/)
      })
    })

    test('A-ART-7 the form says what it does, and its button what pressing it will do', async ({
      page,
      written,
    }) => {
      const { id } = await written.article('Какво прави бутонът')
      await signIn(page)
      const newsroom = new AdminPage(page)
      const [head, button] = [page.locator(styled('articleFormHead')), page.locator('#action-save')]
      await newsroom.newArticle()
      await expect(head).toHaveText(words.newTitle)
      await expect(button).toHaveText(words.create)
      await newsroom.openArticle(String(id))
      await expect(head).toHaveText(words.editTitle)
      await expect(button).toHaveText(words.update)
      const date = page.locator('#field-datePublished').getByRole('textbox')
      await date.fill('12/12/2099 09:00')
      await expect(button).toHaveText(words.schedule)
      await date.fill('05/01/2021 09:00')
      await expect(button).toHaveText(words.update)
    })

    test(
      'A-ART-4 an article is saved by itself 60 s after the last change, and takes nothing from the editor',
      { tag: '@clock' },
      async ({ page, request }) => {
        await page.clock.install()
        const { newsroom, api, id } = await openDraft(page, request)
        const title = page.locator('#field-title')
        const lastSaved = new RegExp(`^${words.saved} (\\d\\d/\\d\\d/\\d{4} )?\\d\\d:\\d\\d$`)
        await expect(newsroom.saveStatus).toHaveText(lastSaved)
        const sent: string[] = []
        const held = Promise.withResolvers<undefined>()
        await page.route(autosaves, async (route) => {
          sent.push(route.request().method())
          await held.promise
          await route.continue()
        })

        await test.step('each change begins the wait anew', async () => {
          await title.fill('Записано от само себе си')
          await page.clock.fastForward(59_000)
          await title.pressSequentially('!')
          await page.clock.fastForward(59_000)
          expect(sent).toEqual([])
          await page.clock.fastForward(2_000)
          await expect(newsroom.saveStatus).toHaveText(words.saving)
        })

        await test.step('what is typed meanwhile stays, and so does the cursor', async () => {
          await title.pressSequentially('!')
          await page.locator('#field-accent').fill('Написано по време на записа')
          held.resolve(undefined)
          await expect(newsroom.saveStatus).toHaveText(lastSaved)
          expect((await api.read(id)).title).toBe('Записано от само себе си!')
          await expect(title).toHaveValue('Записано от само себе си!!')
          await expect(page.locator('#field-accent')).toHaveValue('Написано по време на записа')
          await expect(page.locator('#field-accent')).toBeFocused()
          await newsroom.goToList()
          await expect(newsroom.leaveDialog).toContainText(words.question)
          await newsroom.stay()
        })

        await test.step('and is saved next; then nobody is asked before leaving', async () => {
          await page.clock.fastForward(61_000)
          await expect
            .poll(async () => (await api.read(id)).title)
            .toBe('Записано от само себе си!!')
          await expect(newsroom.saveStatus).toHaveText(lastSaved)
          expect(sent).toHaveLength(2)
          await newsroom.goToList()
          await expect(page).toHaveURL(/\/articles(\?|$)/)
        })
      },
    )

    test(
      'A-ART-5 a preview link is made and copied; the tick stands for two seconds',
      { tag: '@clock' },
      async ({ page, request, context }) => {
        await page.clock.install()
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        const { newsroom, api, id } = await openDraft(page, request)
        const panel = page.getByRole('region', { name: words.preview })
        const generate = panel.getByRole('button', { name: words.generate })
        await newsroom.openGroup('preview')

        await test.step('a failure is said', async () => {
          await page.route('**/preview-link', (route) => route.abort())
          await generate.click()
          await expect(panel.getByText(words.failed)).toBeVisible()
          await page.unroute('**/preview-link')
        })

        await test.step('the link appears', async () => {
          const held = Promise.withResolvers<undefined>()
          await page.route('**/preview-link', async (route) => {
            await held.promise
            await route.continue()
          })
          await generate.click()
          await expect(panel.getByRole('button', { name: words.generating })).toBeVisible()
          held.resolve(undefined)
          await expect(panel.getByRole('textbox')).toHaveValue(/\/preview\/[^/]+\/$/)
        })

        const link = await panel.getByRole('textbox').inputValue()
        await test.step('and is copied', async () => {
          await page.clock.pauseAt(Date.now() + 3_600_000)
          await panel.getByRole('button', { name: words.copy }).click()
          await expect(panel.getByText(words.copied)).toBeAttached()
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
          await page.clock.runFor(1_900)
          await expect(panel.getByText(words.copied)).toBeAttached()
          await page.clock.runFor(200)
          await expect(panel.getByText(words.copied)).toHaveCount(0)
          await page.clock.resume()
        })

        await test.step('where the browser lets nobody copy, it is marked for the editor', async () => {
          await page.evaluate(() => {
            navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
          })
          await panel.getByRole('button', { name: words.copy }).click()
          await expect(panel.getByText(words.notCopied)).toBeVisible()
          expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
        })

        await test.step('all links of the article end by one button', async () => {
          const shown = () =>
            request.get(link.replace(/^https?:\/\/[^/]+/, baseURL), { maxRedirects: 0 })
          expect((await shown()).status()).toBe(200)
          await panel.getByRole('button', { name: words.end }).click()
          await expect(panel.getByText(words.ended)).toBeVisible()
          await expect(panel.getByRole('textbox')).toHaveCount(0)
          expect((await shown()).status()).toBe(302)
        })

        await test.step('one that a colleague has ended meanwhile is not handed on', async () => {
          await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'))
          await generate.click()
          await expect(panel.getByRole('textbox')).toHaveValue(/\/preview\//)
          await api.change('delete', `/articles/${id}/preview-link`)
          await panel.getByRole('button', { name: words.copy }).click()
          await expect(panel.getByText(words.invalid)).toBeVisible()
          await expect(panel.getByRole('textbox')).toHaveCount(0)
        })

        await test.step('a new article has none', async () => {
          await newsroom.newArticle()
          await expect(panel).toHaveCount(0)
        })
      },
    )
  })
}

test('A-ART-7 one press of Ctrl-S saves once, and a new article is created once', async ({
  page,
  request,
}) => {
  const api = await ApiClient.open(request)
  const newsroom = new AdminPage(page)
  await signIn(page)
  const saves: string[] = []
  page.on('request', (one) => {
    const { pathname } = new URL(one.url())
    const isRead =
      one.method() === 'GET' || one.headers()['x-payload-http-method-override'] === 'GET'
    if (/^\/api\/articles(\/\d+)?$/.test(pathname) && !isRead)
      saves.push(`${one.method()} ${pathname}`)
  })
  /** Holds the keys down, as an impatient hand does. */
  const hold = async () => {
    await page.keyboard.down('Control')
    for (let times = 0; times < 5; times += 1) await page.keyboard.down('s')
    await page.keyboard.up('s')
    await page.keyboard.up('Control')
  }

  await test.step('a new one', async () => {
    await newsroom.newArticle()
    const before = await api.count()
    await newsroom.fillText({ title: `Записана веднъж ${run}`, accent: '', body: 'Текст.' })
    await hold()
    await hold()
    await newsroom.openId()
    await hold()
    expect(await api.count()).toBe(before + 1)
    expect(saves).toEqual(['POST /api/articles'])
  })

  await test.step('and one that is stored, without a conflict with oneself', async () => {
    const id = await newsroom.openId()
    await newsroom.openArticle(id)
    await page.locator('#field-accent').fill('Акцент.')
    await hold()
    const accent = async () =>
      (await api.see<{ accent: string }>(`/articles/${id}?depth=0&draft=true`)).accent
    await expect.poll(accent).toBe('Акцент.')
    await expect(page.locator(`dialog[open], ${styled('saveGuard', 'notice')}`)).toHaveCount(0)
    expect(saves).toEqual(['POST /api/articles', `PATCH /api/articles/${id}`])
  })
})

test('A-ART-3 what is published at once is not called scheduled', async ({ page }) => {
  const newsroom = new AdminPage(page)
  await signIn(page)
  await newsroom.newArticle()
  await newsroom.fillText({ title: `Веднага ${run}`, accent: 'Акцент.', body: 'Текст.' })
  await newsroom.chooseCategory('Кариера')
  await newsroom.publish()
  const status = page.locator('.doc-controls__status')
  const button = page.locator('#action-save')
  for (const [field, text] of [
    ['title', `Веднага, второ ${run}`],
    ['accent', 'Втори акцент.'],
  ] as const) {
    await newsroom.openId()
    await expect(status).toContainText('Публикувано')
    await expect(button).toHaveText('Обновяване')
    await expect(page.locator(styled('scheduledStatus'))).toHaveCount(0)
    await expect(page.getByText('Читателите ще я получат')).toHaveCount(0)
    await page.locator(`#field-${field}`).fill(text)
    await newsroom.publish()
  }
})

test(
  'A-ART-4 a save that fails loses nothing, is not shown, and is tried again',
  { tag: '@clock' },
  async ({ page, request }) => {
    await page.clock.install()
    const { newsroom, api, id } = await openDraft(page, request)
    const answers: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort(),
      (route) =>
        route.fulfill({ status: 500, json: { errors: [{ message: 'Something went wrong.' }] } }),
      (route) => route.continue(),
    ]
    let asked = 0
    await page.route(autosaves, (route) => (answers[asked++] ?? answers[2]!)(route))
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.locator('#field-title').fill('Преживяло прекъсване')

    for (const failure of [1, 2]) {
      await page.clock.fastForward(61_000)
      await expect.poll(() => asked).toBe(failure)
      await expect
        .poll(() => logged.filter((line) => line.includes('article.autosave.failed')).length)
        .toBe(failure)
      await expect(page.locator('#field-title')).toHaveValue('Преживяло прекъсване')
      await expect(page.locator('[data-sonner-toast], .field-error')).toHaveCount(0)
      await newsroom.goToList()
      await expect(newsroom.leaveDialog).toHaveCount(1)
      await newsroom.stay()
    }
    await page.clock.fastForward(61_000)
    await expect.poll(async () => (await api.read(id)).title).toBe('Преживяло прекъсване')
  },
)

test(
  'A-ART-4 A-ART-7 what could not be saved by hand stays to be saved, and is called what it is',
  { tag: '@clock' },
  async ({ page, request }) => {
    await page.clock.install()
    const { newsroom, id } = await openDraft(page, request)
    const status = page.locator('.doc-controls__status')
    const badGateway = (route: Route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
        : route.fallback()

    await test.step('a proxy that answers has published nothing', async () => {
      await page.route(`**/api/articles/${id}?*`, badGateway)
      await page.locator('#field-title').fill('Не стигна')
      await page.locator('#action-save').click()
      await expect(page.locator('.failure-banner')).toHaveText('Статията не можа да се запази')
      await expect(page.locator('#action-save-draft')).toBeEnabled()
      await expect(status).toContainText('Чернова')
      await newsroom.goToList()
      await newsroom.stay()
      await page.unroute(`**/api/articles/${id}?*`)
    })

    await test.step('what is refused is asked for once', async () => {
      await page.locator('#field-title').fill('')
      await page.locator('#action-save').click()
      await expect(page.getByText('Заглавието е задължително').last()).toBeVisible()
      await newsroom.goToList()
      await expect(newsroom.leaveDialog).toHaveCount(1)
      await newsroom.stay()
      await expect(status).toContainText('Чернова')
    })

    await test.step('a press of the button waits for what is saved by itself just then', async () => {
      await page.locator('#field-title').fill('Стигна')
      const held = Promise.withResolvers<undefined>()
      const sent: string[] = []
      await page.route(`**/api/articles/${id}?*`, async (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback()
        const isAutosave = route.request().url().includes('autosave=true')
        sent.push(isAutosave ? 'autosave' : 'publish')
        if (!isAutosave) return route.continue()
        await held.promise
        const response = await route.fetch()
        sent.push('stored')
        return route.fulfill({ response })
      })
      await page.clock.fastForward(61_000)
      await expect(newsroom.saveStatus).toHaveText('Запазване...')
      await page.locator('#action-save').click()
      expect(sent).toEqual(['autosave'])
      held.resolve(undefined)
      await expect(status).toContainText('Публикувано')
      expect(sent).toEqual(['autosave', 'stored', 'publish'])
    })
  },
)

test('A-ART-4 A-RT-1 the draft is saved with whatever is in it, also what cannot be published', async ({
  page,
  request,
}) => {
  const { newsroom, api, id } = await openDraft(page, request)
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first()
  await text.click()
  await page.keyboard.press('Control+A')
  await paste(page, {
    html: '<h2>Заплати</h2><p>Преди след.</p><p><b>Край.</b></p>',
  })
  await expect(text.locator('h2')).toHaveText('Заплати')
  await expect(text.locator('p')).toHaveText(['Преди след.', 'Край.'])

  await page.locator('#field-title').fill('')
  await newsroom.openGroup('entity')
  await page.locator('#field-websiteLink').fill('няма такъв адрес')
  await newsroom.saveDraft()
  const draft = await api.see<object>(`/articles/${id}?depth=0&draft=true`)
  expect(draft).toMatchObject({ title: '', websiteLink: 'няма такъв адрес' })
  expect(JSON.stringify(draft)).toContain('Преди след.')

  await test.step('publishing says at its field what is missing or odd', async () => {
    await page.locator(`${styled('fieldGroup')}[data-group="entity"] summary`).click()
    await page.locator('#action-save').click()
    const errors = page.locator('.field-error:visible')
    await expect(errors).toHaveText(['Заглавието е задължително'])
    await expect(page.locator('#field-title')).toBeFocused()
    await page.keyboard.type('Със заглавие')
    await page.locator('#action-save').click()
    await expect(errors).toHaveText(['Адресът започва с http:// или https:// и няма интервали.'])
    await expect(page.locator('#field-websiteLink')).toBeFocused()
    expect(await api.see(`/articles/${id}?depth=0`)).toMatchObject({
      _status: 'draft',
      slug: null,
    })
  })
})

test('A-ART-3 hashtags are typed, pasted, suggested and removed', async ({ page, request }) => {
  const api = await ApiClient.open(request)
  const used = `умение ${run}`
  await api.write(`С хаштаг ${run}`, { hashtags: used })
  const { newsroom, id } = await openDraft(page, request)
  const chips = page.getByRole('list', { name: 'Избрани хаштагове' }).getByRole('listitem')
  const input = newsroom.hashtags

  await test.step('with commas', async () => {
    await input.pressSequentially('ИТ, заплати,')
    await expect(chips).toHaveText(['ИТ', 'заплати'])
    await input.fill('ит,')
    await expect(chips).toHaveCount(2)
  })

  await test.step('by Enter, and by going on', async () => {
    await input.fill('2026')
    await input.press('Enter')
    await input.fill('недописан')
    await page.locator('#field-title').focus()
    await expect(chips).toHaveText(['ИТ', 'заплати', '2026', 'недописан'])
  })

  await test.step('from those in use, with the keyboard', async () => {
    await input.pressSequentially(used.slice(0, -1).toUpperCase())
    const option = page.getByRole('option', { name: used })
    await expect(option).toBeVisible()
    await input.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(input).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!)
    await input.press('Enter')
    await expect(chips.last()).toHaveText(used)
  })

  await test.step('and are removed by their buttons and by Backspace', async () => {
    await page.getByRole('button', { name: 'Премахване на недописан' }).click()
    await expect(input).toBeFocused()
    await expect(chips).toHaveText(['ИТ', 'заплати', '2026', used])
    await input.press('Backspace')
    await input.pressSequentially(used.slice(0, 6))
    await page.getByRole('option', { name: used }).click()
    await expect(chips).toHaveText(['ИТ', 'заплати', '2026', used])
  })

  await test.step('and all are stored, what stands in the input too', async () => {
    await input.pressSequentially('последен')
    await newsroom.publish()
    await expect(chips).toHaveText(['ИТ', 'заплати', '2026', used, 'последен'])
    const stored = (await api.read(id)).hashtags.map(({ value }) => value)
    expect(stored).toEqual(['ИТ', 'заплати', '2026', used, 'последен'])
  })
})

test('A-ART-1 the accent says how much of its room is used; dates and sponsor come with paid', async ({
  page,
}) => {
  const newsroom = new AdminPage(page)
  await signIn(page)
  await newsroom.newArticle()
  const meter = page.locator(styled('accentMeter'))
  await page.locator('#field-accent').fill('я'.repeat(187))
  await expect(meter).toContainText('34% (187/550)')
  await expect(meter.getByRole('status')).toBeEmpty()
  await page.locator('#field-accent').fill('🙂'.repeat(495))
  await expect(meter).toContainText('90% (495/550)')
  await expect(meter.getByRole('status')).toHaveText('В акцента почти няма място.')
  await page.locator('#field-accent').fill('я'.repeat(551))
  await expect(meter).toContainText('101% (551/550)')
  await expect(meter.getByRole('status')).toHaveText('Акцентът е твърде дълъг.')

  await newsroom.openGroup('promotion')
  for (const name of ['paidStartDate', 'sponsor'])
    await expect(page.locator(`#field-${name}`)).toHaveCount(0)
  await page.locator('#field-paid').check()
  for (const name of ['paidStartDate', 'paidEndDate', 'sponsor'])
    await expect(page.locator(`#field-${name}`)).toBeVisible()
})

test('A-PAID-1 an article is promoted in its form by one press, from its publication', async ({
  page,
  written,
}) => {
  const { id } = await written.article('За промотиране')
  const newsroom = await AdminPage.onArticle(page, id)
  await newsroom.openGroup('promotion')
  const start = page.locator('#field-paidStartDate input')
  const end = page.locator('#field-paidEndDate input')
  const week = page.getByRole('button', { name: 'За седмица' })
  await week.click()
  await expect(page.locator('#field-paid')).toBeChecked()
  await expect(start).not.toHaveValue('')
  const ofOne = await end.inputValue()
  await page.getByRole('button', { name: 'За две седмици' }).click()
  await expect(end).not.toHaveValue(ofOne)
  const news = page.locator(
    `${styled('fieldGroup')}[data-group="promotion"] .for-screen-readers[role="status"]`,
  )
  await expect(news).toHaveText(`Платена до ${await end.inputValue()}`)
  await week.click()
  await expect(end).toHaveValue(ofOne)
  await newsroom.publish()
  // What was saved is promoted for as much longer.
  await week.click()
  await expect(end).not.toHaveValue(ofOne)
  await newsroom.publish()
  const stored = await written.api.see<{ paid: boolean; paidEndDate: string }>(`/articles/${id}`)
  expect(stored.paid).toBe(true)
  const days = (Date.parse(stored.paidEndDate) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(14)
})

test('A-ART-1 one writes from the title on, and the groups beside the text stay as they were left', async ({
  page,
  written,
}) => {
  const { id } = await written.article('Пише се отгоре надолу')
  const newsroom = new AdminPage(page)
  await signIn(page)
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first()

  await test.step('the cursor of a new article is in its title; the text is in view', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await newsroom.newArticle()
    await expect(page.locator('#field-title')).toBeFocused()
    expect((await text.boundingBox())!.y).toBeLessThan(320)
    await page.keyboard.type('Първо')
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-accent')).toBeFocused()
    // The title stands in its field and nowhere else.
    await expect(page.locator('.app-header')).not.toContainText('Първо')
    await text.click()
    await page.keyboard.type('Три думи тук')
    await expect(page.locator(styled('wordCount'))).toHaveText('3 думи, 1 мин. четене')
  })

  await test.step('a group that was opened is open in another article, also tomorrow', async () => {
    const group = page.locator(`${styled('fieldGroup')}[data-group="video"]`)
    await expect(group).not.toHaveAttribute('open')
    await group.locator('summary').press('Enter')
    await expect(page.locator('#field-youtubeEmbed')).toBeVisible()
    await page.locator('#field-title').fill('')
    await page.goto('about:blank')
    await newsroom.openArticle(String(id))
    await expect(group).toHaveAttribute('open')
    await expect(page.locator('#field-youtubeEmbed')).toBeVisible()
  })

  await test.step('a key hides the sidebars and shows them again; another lists the keys', async () => {
    const beside = [
      page.locator(`${styled('fieldGroup')}[data-group="place"]`),
      page.locator(styled('sidebar')),
    ]
    await page.locator('#field-title').press('Control+Shift+Backslash')
    for (const one of beside) await expect(one).toBeHidden()
    await expect(text).toBeVisible()
    await page.locator('#field-title').press('Control+Shift+Backslash')
    for (const one of beside) await expect(one).toBeVisible()
    await page.locator(styled('articleFormCancel')).press('?')
    const list = page.getByRole('dialog', { name: 'Клавишни комбинации' })
    await expect(list).toContainText('Запазване на черновата')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.locator('#field-accent').press('?')
    await expect(page.locator('#field-accent')).toHaveValue(/\?/)
    await expect(list).toBeHidden()
  })

  await test.step('on a phone the whole bar is in view, at the foot', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('#field-datePublished input').fill('12/12/2099 09:00')
    const bar = page.locator('.doc-controls__controls-wrapper')
    for (const one of [styled('articleFormCancel'), '#action-save-draft', '#action-save']) {
      const button = bar.locator(one)
      await expect(button).toBeInViewport({ ratio: 1 })
      const isCut = await button.evaluate((it) => it.scrollWidth > it.clientWidth + 1)
      expect(isCut, one).toBe(false)
    }
    expect((await bar.boundingBox())!.y).toBeGreaterThan(700)
  })

  await test.step('nothing of what it says is cut off, at any width', async () => {
    for (const width of [390, 820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const cut = await page
        .locator('.doc-controls__meta, .doc-controls__meta *')
        .evaluateAll((all) =>
          all
            .filter(
              (one) =>
                one.checkVisibility() &&
                one.scrollWidth > one.clientWidth + 1 &&
                getComputedStyle(one).overflowX !== 'visible',
            )
            .map((one) => one.textContent),
        )
      expect(cut, `${width} px`).toEqual([])
    }
  })

  await test.step('a title that another article has is hinted at', async () => {
    const { id, title } = await written.article('Едно и също заглавие')
    await page.locator('#field-title').fill(title.toUpperCase())
    const hint = page.getByRole('status').filter({ hasText: 'Друга статия има същото заглавие' })
    await expect(hint.getByRole('link')).toHaveAttribute('href', new RegExp(`/articles/${id}$`))
    await page.locator('#field-title').fill(`${title}!`)
    await expect(hint).toHaveCount(0)
  })
})

test('A-ART-4 the versions of an article say who saved what, and when', async ({
  page,
  written,
}) => {
  const { id } = await written.article('С три версии')
  await written.api.update(id, { accent: 'Нов акцент', _status: 'draft' })
  await written.api.update(id, { title: 'Друго заглавие', youtubeEmbed: '', _status: 'published' })
  await signIn(page)
  await page.goto(`/admin/collections/articles/${id}/versions`)
  const lines = page.locator(styled('versionLine'))
  await expect(lines.locator('a')).toHaveText([
    /^Администратор, днес \d\d:\d\d: заглавие$/,
    /^Администратор, днес \d\d:\d\d: акцент$/,
    /^Администратор, днес \d\d:\d\d: създаване$/,
  ])
  await expect(lines.locator('.status-badge')).toHaveText([
    'Публикувана',
    'Чернова',
    'Публикувана преди',
  ])
  await lines.locator('a').first().click()
  const shown = page.locator('.view-version')
  await expect(shown).toContainText('Друго заглавие')
  await page.getByLabel('Само променените').uncheck()
  await expect(shown).toContainText('Текстът на статията.')
  await expect(shown).not.toContainText(/Body Html|<p>/)

  await test.step('another one is chosen for the comparison by the same words', async () => {
    await page.locator('.view-version .rs__control').first().click()
    await page.locator('.rs__option').last().click()
    await page.getByRole('button', { name: /: създаване$/ }).click()
    await expect(page).toHaveURL(/versionFrom=\d+/)
    await expect(shown).toContainText('С три версии')
  })

  await test.step('everything is in words: pictures, videos, what is on or off', async () => {
    const [former, alt] = ['Празна витрина', 'Пекар пред пещта']
    const picture = await written.picture({ alt: former, author: 'А' })
    await written.api.update(id, { picture, _status: 'draft' })
    const next = await written.picture({ alt, author: 'А' })
    const body = bodyOfVideo('dQw4w9WgXcQ')
    const shownIn = await written.picture({ alt: 'Тесто под кърпа', author: 'Б' })
    await written.api.update(id, { body: bodyOf('Дума.', shownIn), _status: 'draft' })
    await written.api.update(id, { picture: next, body, paid: true, _status: 'draft' })
    await page.goto(`/admin/collections/articles/${id}/versions`)
    await lines.locator('a').first().click()
    await expect(shown).toContainText(former)
    await expect(shown).toContainText(alt)
    await expect(shown).toContainText('Гледайте видеото в YouTube')
    await expect(shown).toContainText('Съдържание')
    const gone = shown.locator('[data-match-type="delete"]').filter({ hasText: 'Тесто' })
    await expect(gone).not.toHaveCount(0)
    await expect(shown.getByText('да', { exact: true })).toBeVisible()
    await expect(shown).not.toContainText(/true|false|\.(webp|png|jpe?g)|Block|Was Paid|[{}]/)
    await expect(shown).not.toContainText('Променено на')
  })

  await test.step('on a narrow screen below each other', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    const [former, next] = await Promise.all(
      ['old', 'new'].map((side) => shown.locator(`.html-diff__diff-${side}`).first().boundingBox()),
    )
    expect(next!.x).toBe(former!.x)
    expect(next!.y).toBeGreaterThanOrEqual(former!.y + former!.height)
  })
})

test('before publishing the form says what is missing, and leads there', async ({ page }) => {
  const newsroom = new AdminPage(page)
  await signIn(page)
  await newsroom.newArticle()
  const list = page.getByRole('region', { name: 'Преди публикуване' })
  const line = (text: string) => list.getByRole('listitem').filter({ hasText: text })
  await expect(list).toContainText('Липсват: 6')

  await test.step('a title and a text, without which it cannot be published', async () => {
    await line('Няма заглавие (задължително)').getByRole('button').click()
    await expect(page.locator('#field-title')).toBeFocused()
    await page.keyboard.type('Заглавие')
    await line('Няма текст (задължително)').getByRole('button').click()
    await expect(articleText(page)).toBeFocused()
    await page.keyboard.type('Текст.')
    await expect(list).toContainText('Има текст')
    await expect(list).toContainText('Липсват: 4')
  })

  await test.step('an accent, from wherever the editor is', async () => {
    await newsroom.openGroup('entity')
    await line('Няма акцент').getByRole('button').click()
    await expect(page.locator('#field-accent')).toBeFocused()
    await page.keyboard.type('Акцент.')
    await expect(list).toContainText('Има акцент')
  })

  await test.step('hashtags and a category, whose group opens by itself', async () => {
    await page.locator(`${styled('fieldGroup')}[data-group="place"] summary`).click()
    await expect(newsroom.hashtags).toBeHidden()
    await list.getByRole('button', { name: 'Добавете' }).click()
    await expect(newsroom.hashtags).toBeFocused()
    await newsroom.addHashtags('умения')
    await expect(list).toContainText('Има хаштагове')
    await expect(line('Няма категория')).not.toContainText('задължително')
    await newsroom.chooseCategory('Кариера')
    await expect(list).toContainText('Избрана е категория')
  })

  await test.step('a picture, its alternative text and its credit', async () => {
    const grey = { width: 900, height: 600, channels: 3, background: '#888888' } as const
    const buffer = await sharp({ create: grey }).png().toBuffer()
    const file = { name: 'картина.png', mimeType: 'image/png', buffer }
    await newsroom.uploadPicture({ file, alt: '', author: 'Личен архив' })
    await expect(list).toContainText('Посочен е автор на снимката')
    await list.getByRole('button', { name: 'Опишете я' }).click()
    await expect(page.locator('#field-picture input')).toBeFocused()
    await page.keyboard.type('Сиво поле')
    await page.keyboard.press('Enter')
    await expect(list).toContainText('Снимката е описана')
    await expect(list).toContainText('Всичко е налице')
  })
})

/** Signs in and opens a draft. */
async function openDraft(page: Page, request: Parameters<typeof ApiClient.open>[0]) {
  const api = await ApiClient.open(request)
  const { id } = await api.write(`Чернова ${run}`, { _status: 'draft' })
  const newsroom = await AdminPage.onArticle(page, id)
  return { newsroom, api, id }
}
