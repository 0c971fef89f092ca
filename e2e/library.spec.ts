import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { hydrated } from './adminPage.ts'
import { axeFaults } from './axeFaults.ts'
import { test, unique } from './contentFixture.ts'
import { plainPng } from './plainPng.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { walkedLanguages } from './languages.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const languages = inBothLanguages((say) => ({
  title: say(backOfficeTexts.pictureDialog.pictures),
  words: say(backOfficeTexts.pictureDialog.words),
  author: say(backOfficeTexts.picture.author),
  without: {
    alt: say(backOfficeTexts.pictureDialog.without.alt),
    credit: say(backOfficeTexts.pictureDialog.without.credit),
    uses: say(backOfficeTexts.pictureDialog.without.uses),
  },
  none: say(backOfficeTexts.picture.none),
  uses: say({ bg: 'На 1 място', en: 'In 1 place' }),
  unused: say({ bg: 'Не се използва', en: 'Not used' }),
  noCredit: say(backOfficeTexts.pictureDialog.noCredit),
  selected: say({ bg: 'Избрани: 2', en: '2 selected' }),
  setAuthor: say(backOfficeTexts.library.setAuthor),
  authorMissing: say(backOfficeTexts.picture.authorMissing),
  authorSet: say({ bg: 'Авторът на 2 снимки е записан', en: 'The author of 2 pictures was set' }),
  delete: say({ bg: 'Изтриване', en: 'Delete' }),
  toDelete: say({
    bg: 'Сигурни ли сте, че искате да изтриете тези 2 снимки?',
    en: 'Are you sure you want to delete these 2 images?',
  }),
  deleted: say({ bg: '2 снимки са изтрити', en: '2 pictures were deleted' }),
  upload: say(backOfficeTexts.pictureDialog.upload),
  send: say(backOfficeTexts.pictureDialog.send),
}))

const cards = (page: Page) => page.locator(styled('libraryCard'))

for (const words of walkedLanguages(languages)) {
  test.describe(`B-PIC-1 in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('pictures are found, credited together and deleted together', async ({
      page,
      written,
    }) => {
      const name = unique('Мост')
      const used = await written.picture({ alt: `${name} нов`, author: 'Мария' })
      await written.article('С мост', { picture: used })
      await written.picture({ alt: `${name} стар`, author: '' })
      await written.picture({ alt: `${name} дървен`, author: '' })
      await signIn(page)
      await page.goto('/admin/collections/media')
      const card = (alt: string) => cards(page).filter({ hasText: alt })

      await test.step('by words, and what they are without; the address keeps it', async () => {
        await page.getByRole('searchbox', { name: words.words }).fill(name)
        await expect(cards(page)).toHaveCount(3)
        await expect(card('нов')).toContainText(words.uses)
        await expect(card('стар')).toContainText(words.unused)
        await expect(card('стар')).toContainText(words.noCredit)
        await page.getByRole('checkbox', { name: words.without.uses }).check()
        await expect(cards(page)).toHaveCount(2)
        await page.getByRole('checkbox', { name: words.without.alt }).check()
        await expect(page.getByText(words.none)).toBeVisible()
        await page.getByRole('checkbox', { name: words.without.alt }).uncheck()
        await page.reload()
        await expect(page.getByRole('searchbox', { name: words.words })).toHaveValue(name)
        await expect(page.getByRole('checkbox', { name: words.without.uses })).toBeChecked()
        await expect(cards(page)).toHaveCount(2)
      })

      await test.step('the list that the sidebar leads to has everything again', async () => {
        await expect(page).toHaveURL(/words=.*without=uses/)
        await page.locator('nav').getByRole('link', { name: words.title, exact: true }).click()
        await expect(page.getByRole('searchbox', { name: words.words })).toHaveValue('')
        await expect(page.getByRole('checkbox', { name: words.without.uses })).not.toBeChecked()
        await expect(page).not.toHaveURL(/words=/)
        await page.getByRole('searchbox', { name: words.words }).fill(name)
        await page.getByRole('checkbox', { name: words.without.uses }).check()
        await expect(cards(page)).toHaveCount(2)
      })

      await test.step('both get an author, by keys', async () => {
        for (const box of await cards(page).getByRole('checkbox').all()) {
          await box.focus()
          await page.keyboard.press('Space')
        }
        const bar = page.getByRole('group', { name: words.selected })
        await bar.getByRole('button', { name: words.setAuthor }).click()
        await expect(page.locator('.failure-banner')).toHaveText(words.authorMissing)
        await bar.getByRole('textbox', { name: words.author }).fill('Личен архив')
        await page.keyboard.press('Enter')
        await expect(page.getByText(words.authorSet)).toBeVisible()
        await expect(card('стар')).toContainText('Личен архив')
        await expect(card('дървен')).toContainText('Личен архив')
        await expect(bar).toHaveCount(0)
        await expect(cards(page).getByRole('checkbox').first()).toBeFocused()
      })

      await test.step('axe finds nothing', async () => {
        await cards(page).getByRole('checkbox').first().check()
        expect(await axeFaults(page, styled('pictureLibrary'))).toEqual([])
      })

      await test.step('both are deleted after a dialog', async () => {
        for (const box of await cards(page).getByRole('checkbox').all()) await box.check()
        await page.getByRole('button', { name: words.delete, exact: true }).click()
        const dialog = page.locator('dialog[open]').last()
        await expect(dialog).toContainText(words.toDelete)
        await dialog.locator('#confirm-action').click()
        await expect(page.getByText(words.deleted)).toBeVisible()
        await expect(cards(page)).toHaveCount(0)
      })
    })

    test('pictures are uploaded there, and called by their file until they are described', async ({
      page,
    }) => {
      const name = unique('мост')
      const buffer = await plainPng('#345678', 300, 200)
      await signIn(page)
      await page.goto('/admin/collections/media')
      await page.getByRole('button', { name: words.upload }).click()
      const upload = page.getByRole('dialog', { name: words.upload })
      await upload
        .locator('input[type="file"]')
        .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
      await upload.getByLabel(words.author).fill('Мария')
      await upload.getByRole('button', { name: words.send, exact: true }).click()
      await expect(upload).toHaveCount(0)
      const card = cards(page).filter({ hasText: name })
      await expect(card).toHaveCount(1)
      await card.getByRole('link').click()
      await expect(page.locator('.doc-header__title, .step-nav__last').first()).toContainText(name)
      await page.locator('#field-alt').fill('Мостът')
      await page.locator('#action-save').click()
      await expect(page.locator('#action-save')).toBeDisabled()
      await page.goto('/admin/collections/media')
      await expect(cards(page).first()).toContainText('Мостът')
    })
  })
}

test('B-PIC-1 the form says that a file was made by artificial intelligence, also of one that takes its place', async ({
  page,
  written,
}) => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>`
  const buffer = await sharp(await plainPng('#345678', 300, 200))
    .withXmp(xmp)
    .png()
    .toBuffer()
  const id = await written.picture({ alt: unique('Мост'), author: 'Мария' })
  await signIn(page)
  await page.goto(`/admin/collections/media/${id}`)
  const box = page.getByRole('checkbox', { name: 'Създадена с изкуствен интелект' })
  await hydrated(box)
  await expect(box).not.toBeChecked()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Замяна на файла' }).click()
  await (await chosen).setFiles({ name: 'друга.png', mimeType: 'image/png', buffer })
  const save = async () => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.locator('#action-save').click()
    const { doc } = await (await saved).json()
    await expect(page.locator('#action-save')).toBeDisabled()
    return doc
  }
  const { filename } = await save()
  await expect(box).toBeChecked()
  await box.uncheck()
  // The same file is not sent again.
  expect(await save()).toMatchObject({ aiMade: false, filename })
  await expect(box).not.toBeChecked()
})

test('B-PIC-1 the address of a picture that is gone says so above the list', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/collections/media/99999999')
  await expect(page.locator(styled('pictureLibrary'))).toContainText('99999999')
})
