import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { AdminPage } from './adminPage.ts'
import { test } from './journey.ts'

const run = Date.now().toString(36)
const title = `Как се пише първата статия ${run}`
const accent = 'Един ден в редакцията, от чистия лист до читателя.'
const body = 'Започва се с въпрос, на който читателят иска отговор.'
const address = `/article/${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia', year: 'numeric', month: '2-digit' }).format().replace('-', '/')}/kak-se-pishe-parvata-statia-${run}/`

test('R-ART-3 A-ART-6 an article is written, published, trashed, restored and published again', async ({
  page,
  browser,
}) => {
  const newsroom = new AdminPage(page)
  const reader = await (await browser.newContext()).newPage()
  const blue = { width: 1500, height: 1000, channels: 3, background: '#187bcd' } as const
  const buffer = await sharp({ create: blue }).png().toBuffer()
  const picture = { name: 'снимка.png', mimeType: 'image/png', buffer }

  await test.step('A-AUTH-1 no session shows the sign-in; the editor signs in', () =>
    newsroom.signInByForm())

  await test.step('a draft with a picture is saved', async () => {
    await newsroom.newArticle()
    await newsroom.fillText({ title, accent, body })
    await newsroom.chooseCategory('Кариера')
    await newsroom.uploadPicture({ file: picture, alt: 'Синьо поле', author: 'Редакцията' })
    await newsroom.saveDraft()
  })
  const id = await newsroom.openId()

  await test.step('and is nowhere in public', async () => {
    await expectAbsent(reader)
    const answer = await reader.request.get(`/api/articles/${id}?draft=true`)
    expect(answer.status()).toBe(404)
    expect(await (await reader.request.get('/api/articles?limit=100')).text()).not.toContain(run)
  })

  await test.step('published, it is at its address and on home', async () => {
    await newsroom.publish()
    await expectPresent(reader)
    await reader.goto(address)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(reader.getByText(accent)).toBeVisible()
    await expect(reader.getByText(body)).toBeVisible()
    await expect(reader.getByText('Снимка: Редакцията')).toBeVisible()
    const image = reader.getByRole('img', { name: 'Синьо поле' })
    await expect(image).toHaveJSProperty('complete', true)
    expect(await image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('an unsaved and a saved draft over it change nothing in public', async () => {
    await page.locator('#field-title').fill(`${title} – тайна`)
    await newsroom.saveDraft()
    await reader.goto(address)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  await test.step('trashed, it is gone', async () => {
    await newsroom.trash()
    await expectGone(reader)
  })

  await test.step('restored, it waits as a draft; published again, it is back', async () => {
    await newsroom.restoreAsDraft(id)
    await expectAbsent(reader)
    await newsroom.openArticle(id)
    await page.locator('#field-title').fill(title)
    await newsroom.publish()
    await expectPresent(reader)
  })
})

/** Readers do not wait: a published article is there as soon as the event is delivered. */
async function expectPresent(reader: Page): Promise<void> {
  await expect
    .poll(async () => (await reader.request.get(address, { maxRedirects: 0 })).status())
    .toBe(200)
  await expect.poll(() => homeText(reader)).toContain(title)
}

async function expectGone(reader: Page): Promise<void> {
  await expect
    .poll(async () => (await reader.request.get(address, { maxRedirects: 0 })).status())
    .toBe(302)
  await expect.poll(() => homeText(reader)).not.toContain(run)
}

async function expectAbsent(reader: Page): Promise<void> {
  expect((await reader.request.get(address, { maxRedirects: 0 })).status()).toBe(302)
  expect(await homeText(reader)).not.toContain(run)
}

async function homeText(reader: Page): Promise<string> {
  return (await reader.request.get('/')).text()
}
