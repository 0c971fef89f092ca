import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { AdminPage } from './adminPage.ts'
import { test } from './journey.ts'
import { signIn } from './session.ts'
import { dataDir } from './system.ts'
import { styled } from './styled.ts'

const run = Date.now().toString(36)
const title = `Кога се вижда една статия ${run}`

test('invariant 8: the article form says whether the page is live, since when and how fast, or why not', async ({
  page,
}) => {
  const newsroom = new AdminPage(page)
  await signIn(page)

  await test.step('a new one is not published yet', async () => {
    await newsroom.newArticle()
    await expectState(page, 'Още не е публикувана')
  })

  await test.step('a draft is not seen by readers', async () => {
    await newsroom.fillText({ title, accent: '', body: 'Докато никой не я вижда.' })
    await newsroom.chooseCategory('Кариера')
    await newsroom.saveDraft()
    await newsroom.openArticle(await newsroom.openId())
    await expectState(page, 'Чернова: не се вижда от читателите')
  })

  await test.step('published, it is live within milliseconds, and the page is a click away', async () => {
    await newsroom.publish()
    await expectState(page, /^На живо от \d\d:\d\d, за (\d+ ms|\d+(,\d)? s)$/)
    const [reader] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Към страницата' }).click(),
    ])
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
    await reader.close()
  })

  await test.step('invariant 4: a page that cannot be written is told with its reason, and tried again at a press', async () => {
    const address = await page.getByRole('link', { name: 'Към страницата' }).getAttribute('href')
    const months = new URL(address ?? '').pathname.split('/').slice(0, 4).join('/')
    const blocked = join(dataDir, 'pages', months, `otkazan-disk-${run}`)
    await writeFile(blocked, 'a file where a folder belongs')
    await page.locator('#field-title').fill(`Отказан диск ${run}`)
    await newsroom.publish()
    await expectState(page, /^Не можа да се обнови: .*(ENOTDIR|EEXIST)/)
    await rm(blocked)
    await page.getByRole('button', { name: 'Опитай пак' }).click()
    await expectState(page, /^На живо от/)
  })

  await test.step('a draft over it changes nothing for readers', async () => {
    await page.locator('#field-title').fill(`${title} – чернова`)
    await newsroom.saveDraft()
    await expectState(page, /^На живо от/)
  })

  await test.step('dated in the future, it says when it goes out', async () => {
    await page.locator('#field-title').fill(title)
    await page.locator('#field-datePublished input').fill('12/12/2099 09:00')
    await newsroom.askToPublish()
    await newsroom.agree()
    await expectState(page, 'Насрочена за 12/12/2099 09:00')
    await expect(page.getByRole('link', { name: 'Към страницата' })).toBeHidden()
  })

  await test.step('in the trash it says so', async () => {
    const id = await newsroom.openId()
    await newsroom.trash()
    await page.goto(`/admin/collections/articles/trash/${id}`)
    await expectState(page, 'В кошчето')
  })

  await test.step('the log has each publish of it, its pages and how fast they were', async () => {
    await page.goto('/admin/collections/publish-events')
    const row = page.getByRole('row').filter({ hasText: title }).first()
    await expect(row).toContainText(/Доставено за .* ?(ms|s)/)
    await row.getByRole('link', { name: title }).click()
    const site = page.getByRole('region', { name: 'Този сайт' })
    await expect(site).toContainText(`/koga-se-vizhda-edna-statia-${run}/`)
  })
})

/** Expects the text of the state, which every screen shows in one of two places. */
async function expectState(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator(styled('liveState')).getByRole('status')).toHaveText(text)
}
