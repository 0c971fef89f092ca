import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { expect, type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'
import { latestPictures } from '../cms/src/collections/media/dialog/pictureQuery.ts'
import { AdminPage, articleText } from './adminPage.ts'
import { bodyOf } from './apiClient.ts'
import { axeFaultsInBothSchemes } from './axeFaults.ts'
import { test, unique } from './contentFixture.ts'
import { inGroups } from './inGroups.ts'
import { plainPng } from './plainPng.ts'
import { paste } from './paste.ts'
import { signIn } from './session.ts'
import { styled } from './styled.ts'
import { walkedLanguages } from './languages.ts'
import { inBothLanguages } from './inBothLanguages.ts'

const languages = inBothLanguages((say) => ({
  tool: say(backOfficeTexts.body.tools.picture),
  title: say(backOfficeTexts.pictureDialog.title),
  from: say(backOfficeTexts.pictureDialog.from),
  to: say(backOfficeTexts.pictureDialog.to),
  anyPeriod: say(backOfficeTexts.pictureDialog.anyPeriod),
  author: say(backOfficeTexts.pictureDialog.author),
  words: say(backOfficeTexts.pictureDialog.words),
  withoutCredit: say(backOfficeTexts.pictureDialog.without.credit),
  none: say(backOfficeTexts.pictureDialog.none),
  notLoaded: say(backOfficeTexts.picture.notLoaded),
  again: say(backOfficeTexts.publishingLog.tryAgain),
  noneSelected: say(backOfficeTexts.pictureDialog.noneSelected),
  insert: say(backOfficeTexts.pictureDialog.insert),
  upload: say(backOfficeTexts.pictureDialog.upload),
  send: say(backOfficeTexts.pictureDialog.send),
  uploading: say(backOfficeTexts.upload.busy),
  authorOfPicture: say(backOfficeTexts.picture.author),
  alt: say(backOfficeTexts.picture.alt),
  authorMissing: say(backOfficeTexts.picture.authorMissing),
  authorRequired: say(backOfficeTexts.picture.authorRequired),
  wrongType: say(backOfficeTexts.picture.wrongType),
  notUploaded: say(backOfficeTexts.pictureDialog.notUploaded),
  leaveOut: say({ bg: 'Без ', en: 'Leave out ' }),
  photoBy: say({ bg: 'Снимка: ', en: 'Photo by ' }),
  authorUnknown: say(backOfficeTexts.figure.authorUnknown),
  changeAuthor: say(backOfficeTexts.pictureTools.changeAuthor),
  changeAlt: say(backOfficeTexts.pictureTools.changeAlt),
  another: say(backOfficeTexts.pictureTools.replace),
  remove: say(backOfficeTexts.pictureTools.remove),
}))

type Words = (typeof languages)[number]

type Body = { body: { root: { children: { type: string }[] } } }

const pictures = (page: Page): Locator => articleText(page).locator('figure img')

/** Opens the dialog over the text of a new article. */
async function openDialog(page: Page, { tool, title }: Words) {
  await signIn(page)
  const newsroom = new AdminPage(page)
  await newsroom.newArticle()
  await articleText(page).click()
  await page.keyboard.type('Преди.')
  await page.getByRole('button', { name: tool, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  return {
    newsroom,
    dialog,
    cards: dialog.locator(`${styled('pictureCard')} input`),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
  }
}

for (const words of walkedLanguages(languages)) {
  test.describe(`A-RT-3 in ${words.locale}`, () => {
    test.use({ locale: words.locale })

    test('a picture of the newsroom is found and inserted by the keyboard, as readers see it', async ({
      page,
      written,
    }) => {
      const alt = unique('Пекар')
      const author = unique('Мария')
      const picture = await written.picture({ alt, author })
      await written.picture({ alt: unique('Фурна'), author: '' })
      const { newsroom, dialog, cards, button } = await openDialog(page, words)
      const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
      const search = (name: string) => dialog.getByRole('searchbox', { name, exact: true })
      const card = (name: string) => dialog.locator(styled('pictureCard')).filter({ hasText: name })

      await test.step('from 7 days ago to tomorrow midnight', async () => {
        const { from, to } = latestPictures(new Date())
        await expect(field(words.from)).toHaveValue(formatDateTime(from ?? ''))
        await expect(field(words.to)).toHaveValue(formatDateTime(to ?? ''))
        await expect(card(alt)).toBeVisible()
      })

      await test.step('by words, author, credit and period', async () => {
        await search(words.words).fill(alt)
        await expect(cards).toHaveCount(1)
        await dialog.getByLabel(words.withoutCredit).check()
        await expect(dialog).toContainText(words.none)
        await search(words.words).fill('')
        await expect(card('Фурна').first()).toBeVisible()
        await expect(card(alt)).toHaveCount(0)
        await dialog.getByLabel(words.withoutCredit).uncheck()
        await search(words.author).fill(author)
        await expect(cards).toHaveCount(1)
        await field(words.to).fill('01/01/2020 00:00')
        await expect(dialog).toContainText(words.none)
        await button(words.anyPeriod).click()
        await expect(field(words.from)).toHaveValue('')
        await expect(field(words.to)).toHaveValue('')
        await expect(button(words.anyPeriod)).toHaveCount(0)
        await expect(cards).toHaveCount(1)
      })

      await test.step('none is inserted before one is selected', async () => {
        await button(words.insert).click()
        await expect(dialog.getByRole('alert')).toHaveText(words.noneSelected)
      })

      await test.step('by keys', async () => {
        await dialog.getByLabel(words.withoutCredit).focus()
        await page.keyboard.press('Tab')
        await expect(cards).toBeFocused()
        await page.keyboard.press('Space')
        await expect(cards).toBeChecked()
        await page.keyboard.press('Enter')
        await expect(dialog).toHaveCount(0)
        await expect(pictures(page)).toHaveAttribute('data-author', author)
        await expect(articleText(page).locator('figcaption')).toContainText(words.photoBy + author)
        await expect(articleText(page).locator('figcaption')).toContainText(alt)
        await page.keyboard.type('След.')
      })

      await test.step('it is saved as it is seen', async () => {
        await page.locator('#field-title').fill(unique('Със снимка'))
        await newsroom.saveDraft()
        const path = `/articles/${await newsroom.openId()}?depth=0&draft=true`
        const { body } = await written.api.see<Body>(path)
        expect(body.root.children).toMatchObject([
          { type: 'paragraph' },
          { type: 'upload', version: 3, relationTo: 'media', value: picture, fields: {} },
          { type: 'paragraph' },
        ])
        await page.reload()
        await expect(pictures(page)).toHaveAttribute('data-author', author)
      })
    })

    test('several pictures are uploaded at once, with their author and what they show', async ({
      page,
      written,
    }) => {
      const alt = unique('Качена')
      const { dialog, button } = await openDialog(page, words)
      await button(words.upload).click()
      const upload = page.getByRole('dialog', { name: words.upload })
      const send = upload.getByRole('button', { name: words.send, exact: true })
      const files = await Promise.all(
        ['#aa3333', '#33aa33', '#3333aa'].map(async (colour, index) => ({
          ...{ name: `DSC_000${index}.png`, mimeType: 'image/png' },
          buffer: await plainPng(colour),
        })),
      )
      const broken = { name: 'DSC_9999.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') }
      await upload.locator('input[type="file"]').setInputFiles([...files, broken])
      await expect(upload.getByRole('listitem')).toHaveCount(4)
      await upload.getByLabel(words.alt).first().fill(alt)

      await test.step('not without the author, who is as offered', async () => {
        await expect(upload.getByLabel(words.authorOfPicture)).toHaveValue('Личен архив')
        await upload.getByLabel(words.authorOfPicture).fill('')
        await send.click()
        await expect(upload.locator('.failure-banner')).toHaveText(words.authorMissing)
        await upload.getByRole('button', { name: 'Личен архив' }).click()
        await expect(upload.getByLabel(words.authorOfPicture)).toHaveValue('Личен архив')
      })

      await test.step('one that is no picture is refused, the others are stored', async () => {
        const held = Promise.withResolvers<undefined>()
        await page.route('**/api/media?depth=0', async (route) => {
          await held.promise
          await route.continue()
        })
        await send.click()
        await expect(upload.getByRole('button', { name: words.uploading }).last()).toBeVisible()
        await expect(upload.getByLabel(words.alt).last()).not.toBeEditable()
        held.resolve(undefined)
        await expect(upload.getByRole('listitem')).toHaveCount(1)
        await expect(upload.getByRole('listitem')).toContainText(words.wrongType)
        await expect(pictures(page)).toHaveCount(3)
        const saves: string[] = []
        page.on('request', (request) => {
          const isSave = request.postData()?.includes('name="_payload"') ?? false
          if (isSave && !request.url().includes('autosave')) saves.push(request.url())
        })
        await page.keyboard.press('Control+S')
        await upload.getByRole('button', { name: words.leaveOut + broken.name }).click()
        await expect(dialog).toHaveCount(0)
        await expect(pictures(page)).toHaveCount(3)
        const captions = articleText(page).locator('figcaption')
        await expect(captions.first()).toContainText(`${words.photoBy}Личен архив`)
        await expect(captions.first()).toContainText(alt)
        expect(saves, 'by the key, behind the dialog').toEqual([])
      })

      await test.step('as pictures of a text', async () => {
        const path = `/media?depth=0&sort=createdAt&where[alt][equals]=${encodeURIComponent(alt)}`
        const found = await written.api.list<{ type: string; author: string }>(path)
        expect(found).toEqual([
          expect.objectContaining({ type: 'content', author: 'Личен архив', alt }),
        ])
      })
    })

    test('credit and alternative text are written in place, and a picture is replaced and removed', async ({
      page,
      written,
    }) => {
      const alt = unique('Другата')
      await written.picture({ alt, author: 'Иван' })
      const picture = await written.picture({ alt: '', author: '' })
      const article = await written.article('Със снимка', { body: bodyOf('Текст.', picture) })
      await AdminPage.onArticle(page, article.id)
      const figure = articleText(page).locator('figure')
      const tool = (name: string) => figure.getByRole('button', { name })

      await test.step('in place', async () => {
        await expect(figure).toContainText(words.authorUnknown)
        await articleText(page).locator('p').first().click()
        await tool(words.changeAuthor).focus()
        await page.keyboard.press('Enter')
        await page.keyboard.type('Мария Петрова?')
        await page.keyboard.press('Backspace')
        await page.keyboard.press('Control+Z')
        await page.keyboard.press('Control+Y')
        await page.keyboard.press('Enter')
        await expect(figure).toContainText(`${words.photoBy}Мария Петрова`)
        await expect(tool(words.changeAuthor)).toBeFocused()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Control+A')
        await page.keyboard.press('Backspace')
        await page.keyboard.press('Enter')
        await expect(figure.getByRole('alert')).toHaveText(words.authorRequired)
        await page.keyboard.press('Escape')
        await expect(figure).toContainText(`${words.photoBy}Мария Петрова`)
        await tool(words.changeAlt).click()
        await page.keyboard.type('Пекар пред фурната')
        await articleText(page).locator('p').first().click()
        await expect(figure).toContainText('Пекар пред фурната')
        const stored = await written.api.see<object>(`/media/${picture}?depth=0`)
        expect(stored).toMatchObject({ author: 'Мария Петрова', alt: 'Пекар пред фурната' })
      })

      await test.step('another one takes its place', async () => {
        await figure.hover()
        await tool(words.another).click()
        const dialog = page.getByRole('dialog', { name: words.title })
        await dialog.locator(styled('pictureCard')).filter({ hasText: alt }).dblclick()
        await expect(dialog).toHaveCount(0)
        await expect(figure).toHaveCount(1)
        await expect(figure).toContainText(alt)
      })

      await test.step('and it is removed, and comes back by the key', async () => {
        await figure.hover()
        await tool(words.remove).click()
        await expect(figure).toHaveCount(0)
        await page.keyboard.type(' Оттук')
        await expect(articleText(page).locator('p').first()).toHaveText('Текст. Оттук')
        await page.keyboard.press('Control+Z')
        await page.keyboard.press('Control+Z')
        await expect(figure).toContainText(alt)
      })
    })

    test('what fails is said', async ({ page }) => {
      await page.route('**/api/media/library?*', (route) => route.abort(), { times: 1 })
      const { dialog, button } = await openDialog(page, words)
      await expect(dialog.getByRole('alert')).toContainText(words.notLoaded)
      await button(words.again).click()
      await expect(dialog.getByRole('alert')).toHaveText('')
      await page.route('**/api/media?depth=0', (route) => route.abort())
      await button(words.upload).click()
      const upload = page.getByRole('dialog', { name: words.upload })
      const file = { name: 'a.png', mimeType: 'image/png', buffer: await plainPng('#aa3333') }
      await upload.locator('input[type="file"]').setInputFiles(file)
      await upload.getByLabel(words.authorOfPicture).fill('Мария')
      await upload.getByRole('button', { name: words.send, exact: true }).click()
      await expect(upload.getByRole('listitem')).toContainText(words.notUploaded)
    })
  })
}

test('A-RT-3 pictures that are pasted or dropped are uploaded where they fell', async ({
  page,
  written,
}) => {
  const { newsroom, dialog } = await openDialog(page, languages[0])
  const upload = page.getByRole('dialog', { name: 'Качване на снимка' })
  const finish = async () => {
    await upload.getByRole('button', { name: 'Личен архив' }).click()
    await upload.getByRole('button', { name: 'Качване', exact: true }).click()
    await expect(upload).toHaveCount(0)
  }
  const picture = async (name: string, colour: string) => ({
    name,
    png: (await plainPng(colour)).toString('base64'),
  })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await test.step('files', async () => {
    await paste(page, { pictures: [await picture('a.png', '#111111')] })
    await expect(upload.getByRole('listitem')).toHaveCount(1)
    await finish()
    await expect(pictures(page)).toHaveCount(1)
  })

  await test.step('a picture that is copied from a page', async () => {
    const html = '<img src="https://example.com/a.png">'
    await paste(page, { html, pictures: [await picture('b.png', '#222222')] })
    await finish()
    await expect(pictures(page)).toHaveCount(2)
  })

  await test.step('but not the picture of words that comes with them', async () => {
    const html = '<p>Думи от <b>Word</b></p>'
    await paste(page, { html, pictures: [await picture('c.png', '#333333')] })
    await expect(articleText(page)).toContainText('Думи от Word')
    await expect(upload).toHaveCount(0)
  })

  await test.step('dropped between two paragraphs', async () => {
    const { png } = await picture('d.png', '#444444')
    await articleText(page)
      .locator('p', { hasText: 'Преди.' })
      .evaluate((paragraph, png) => {
        const dataTransfer = new DataTransfer()
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
        dataTransfer.items.add(new File([bytes], 'd.png', { type: 'image/png' }))
        const { left, top } = paragraph.getBoundingClientRect()
        const at = { clientX: left + 3, clientY: top + 8 }
        const init = { dataTransfer, bubbles: true, cancelable: true, ...at }
        paragraph.dispatchEvent(new DragEvent('drop', init))
      }, png)
    await finish()
    await expect(pictures(page)).toHaveCount(3)
  })

  await page.locator('#field-title').fill(unique('С поставени снимки'))
  await newsroom.saveDraft()
  const path = `/articles/${await newsroom.openId()}?depth=0&draft=true`
  const { body } = await written.api.see<Body>(path)
  const types = body.root.children.map(({ type }) => type)
  expect(types.filter((type) => type === 'upload')).toHaveLength(3)
})

test('A-RT-3 all pictures are shown as one scrolls', async ({ page, written }) => {
  const alt = unique('Малка')
  const dot = await sharp({
    create: { width: 1, height: 1, channels: 3, background: '#123456' },
  })
    .png()
    .toBuffer()
  await inGroups(Array.from({ length: 45 }), () => written.api.upload(dot, { alt, author: 'А' }))
  const { dialog, cards, button } = await openDialog(page, languages[0])
  const own = dialog.locator(styled('pictureCard')).filter({ hasText: alt })
  await expect(own).toHaveCount(40)
  await own.last().scrollIntoViewIfNeeded()
  await expect(own).toHaveCount(45)
  await cards.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(cards.nth(1)).toBeFocused()

  await test.step('and several are inserted at once, in the order in which they were selected', async () => {
    await own.nth(2).locator('input').check()
    await own.nth(0).locator('input').check()
    const wanted = await Promise.all(
      [2, 0].map((at) => own.nth(at).locator('img').getAttribute('src')),
    )
    await button('Вмъкване (2)').click()
    await expect(dialog).toHaveCount(0)
    await expect(pictures(page)).toHaveCount(2)
    const inserted = await pictures(page).evaluateAll((all) =>
      all.map((img) => img.getAttribute('src')),
    )
    const fileOf = (src: string | null) => /[\da-f]{24}/.exec(src ?? '')?.[0]
    expect(inserted.map(fileOf)).toEqual(wanted.map(fileOf))
  })
})

test('A-RT-3 axe finds no fault in the dialog, nor in a picture of the text, light and dark', async ({
  page,
  written,
}) => {
  await written.picture({ alt: '', author: '' })
  const { dialog, cards, button } = await openDialog(page, languages[0])
  const faults = (part: string) => axeFaultsInBothSchemes(page, part)
  await expect(cards.first()).toBeVisible()
  expect(await faults(styled('pictureDialog'))).toEqual([])
  await button('Качване на снимка').click()
  const file = { name: 'a.png', mimeType: 'image/png', buffer: await plainPng('#aa3333') }
  await page.locator(`${styled('uploadDialog')} input[type="file"]`).setInputFiles(file)
  expect(await faults(styled('uploadDialog'))).toEqual([])
  await page.keyboard.press('Escape')
  await cards.first().press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(pictures(page)).toHaveCount(1)
  expect(await faults(styled('textPicture'))).toEqual([])
})
