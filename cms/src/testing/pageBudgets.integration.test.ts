import { siteStateSchema } from '@kariera/shared/contracts/state'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { budgetsOf } from './budgetTables.ts'
import { openNewsroom, type TestNewsroom } from './newsroom.ts'
import { startSite, type SiteProcess } from './siteProcess.ts'
import { bodyOf } from './text.ts'

let newsroom: TestNewsroom
let site: SiteProcess | undefined
let dataDir: string
let store: DatabaseSync | undefined

beforeAll(async () => {
  newsroom = await openNewsroom()
  dataDir = String(process.env.DATA_DIR)
})
afterAll(async () => {
  store?.close()
  await site?.close()
  await newsroom.close()
})

/** Starts the site on what has been written so far. */
async function publishSite(): Promise<void> {
  site = await startSite(newsroom)
  await expect.poll(isAtRest, { timeout: 30_000 }).toBe(true)
  store = new DatabaseSync(path.join(dataDir, 'pages.sqlite'), { readOnly: true, timeout: 5000 })
  await deliverEvents()
}

const internal = (address: string) => `http://127.0.0.1:${site?.internalPort}/_site/${address}`

async function isAtRest(): Promise<boolean> {
  const answer = await fetch(internal('state')).catch(() => null)
  if (!answer) return false
  const { dirty, firstRenderDone } = siteStateSchema.parse(await answer.json())
  return dirty === 0 && firstRenderDone
}

async function deliverEvents(): Promise<void> {
  const { claimDeliveries } = await import('../publishing/deliveries.ts')
  const { deliver } = await import('../publishing/deliver.ts')
  const { affectedPages } = await import('../composition.ts')
  const deliveries = await claimDeliveries(newsroom.payload.db.drizzle, 'local', 100)
  await deliver(newsroom.payload, affectedPages, { site: internal('hook'), deliveries })
  await expect.poll(isAtRest, { timeout: 30_000 }).toBe(true)
}

/** Returns how many pages are rendered for what the work announces, and how many KiB are written, rounded up. */
async function costOf(work: () => Promise<unknown>): Promise<number[]> {
  await work()
  // The clock of the files is coarse.
  await sleep(20)
  const before = Date.now()
  await sleep(20)
  await deliverEvents()
  const sql = 'SELECT count(*) AS pages FROM pages WHERE rendered_at > ?'
  const rendered = store?.prepare(sql).get(before)
  const written = (await filesOf('pages')).filter(({ ctimeMs }) => ctimeMs > before)
  const bytes = written.reduce((sum, { size }) => sum + size, 0)
  return [Number(rendered?.pages), Math.ceil(bytes / 1024)]
}

async function filesOf(folder: string) {
  const inFolder = { recursive: true, withFileTypes: true } as const
  const entries = await readdir(path.join(dataDir, folder), inFolder)
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map((entry) => stat(path.join(entry.parentPath, entry.name))))
}

it('B-SPEED-1 each kind of event renders as many pages as docs/performance.md says, and writes no more', async () => {
  const { payload, categoryId: category } = newsroom
  const by = async () => ({ depth: 0, req: await newsroom.asEditor() }) as const
  const other = await payload.create({
    ...(await by()),
    collection: 'categories',
    data: { value: 'Пари', order: 2 },
  })
  const hashtag = await payload.create({
    ...(await by()),
    collection: 'hashtags',
    draft: true,
    data: { value: 'Хляб' },
  })
  const articles: number[] = []
  for (let number = 1; number <= 60; number += 1) {
    const { id } = await newsroom.publish({
      title: `Статия ${number}`,
      datePublished: new Date(Date.UTC(2026, 8, 1, number)).toISOString(),
      accent: `Накратко ${number}`,
      body: bodyOf(`Текст ${number}. `.repeat(99)),
      category: number % 2 ? category : other.id,
      hashtags: number % 10 ? [] : [hashtag.id],
    })
    articles.push(id)
  }
  const [first = 0, second = 0] = articles
  const quote = await payload.create({
    ...(await by()),
    collection: 'quotes',
    data: { quoteText: 'Цитат', author: 'Народът', carouselTime: 5, _status: 'published' },
  })
  await publishSite()

  const measured: Record<string, number[]> = {}
  const count = async (what: string, work: () => Promise<unknown>) => {
    measured[what] = await costOf(work)
  }
  const update =
    (collection: 'articles' | 'quotes' | 'hashtags' | 'categories', id: number, data: object) =>
    async () =>
      payload.update({ ...(await by()), collection, id, data })
  const edit = (id: number, data: object) => update('articles', id, data)

  let id = 0
  await count('a new article', async () => {
    ;({ id } = await newsroom.publish({ hashtags: [hashtag.id] }))
  })
  await count('its accent', edit(id, { accent: 'Друг акцент' }))
  await count('its title, and with it the address', edit(id, { title: 'Друго заглавие' }))
  await count('its category', edit(id, { category: other.id }))
  await count('a save that changes nothing', edit(id, { _status: 'published' }))
  await count('its withdrawal', edit(id, { _status: 'draft' }))
  await count('the text of an old article', edit(first, { body: bodyOf('Друг текст') }))
  await count('a paid article', edit(second, { paid: true }))
  await count('an article in the carousel', async () => {
    const data = { article: second, timeDisplayed: 5 }
    await payload.create({ ...(await by()), collection: 'carousel-articles', data })
  })
  await count('a quote', update('quotes', quote.id, { quoteText: 'Друг цитат' }))
  await count('the name of a hashtag', update('hashtags', hashtag.id, { value: 'Сол' }))
  await count('the name of a category', update('categories', other.id, { value: 'Заплати' }))
  await count('a page of the section', async () => {
    const data = { title: 'Проекти', slug: 'proekti', order: 1, body: bodyOf('Текст') }
    await payload.create({ ...(await by()), collection: 'pages', data })
  })
  await count('the terms', async () => {
    const data = { termsDetails: bodyOf('Условия') }
    await payload.updateGlobal({ ...(await by()), slug: 'terms', data })
  })

  const budgets = await budgetsOf('Pages')
  const pagesOf = (table: Record<string, number[]>) =>
    Object.fromEntries(Object.entries(table).map(([what, [pages]]) => [what, pages]))
  expect(pagesOf(measured)).toEqual(pagesOf(budgets))
  for (const [what, [, written = Infinity]] of Object.entries(measured)) {
    const [, most = 0] = budgets[what] ?? []
    const allowed = Math.min(most, Math.max(Math.floor(most * 0.9), written))
    expect(`${what}: ${written} KiB`).toBe(`${what}: ${allowed} KiB`)
  }
}, 120_000)
