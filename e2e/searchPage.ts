import { expect, type APIRequestContext, type Locator, type Page } from 'playwright/test'
import { ApiClient, type Saved } from './apiClient.ts'
import { inGroups } from './inGroups.ts'
import { hydrated } from './adminPage.ts'
import { movePointer } from './movePointer.ts'

/** Articles of these tests only: their titles share a word that occurs nowhere else. */
export type Findable = {
  /** The word in every title. */
  word: string
  /** All 25 articles, which fill three pages, the newest first. */
  articles: Saved[]
  /** Of the articles with `Трета` in their titles: every third, beginning with the newest. */
  entityName: string
  hashtag: { name: string; slug: string }
  category: { id: number; value: string; urlSlug: string }
  takeDown: () => Promise<void>
}

/** Publishes 25 articles, and waits until the search finds them. */
export async function publishFindable(request: APIRequestContext): Promise<Findable> {
  const run = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`
  const word = `находка${run}`
  const api = await ApiClient.open(request)
  const [, category] = await api.list<Findable['category']>('/categories?sort=order&limit=2')
  const entityName = `Ралица ${run}`
  const numbers = Array.from({ length: 25 }, (_, index) => index)
  const articles = await inGroups(numbers, (number) => {
    const third = { entityName, category: category!.id, hashtags: [`занаяти ${run}`] }
    // Published long ago, so that other articles remain the newest.
    const datePublished = new Date(Date.UTC(2020, 4, 6, 12) - number * 3_600_000).toISOString()
    const isThird = number % 3 === 0
    const title = `${isThird ? 'Трета' : 'Друга'} ${word} ${number + 1}`
    return api.write(title, { datePublished, ...(isThird && third) })
  })
  const countResults = async () => {
    const answer = await request.get('/api/search', { params: { title: word } })
    return (await answer.json()).totalDocs
  }
  await expect.poll(countResults).toBe(articles.length)
  const [hashtag] = await api.list<{ value: string; slug: string }>(
    `/hashtags?where[value][equals]=${encodeURIComponent(`занаяти ${run}`)}`,
  )
  return {
    word,
    articles,
    entityName,
    hashtag: { name: hashtag!.value, slug: hashtag!.slug },
    category: category!,
    async takeDown() {
      const deletedAt = new Date().toISOString()
      const clearing = await ApiClient.open(request)
      await inGroups(articles, ({ id }) => clearing.update(id, { deletedAt }))
    },
  }
}

/** The page of the search. */
export class SearchPage {
  readonly page: Page
  /** Queries of all calls of `GET /api/search`, in order. */
  readonly queries: URLSearchParams[] = []

  constructor(page: Page) {
    this.page = page
    page.on('request', (sent) => {
      const { pathname, searchParams } = new URL(sent.url())
      if (pathname === '/api/search') this.queries.push(searchParams)
    })
  }

  /** @param query of the address, for example `?title=…` */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/search/${query}`)
    await movePointer(this.page)
    await hydrated(this.toggle)
  }

  get toggle(): Locator {
    return this.page.getByRole('button', { name: 'Филтри', exact: true })
  }
  get title(): Locator {
    return this.page.getByRole('textbox', { name: 'Заглавие' })
  }
  get entityName(): Locator {
    return this.page.getByRole('textbox', { name: 'Име' })
  }
  get category(): Locator {
    return this.page.getByRole('combobox', { name: 'Категория' })
  }
  get hashtag(): Locator {
    return this.page.getByRole('combobox', { name: 'Хаштаг' })
  }
  get suggestions(): Locator {
    return this.page.getByRole('listbox').getByRole('option')
  }
  get chips(): Locator {
    return this.page.getByRole('list', { name: 'Избрани филтри' }).getByRole('button')
  }
  get clear(): Locator {
    return this.page.getByRole('button', { name: 'Изчисти всички филтри' })
  }
  get heading(): Locator {
    return this.page.getByRole('main').getByRole('heading', { level: 2 })
  }
  get cards(): Locator {
    return this.page.getByRole('main').getByRole('article')
  }
  get pager(): Locator {
    return this.page.getByRole('navigation', { name: 'Страници' })
  }

  /** The visible titles, in order. */
  titles(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents()
  }

  /** The parameters of the search in the address. */
  held(): Record<string, string> {
    return Object.fromEntries(new URL(this.page.url()).searchParams)
  }

  /** Waits until this many articles are found. */
  async expectFound(count: number): Promise<void> {
    await expect(this.heading).toHaveText(
      count === 1 ? 'Намерена 1 статия' : `Намерени ${count} статии`,
    )
  }
}
