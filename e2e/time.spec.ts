import { expect, test, type APIRequestContext } from 'playwright/test'
import { Desk } from './desk.ts'

const run = Date.now().toString(36)
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** What a reader gets at an address, this moment. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  return { status: answer.status(), text: await answer.text() }
}

test('R-ART-3 invariant 6: an article becomes visible at its date, within a second, without anyone acting', async ({
  request,
}) => {
  const desk = await Desk.open(request)
  const due = Date.now() + 4000
  const { slug } = await desk.write(`В уречения час ${run}`, {
    datePublished: new Date(due).toISOString(),
  })
  const path = `/article/${slug}/`
  await expect
    .poll(
      async () => {
        const before = Date.now() < due
        const { status } = await read(request, path)
        // Never before its time.
        if (before) expect(status).toBe(302)
        return status
      },
      { intervals: [50] },
    )
    .toBe(200)
  expect(Date.now() - due).toBeLessThan(1000)
  await expect.poll(async () => (await read(request, '/')).text).toContain(path)
})

test('R-ART-2 invariant 6: the paid star turns gold and grey by itself, on the page and on home', async ({
  request,
}) => {
  const desk = await Desk.open(request)
  const gold = 'Платено съдържание'
  const grey = 'Предишно платено съдържание'
  const { id, slug } = await desk.write(`Платена за малко ${run}`)
  await desk.update(id, {
    _status: 'published',
    paid: true,
    paidStartDate: inSeconds(4),
    paidEndDate: inSeconds(8),
  })
  const path = `/article/${slug}/`
  const starIn = (text: string) =>
    text.includes(grey) ? grey : text.includes(gold) ? gold : 'none'
  // The star stands above the title.
  const starOf = async () => {
    const { text } = await read(request, path)
    return starIn(text.slice(text.indexOf('<article'), text.indexOf('<h1')))
  }
  const onHome = async () => {
    const { text } = await read(request, '/')
    const title = text.indexOf(`href="${path}"`)
    return starIn(text.slice(text.lastIndexOf('<article', title), title))
  }
  expect(await starOf()).toBe('none')
  await expect.poll(starOf, { intervals: [100] }).toBe(gold)
  await expect.poll(onHome, { intervals: [100] }).toBe(gold)
  await expect.poll(starOf, { intervals: [100] }).toBe(grey)
  await expect.poll(onHome, { intervals: [100] }).toBe(grey)
})
