import { formatDateTime } from '@kariera/shared/rules/dates'
import { expect, type Page } from 'playwright/test'
import { drawing } from './changedFields.ts'
import { ApiClient } from './apiClient.ts'
import { AdminPage } from './adminPage.ts'
import { test } from './journey.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'

const run = Date.now().toString(36)

// Each test opens the admin anew and saves several times.
test.describe.configure({ timeout: 120_000 })

/** The typed text, the text that the field then shows, and the stored value. */
type Typed = readonly [typed: string, shown: string, stored: string]
const inNewYork: Typed[] = [
  ['25/11/2026 09:00', '25/11/2026 09:00', '2026-11-25T07:00:00.000Z'],
  // An hour that occurs twice in New York, and once in Sofia.
  ['1.11.2026 8:30', '01/11/2026 08:30', '2026-11-01T06:30:00.000Z'],
]
const overBothChanges: Typed[] = [
  ['28/03/2027 03:30', '28/03/2027 04:30', '2027-03-28T01:30:00.000Z'],
  ['31/10/2027 03:30', '31/10/2027 03:30', '2027-10-31T00:30:00.000Z'],
]
const typedIn: Record<string, Typed[]> = {
  'America/New_York': [...inNewYork, ...overBothChanges],
  UTC: overBothChanges,
  'Europe/Sofia': overBothChanges,
}
/** 03:30 in Sofia for the second time that night. */
const secondHour = '2027-10-31T01:30:45.000Z'

/** Signs in; `differences` are hydration errors, where the browser rendered something other than the server. */
async function enter(page: Page) {
  const differences: string[] = []
  page.on('console', (message) => {
    if (/hydrat|Minified React error #4/i.test(message.text())) differences.push(message.text())
  })
  page.on('pageerror', ({ message }) => differences.push(message))
  await signIn(page)
  return { newsroom: new AdminPage(page), differences }
}

const dateIn = (page: Page, field: string) => page.locator(`#field-${field}`).getByRole('textbox')

for (const [zone, typed] of Object.entries(typedIn)) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone })

    test('B-TIME-1 what is typed is Sofia’s, over both changes of the clock', async ({
      page,
      request,
    }) => {
      const api = await ApiClient.open(request)
      const data = { _status: 'draft', datePublished: secondHour }
      const { id } = await api.write(`Часът е софийски ${zone} ${run}`, data)
      const stored = async () => (await api.read(id)).datePublished
      const { newsroom, differences } = await enter(page)
      await newsroom.openArticle(String(id))
      const date = dateIn(page, 'datePublished')

      // The second of two equal hours is kept when something else is saved.
      await expect(date).toHaveValue('31/10/2027 03:30')
      await expect(page.locator('.date-field')).toContainText('вторият')
      await page.locator('#field-title').fill(`Часът остава ${zone} ${run}`)
      await newsroom.saveDraft()
      expect(await stored()).toBe(secondHour)

      for (const [text, shown, iso] of typed) {
        await date.fill(text)
        await date.blur()
        await expect(date).toHaveValue(shown)
        await newsroom.saveDraft()
        expect(await stored(), text).toBe(iso)
      }
      expect(differences).toEqual([])
    })
  })
}

test.describe('in America/New_York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('B-TIME-1 a day and a time are picked by mouse and by keyboard; what is no moment is refused', async ({
    page,
    request,
  }) => {
    const api = await ApiClient.open(request)
    const data = { _status: 'draft', datePublished: '2027-03-25T07:15:00.000Z' }
    const { id } = await api.write(`Избран час ${run}`, data)
    const stored = async () => (await api.read(id)).datePublished
    const { newsroom } = await enter(page)
    await newsroom.openArticle(String(id))
    const date = dateIn(page, 'datePublished')
    const picker = page.getByRole('dialog', { name: 'Избор на ден и час' })
    const open = page.locator('#field-datePublished').getByRole('button').first()

    await test.step('by mouse, on the day on which an hour is skipped', async () => {
      await open.click()
      await picker.getByRole('button', { name: /28 март 2027/ }).click()
      await expect(date).toHaveValue('28/03/2027 09:15')
      await expect(picker.locator('option', { hasText: '03:15' })).toHaveCount(0)
      await picker.getByLabel('Час в София').selectOption('04:45')
      await picker.getByRole('button', { name: 'Готово' }).click()
      await expect(picker).toBeHidden()
      await newsroom.saveDraft()
      expect(await stored()).toBe('2027-03-28T01:45:00.000Z')
    })

    await test.step('by keyboard', async () => {
      await open.focus()
      await page.keyboard.press('Enter')
      await expect(picker.getByRole('button', { name: /28 март 2027/ })).toBeFocused()
      for (const key of ['PageDown', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key)
      await expect(picker.getByRole('button', { name: /22 април 2027/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(date).toHaveValue('22/04/2027 04:45')
      await page.keyboard.press('Escape')
      await expect(picker).toBeHidden()
      await expect(open).toBeFocused()
      await newsroom.saveDraft()
      expect(await stored()).toBe('2027-04-22T01:45:00.000Z')
    })

    await test.step('what is no moment stays as it was typed, and nothing is stored', async () => {
      await date.fill('25/11')
      await page.locator('#action-save').click()
      await expect(page.locator('.date-field')).toContainText('Невалидна дата')
      await expect(date).toHaveValue('25/11')
      const answer = page.waitForResponse((response) => response.request().method() === 'PATCH')
      await page.locator('#action-save-draft').click()
      expect((await answer).status()).toBe(400)
      await expect(date).toHaveValue('25/11')
      expect(await stored()).toBe('2027-04-22T01:45:00.000Z')
    })
  })
})

for (const zone of ['America/New_York', 'UTC'])
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone })

    test('B-TIME-1 every moment that the newsroom shows is Sofia’s, before and after the browser takes over', async ({
      page,
      request,
    }) => {
      const api = await ApiClient.open(request)
      // An underscore in a title takes a further font to every page beside which the article stands.
      const title = `Навсякъде софийско време ${zone.replace('_', ' ')} ${run}`
      const wasDated = '2026-03-29T00:30:00.000Z'
      const isDated = '2026-03-29T01:30:00.000Z'
      const promotion = { paid: true, paidStartDate: '2026-10-25T00:30:00.000Z' }
      const { id } = await api.write(title, { datePublished: wasDated, ...promotion })
      await api.update(id, { datePublished: isDated, _status: 'published' })
      const saved = await api.see<{ createdAt: string; updatedAt: string }>(
        `/articles/${id}?depth=0`,
      )
      const [newest, first] = await api.list<{ id: number; updatedAt: string }>(
        `/articles/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`,
      )
      const [position] = await api.list<{ id: number }>('/banner-positions?limit=1&depth=0')
      const window = { startDate: '2026-10-25T00:30:00.000Z', endDate: '2026-10-25T01:30:00.000Z' }
      const shows = { position: position?.id, svgContent: drawing('#0a0'), alt: title }
      const banner = await api.change<{ id: number }>('post', '/banners', { ...shows, ...window })
      const failure = { timestamp: new Date().toISOString(), level: 'ERROR', message: title }
      await request.post('/api/logs', { data: failure })
      const [entry] = await api.list<{ id: number }>('/log-entries?limit=1&sort=-createdAt')

      const found = `?search=${encodeURIComponent(title)}`
      const screens: { at: string; moments: string[]; place: string }[] = [
        {
          at: `articles${found}`,
          moments: [saved.createdAt],
          place: '.table .cell-createdAt',
        },
        {
          at: `articles/${id}/versions`,
          moments: [newest?.updatedAt ?? '', first?.updatedAt ?? ''],
          place: `${styled('versionLine')} time`,
        },
        {
          at: `articles/${id}/versions/${newest?.id}?versionFrom=${first?.id}&modifiedOnly=false`,
          moments: [newest?.updatedAt ?? '', wasDated, isDated],
          place: '.step-nav, .view-version__version-to',
        },
        {
          at: `articles/${id}`,
          moments: [isDated, saved.createdAt],
          place: '#field-datePublished',
        },
        {
          at: `banners/${banner.id}`,
          moments: Object.values(window),
          place: '#field-startDate, #field-endDate',
        },
        { at: `log-entries/${entry?.id}`, moments: [failure.timestamp], place: '#field-timestamp' },
      ]
      const { differences } = await enter(page)
      for (const { at, moments, place } of screens) {
        const path = `/admin/collections/${at}`
        const answer = await page.goto(path)
        const html = (await answer?.text()) ?? ''
        for (const moment of moments.map(formatDateTime)) {
          await expect.poll(() => seenIn(page), `${zone} ${at}: ${moment}`).toContain(moment)
        }
        // The HTML from the server contains the same.
        const shown = await momentsIn(page, place)
        expect(shown.length, at).toBeGreaterThan(0)
        for (const text of shown) expect(html.includes(text), `${zone} ${at}: ${text}`).toBe(true)
      }
      expect(differences).toEqual([])
    })
  })

const seenIn = async (page: Page) => (await momentsIn(page, 'body')).join(' ')

/** Every date and time in a place, as text or in a field. */
async function momentsIn(page: Page, place: string): Promise<string[]> {
  const texts = await page
    .locator(place)
    .evaluateAll((elements) =>
      elements.flatMap((element) => [
        element.textContent,
        ...[...element.querySelectorAll('input')].map(({ value }) => value),
      ]),
    )
  return texts.flatMap((text) => text.match(/\d\d\/\d\d\/\d{4} \d\d:\d\d/g) ?? [])
}
