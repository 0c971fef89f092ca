import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import type { Saved } from './apiClient.ts'
import { named, test } from './homeFixture.ts'
import { hydrated } from './adminPage.ts'
import { BannerForm } from './bannerForm.ts'
import { bannerWords } from './bannerWords.ts'
import { inEnglish, walkedLanguages } from './languages.ts'
import { signIn } from './session.ts'
import { ListScreen } from './listScreen.ts'

test.describe.configure({ timeout: 90_000 })

const create = { width: 400, height: 200, channels: 3 as const, background: '#25495e' }
const picture = async (size = create) => ({
  name: 'партньор.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: size }).png().toBuffer(),
})
const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path fill="${fill}" d="M0 0h4v2H0z"/></svg>`

/** Makes the newsroom answer with an error. */
const refuse = (page: Page, path: string, status: number, message: string) =>
  page.route(path, (route) => route.fulfill({ status, json: { errors: [{ message }] } }))

const [, english] = bannerWords

for (const words of walkedLanguages(bannerWords)) {
  test.describe(`in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('A-BAN-2 a position is chosen, or added on the way', async ({ page, home }) => {
      const form = new BannerForm(page)
      const positions = '**/api/banner-positions?*'
      await signIn(page)

      await test.step('why there are none to choose is said', async () => {
        await refuse(page, positions, 409, 'Не сега.')
        await form.open()
        await expect(form.position).toContainText(`${words.loadingFailed}Не сега.`)
        await page.unroute(positions)
        await refuse(page, positions, 500, 'Something went wrong.')
        await form.open()
        await expect(form.position).toContainText(words.loadingFailed + words.notLoaded)
        await page.unroute(positions)
        await page.route(positions, (route) => route.fulfill({ json: { docs: [] } }))
        await form.open()
        await expect(form.position).toContainText(words.noPositions)
        await page.unroute(positions)
      })

      await inEnglish(page, async () => {
        await form.position.getByRole('button', { name: english.addPosition }).click()
        await form.over.getByRole('button', { name: english.create }).click()
        await expect(form.over.getByRole('alert')).toHaveText(english.positionIncomplete)
        await page.goto('/admin/collections/banners')
        await expect(page.locator('tbody tr').first().locator('.status-badge')).toHaveText(
          new RegExp(`^(?:${english.active}|${english.inactive}|${english.waiting})`),
        )
      })

      await test.step('a new one needs an id and a name', async () => {
        await form.open()
        await form.position.getByRole('button', { name: words.addPosition }).click()
        await form.over.getByRole('button', { name: words.create }).click()
        await expect(form.over.getByRole('alert')).toHaveText(words.positionIncomplete)
      })

      const id = `test_${Date.now().toString(36)}`
      await test.step('and is chosen once it is stored', async () => {
        await form.over.locator('[name="bannerPosition"]').fill('Горе-вдясно')
        await form.over.locator('[name="dropdownName"]').fill(named('Долу'))
        await form.over.getByRole('button', { name: words.create }).click()
        await expect(form.over.getByRole('alert')).toHaveText(words.idHint)
        await form.over.locator('[name="bannerPosition"]').fill(id)
        await form.over.locator('[name="dropdownName"]').fill(named('Долу'))
        await expect(form.over.locator('[name="width"]')).toHaveValue('980')
        await expect(form.over.locator('[name="height"]')).toHaveValue('250')
        await form.over.locator('[name="width"]').fill('широка')
        await form.over.locator('[name="height"]').fill('0')
        await refuse(page, positions, 500, 'Something went wrong.')
        await form.over.getByRole('button', { name: words.create }).click()
        await expect(form.over.getByRole('alert')).toHaveText(words.positionNotCreated)
        await page.unroute(positions)
        await form.over.getByRole('button', { name: words.create }).click()
        await expect(form.over).toHaveCount(0)
        const chosen = form.position.locator('option:checked')
        await expect(chosen).toHaveText(`${named('Долу')} (980 × 1)`)
        await expect(form.preview).toContainText('980 × 1 px')
      })
      const [made] = await home.api.list<{ id: number }>(
        `/banner-positions?where[bannerPosition][equals]=${id}`,
      )
      await home.api.change('delete', `/banner-positions/${made!.id}`)
    })

    test('A-BAN-1 banners are made, edited in place, and deleted after a dialog', async ({
      page,
      home,
    }) => {
      const form = new BannerForm(page)
      const list = new ListScreen(page, 'banners')
      const alt = named(`Партньор ${words.locale}`)
      const files = '**/api/banner-files?*'
      await signIn(page)
      const [partners] = await home.api.list<{ id: number; width: number; height: number }>(
        '/banner-positions?where[bannerPosition][equals]=home_partners',
      )

      await test.step('not without a position and content', async () => {
        await form.open()
        await page.locator('#action-save').click()
        await expect(form.failure).toHaveText(words.incomplete)
      })

      await test.step('a file that is none of ours is refused, and a failure said', async () => {
        await form.upload({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%') })
        await expect(form.fileFailure).toHaveText(words.wrongType)
        const buffer = Buffer.alloc(5 * 1024 * 1024)
        await form.upload({ name: 'a.png', mimeType: 'image/png', buffer })
        await expect(form.fileFailure).toHaveText(words.tooLarge)
        await form.upload({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('текст') })
        await expect(form.fileFailure).toHaveText(words.wrongType)
        await refuse(page, files, 413, 'The disk is full.')
        await form.upload(await picture())
        await expect(form.fileFailure).toHaveText(words.uploadFailed)
        await page.unroute(files)
        await refuse(page, files, 500, 'Something went wrong.')
        await form.upload(await picture())
        await expect(form.fileFailure).toHaveText(words.notUploaded)
        await page.unroute(files)
      })

      await test.step('the preview shows what is typed and what is uploaded, at its size', async () => {
        await form.choosePosition(partners!.id)
        const { width, height } = partners!
        await expect(form.preview).toContainText(`${width} × ${height} px`)
        await form.type(svg('red'))
        await expect(form.preview.locator('img')).toHaveAttribute('src', /^data:.*red/)
        await form.type(svg('blue'))
        await expect(form.preview.locator('img')).toHaveAttribute('src', /^data:.*blue/)
        await form.type('<p>Реклама</p>')
        const frame = form.preview.locator('iframe[sandbox=""]')
        await expect(frame.contentFrame().getByText('Реклама')).toBeVisible()
        await expect(form.preview).toContainText(words.htmlAlone)
        await form.upload(await picture({ ...create, width: 100 }))
        await expect(form.preview.getByRole('status')).toHaveText(words.otherShape)
        await form.upload(await picture())
        await expect(form.preview.locator('img')).toHaveAttribute('src', /^\/media\/.*\.png$/)
        await expect(form.preview.getByRole('status')).toBeEmpty()
        await form.type('')
        await expect(form.preview).not.toContainText(words.htmlAlone)
        for (const note of [words.noLink, words.noAlt])
          await expect(form.preview).toContainText(note)
      })

      await test.step('a date says how it is written, may be a day alone, and its calendar is left by Tab', async () => {
        const end = page.locator('#field-endDate-text')
        await end.fill('скоро')
        await page.locator('#action-save').click()
        await expect(page.locator('#field-endDate').locator('.field-error')).toHaveText(
          words.wrongDate,
        )
        await end.fill('1.12.2090')
        await end.blur()
        await expect(end).toHaveValue('01/12/2090 00:00')
        await end.press('Tab')
        await page.keyboard.press('Enter')
        const calendar = page.getByRole('dialog', { name: words.pickDate })
        await expect(calendar).toBeVisible()
        await calendar.getByRole('button').last().press('Tab')
        await expect(calendar).toBeHidden()
        await end.fill('')
      })

      await test.step('a save is tried again where nobody answers', async () => {
        let tries = 0
        await page.route('**/api/banners?*', (route) => {
          const isSave = route.request().method() === 'POST'
          return isSave && tries++ === 0 ? route.abort() : route.continue()
        })
        await page.locator('#field-alt').fill(alt)
        await page.locator('#field-hyperlink').fill('https://partner.example/')
        for (const note of [words.noLink, words.noAlt])
          await expect(form.preview).not.toContainText(note)
        await page.locator('#action-save').click()
        await expect(page).toHaveURL(/\/banners\/\d+/)
        expect(tries).toBe(2)
        await expect(page.locator('.doc-header__title')).toHaveText(alt)
        await home.isShown(alt)
      })

      const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
      const row = list.row(`${partners!.width} × ${partners!.height}`).filter({
        has: page.getByRole('button', { name: `${words.delete}: ${alt}` }),
      })

      await test.step('the list shows it', async () => {
        await list.open()
        await expect(row.locator('.cell-title a')).toHaveText(alt)
        await expect(row.locator('.cell-preview img')).toHaveAttribute('src', /^\/media\//)
        await expect(row.locator('.cell-status')).toHaveText(words.active)
        await expect(row.locator('.cell-dateRange')).toHaveText(words.always)
      })

      await test.step('it is edited in place', async () => {
        await list.edit(row, words.edit)
        await list.over.locator('#field-active').uncheck()
        await list.over.locator('#action-save').click()
        await expect(row.locator('.cell-status')).toHaveText(words.inactive)
        await home.isGone(alt)
        const window = { startDate: '2090-01-01T10:15:00Z', endDate: '2090-07-01T10:15:00Z' }
        await home.api.change('patch', `/banners/${id}`, { active: true, ...window })
        await list.open()
        await expect(row.locator('.cell-status')).toHaveText(words.active + words.waiting)
        await expect(row.locator('.cell-dateRange')).toHaveText(
          '01/01/2090 12:15 – 01/07/2090 13:15',
        )
      })

      await test.step('one that no reader sees says why', async () => {
        const [header] = await home.api.list<{ id: number }>(
          '/banner-positions?where[bannerPosition][equals]=home_header',
        )
        const nowhere = await home.api.change<Saved>('post', '/banner-positions', {
          bannerPosition: `nowhere_${Date.now().toString(36)}`,
          dropdownName: named('Никъде'),
        })
        const made: number[] = []
        for (const [name, position] of [
          ...[['Първият', header!.id] as const, ['Вторият', header!.id] as const],
          ['Третият', nowhere.id] as const,
        ]) {
          const banner = { position, alt: named(name), svgContent: svg('green'), active: true }
          made.push((await home.api.change<Saved>('post', '/banners', banner)).id)
        }
        await list.open()
        const status = (name: string) =>
          page
            .locator('tbody tr')
            .filter({ has: page.getByRole('button', { name: `${words.delete}: ${named(name)}` }) })
            .locator('.cell-status')
        await expect(status('Вторият')).toContainText(words.behind)
        await expect(status('Третият')).toContainText(words.nowhere)
        await page.goto(`/admin/collections/banners/${made[1]}`)
        const notes = page.locator('.field-note[role="status"]')
        await expect(notes.filter({ hasText: words.behind })).toBeVisible()
        await expect(notes.filter({ hasText: named('Първият') }).first()).toBeVisible()
        const ended = { endDate: '2020-01-01T00:00:00Z' }
        await home.api.change('patch', `/banners/${made[1]}`, ended)
        await page.reload()
        await expect(notes.filter({ hasText: words.hasEnded })).toBeVisible()
        await list.open()
        await expect(status('Вторият')).toHaveText(words.ended)
        const deletedAt = new Date().toISOString()
        for (const one of made) await home.api.change('patch', `/banners/${one}`, { deletedAt })
        await list.open()
      })

      await test.step('it is deleted, once that is confirmed and stored', async () => {
        await refuse(page, '**/api/banners/*', 500, 'Something went wrong.')
        const dialog = await list.askToDelete(row, words.delete)
        await expect(dialog).toContainText(words.toDelete)
        await dialog.locator('#confirm-action').click()
        await expect(list.failure).toHaveText(words.notDeleted)
        await page.unroute('**/api/banners/*')
        await (await list.askToDelete(row, words.delete)).locator('#confirm-action').click()
        await expect(row).toHaveCount(0)
      })

      await test.step('restoring, what is done with several, and the list are tried again, too', async () => {
        const tried: string[] = []
        await page.route(/\/(api|admin\/collections)\/banners\b/, (route) => {
          const request = route.request()
          const isList = request.method() === 'GET' && 'rsc' in request.headers()
          const call = isList ? 'list' : request.method()
          if (tried.includes(call) || (call === 'GET' && !isList)) return route.fallback()
          tried.push(call)
          return route.abort()
        })
        await page.goto('/admin/collections/banners/trash')
        await hydrated(page.locator('.list-controls'))
        await list
          .row(alt)
          .getByRole('button', { name: /^(Възстановяване|Restore):/ })
          .click()
        await expect(list.row(alt)).toHaveCount(0)
        expect((await home.api.list<Saved>(`/banners?where[id][equals]=${id}`)).length).toBe(1)
        await list.open()
        await page.locator('.search-filter input').fill(alt)
        await expect(page.getByRole('row')).toHaveCount(2)
        tried.splice(tried.indexOf('PATCH'), 1)
        await list.row(alt).getByRole('checkbox').check()
        await page.locator('.list-selection').getByRole('button', { name: words.delete }).click()
        await page.locator('dialog[open] #confirm-action').click()
        await expect(page.getByRole('heading', { name: words.none })).toBeVisible()
        expect(tried.sort()).toEqual(['PATCH', 'list'])
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await home.api.change('delete', `/banners/${id}?trash=true`)
      })
    })
  })
}
