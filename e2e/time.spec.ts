import { expect, type APIRequestContext } from 'playwright/test'
import { drawing } from './changedFields.ts'
import { ApiClient } from './apiClient.ts'
import { test } from './journey.ts'

const run = Date.now().toString(36)
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** Status and text of the current response at an address. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 })
  return { status: answer.status(), text: await answer.text() }
}

test('R-ART-3 invariant 6: an article becomes visible at its date, within a second, without anyone acting', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  const due = Date.now() + 4000
  const { slug } = await api.write(`В уречения час ${run}`, {
    datePublished: new Date(due).toISOString(),
  })
  const path = `/article/${slug}/`
  await expect
    .poll(
      async () => {
        const before = Date.now() < due
        const { status } = await read(request, path)
        // The article must not appear before its time.
        if (before) expect(status).toBe(302)
        return status
      },
      { intervals: [50] },
    )
    .toBe(200)
  expect(Date.now() - due).toBeLessThan(1000)
  await expect.poll(async () => (await read(request, '/')).text).toContain(path)
})

test('R-FRAME-10 invariant 6: an article is news until its promotion begins, by itself, and then paid content in the feed', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  const begin = Date.now() + 4000
  const { slug } = await api.write(`Скоро платена ${run}`, {
    paid: true,
    paidStartDate: new Date(begin).toISOString(),
    paidEndDate: new Date(begin + 4000).toISOString(),
  })
  const isNews = async () => (await read(request, '/news-sitemap.xml')).text.includes(slug)
  const paidWords = async () => {
    const { text } = await read(request, '/rss.xml')
    const item = text.split('<item>').find((part) => part.includes(slug)) ?? ''
    return item.match(/(?:Платено|Предишно платено) съдържание/g)
  }
  if (Date.now() < begin) await expect.poll(isNews, { intervals: [50] }).toBe(true)
  await expect.poll(paidWords, { intervals: [50] }).toEqual(['Платено съдържание'])
  expect(Date.now()).toBeGreaterThanOrEqual(begin)
  await expect.poll(isNews).toBe(false)
  await expect.poll(paidWords).toEqual(['Предишно платено съдържание'])
  expect(await isNews()).toBe(false)
})

test('A-BAN-1 R-HOME-9 invariant 6: a banner begins and ends on home by itself, within a second', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  const found = await request.get(
    '/api/banner-positions?depth=0&where[bannerPosition][equals]=home_partners',
  )
  const { docs } = await found.json()
  const [start, end] = [Date.now() + 4000, Date.now() + 8000]
  const hyperlink = `https://partner-${run}.example`
  const { id } = await api.change<{ id: number }>('post', '/banners', {
    position: docs[0].id,
    svgContent: drawing('#0a0'),
    hyperlink,
    startDate: new Date(start).toISOString(),
    endDate: new Date(end).toISOString(),
  })
  const isOnHome = async () => (await read(request, '/')).text.includes(hyperlink)
  const seenAt = async (wanted: boolean) => {
    await expect.poll(isOnHome, { intervals: [50] }).toBe(wanted)
    return Date.now()
  }
  expect(await isOnHome()).toBe(false)
  const shown = await seenAt(true)
  const gone = await seenAt(false)
  for (const late of [shown - start, gone - end]) {
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(1000)
  }
  await api.change('patch', `/banners/${id}`, { deletedAt: new Date().toISOString() })
})

test('R-HOME-5 invariant 6: a promotion begins and ends in the featured block by itself', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  // Long ago: nothing else of home shows it.
  const datePublished = '2021-05-06T07:00:00.000Z'
  const dates = { paidStartDate: inSeconds(4), paidEndDate: inSeconds(8) }
  const article = await api.write(`На видно място ${run}`, { datePublished, paid: true, ...dates })
  const { id } = await api.change<{ id: number }>('post', '/paid-order', {
    article: article.id,
    orderValue: 1,
  })
  const isOnHome = async () => (await read(request, '/')).text.includes(`/article/${article.slug}/`)
  expect(await isOnHome()).toBe(false)
  await expect.poll(isOnHome, { intervals: [100] }).toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(dates.paidStartDate))
  await expect.poll(isOnHome, { intervals: [100] }).toBe(false)
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(dates.paidEndDate))
  await api.change('delete', `/paid-order/${id}`)
})

test('R-ART-2 invariant 6: the paid star turns gold and grey by itself, on the page and on home', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  const gold = 'Платено съдържание'
  const grey = 'Предишно платено съдържание'
  const { id, slug } = await api.write(`Платена за малко ${run}`)
  await api.update(id, {
    _status: 'published',
    paid: true,
    paidStartDate: inSeconds(4),
    paidEndDate: inSeconds(8),
  })
  const path = `/article/${slug}/`
  const starIn = (text: string) =>
    text.includes(grey) ? grey : text.includes(gold) ? gold : 'none'
  // The star is in the header of the article.
  const starOf = async () => {
    const { text } = await read(request, path)
    const start = text.indexOf('<article')
    return starIn(text.slice(start, text.indexOf('</header>', start)))
  }
  const onHome = async () => {
    const { text } = await read(request, '/')
    // The star on its card, which is below the newest article.
    const title = text.indexOf(`covering-link" href="${path}"`)
    return starIn(text.slice(text.lastIndexOf('<article', title), title))
  }
  expect(await starOf()).toBe('none')
  await expect.poll(starOf, { intervals: [100] }).toBe(gold)
  await expect.poll(onHome, { intervals: [100] }).toBe(gold)
  await expect.poll(starOf, { intervals: [100] }).toBe(grey)
  await expect.poll(onHome, { intervals: [100] }).toBe(grey)
})
