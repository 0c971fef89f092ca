import type { Media } from '@kariera/shared/payload-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { bodyShowing } from '#testing/bodyShowing.ts'
import { redAndBlue } from '#testing/pictures.ts'
import { restAs, restAsAnyone, type Caller } from '#testing/rest.ts'
import { pageSize } from '../dialog/pictureQuery.ts'

let newsroom: TestNewsroom
let asEditor: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(() => newsroom.close())

async function picture(about: Partial<Media> = {}, name = 'IMG_0001.png'): Promise<Media> {
  const req = await newsroom.asEditor()
  const file = { ...(await redAndBlue(60, 40)), name }
  return newsroom.payload.create({
    collection: 'media',
    depth: 0,
    req,
    data: { alt: 'Снимка', author: 'Мария', ...about },
    file,
  })
}

type Page = { docs: (Media & { uses: number })[]; hasNextPage: boolean }

async function library(query: Record<string, string>, caller = asEditor): Promise<Page> {
  const answer = await caller('GET', `/media/library?${new URLSearchParams(query).toString()}`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as Page
}

const idsOf = ({ docs }: Page) => docs.map(({ id }) => id)

describe('B-PIC-1 the list of pictures', () => {
  it('counts the documents that use each, in rows, drafts and texts', async () => {
    const [used, unused] = [await picture(), await picture()]
    const article = await newsroom.publish({ picture: used.id, body: bodyShowing(used.id) })
    await asEditor('PATCH', `/articles/${article.id}?draft=true`, {
      ...{ _status: 'draft', title: 'Друго', basedOn: article.updatedAt },
    })
    await newsroom.publish({ body: bodyShowing(used.id), _status: 'draft' })
    const { docs } = await library({})
    const usesOf = new Map(docs.map(({ id, uses }) => [id, uses]))
    expect([usesOf.get(used.id), usesOf.get(unused.id)]).toEqual([2, 0])
    const answer = await asEditor('GET', `/uses/media/${used.id}`)
    expect(await answer.json()).toMatchObject({ count: 2 })
  })

  it('finds by words of what they show and of their names, by author and by period', async () => {
    const one = await picture({ alt: 'Пекар до фурна', author: 'Ана Ръжева' })
    const other = await picture({ alt: '' }, 'pekarna_100%.png')
    expect(idsOf(await library({ words: 'ФУРНА пекар' }))).toEqual([one.id])
    expect(idsOf(await library({ words: 'pekarna_100%' }))).toEqual([other.id])
    expect(idsOf(await library({ words: 'pekarnaX100%' }))).toEqual([])
    expect(idsOf(await library({ author: 'ръжева' }))).toEqual([one.id])
    expect(idsOf(await library({ words: 'фурна', from: one.createdAt }))).toEqual([one.id])
    expect(idsOf(await library({ words: 'фурна', to: one.createdAt }))).toEqual([])
  })

  it('finds what is without description, credit or use', async () => {
    const marked = 'Липсва'
    const [noAlt, noCredit, complete] = [
      await picture({ alt: ' ', author: marked }),
      await picture({ alt: marked, author: '' }),
      await picture({ alt: marked, author: marked }),
    ]
    await newsroom.publish({ picture: complete.id })
    await newsroom.publish({ body: bodyShowing(noCredit.id), _status: 'draft' })
    expect(idsOf(await library({ author: marked, without: 'alt' }))).toEqual([noAlt.id])
    expect(idsOf(await library({ words: marked, without: 'credit' }))).toEqual([noCredit.id])
    expect(idsOf(await library({ author: marked, without: 'uses' }))).toEqual([noAlt.id])
    expect(idsOf(await library({ words: marked, without: 'uses' }))).toEqual([])
  })

  it('has pages, newest first', async () => {
    for (let more = 0; more <= pageSize; more += 1) await picture({ author: 'Страница' })
    const first = await library({ author: 'Страница' })
    const next = async (query: Record<string, string>) => {
      const last = first.docs.at(-1)
      return library({ ...query, before: `${last?.createdAt},${last?.id}` })
    }
    const second = await next({ author: 'Страница' })
    expect([first.docs.length, first.hasNextPage]).toEqual([pageSize, true])
    expect([second.docs.length, second.hasNextPage]).toEqual([1, false])
    expect(idsOf(await next({ author: 'Страница', without: 'uses' }))).toEqual(idsOf(second))
    const times = [...first.docs, ...second.docs].map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  }, 60_000)

  it('takes any address for a list', async () => {
    const all = idsOf(await library({}))
    for (const [name, value] of [
      ['words', '\0'],
      ['from', '0000-01-01T00:00:00Z'],
      ['before', 'x'],
    ] as const)
      expect(idsOf(await library({ [name]: value })), name).toEqual(all)
  })

  it('is for the newsroom alone', async () => {
    expect((await restAsAnyone(newsroom)('GET', '/media/library')).status).toBe(403)
  })
})

describe('B-PIC-1 what a picture is called', () => {
  it('is what it shows, or until then the name of its file', async () => {
    const { id, ...made } = await picture({ alt: '' }, 'C:\\снимки\\Сграда 7.png')
    expect(made).toMatchObject({ originalName: 'Сграда 7.png', title: 'Сграда 7.png' })
    const called = async (data: object) => {
      const answer = await asEditor('PATCH', `/media/${id}?depth=0`, data)
      const { doc } = (await answer.json()) as { doc: Media }
      return [doc.title, doc.originalName]
    }
    expect(await called({ alt: 'Сграда' })).toEqual(['Сграда', 'Сграда 7.png'])
    expect(await called({ title: 'Чуждо', originalName: 'чуждо.png' })).toEqual([
      ...['Сграда', 'Сграда 7.png'],
    ])
    for (const alt of ['', null])
      expect(await called({ alt })).toEqual(['Сграда 7.png', 'Сграда 7.png'])
    expect(await called({ author: 'Ана' })).toEqual(['Сграда 7.png', 'Сграда 7.png'])
  })
})

describe('B-PIC-1 many pictures at once', () => {
  it('get one author; an author changes only his own', async () => {
    const [one, two] = [await picture({ author: '' }), await picture({ author: '' })]
    const path = `/media?depth=0&where[id][in]=${one.id},${two.id}` as const
    const answer = await asEditor('PATCH', path, { author: 'Личен архив' })
    const { docs } = (await answer.json()) as { docs: Media[] }
    expect(docs.map(({ author }) => author)).toEqual(['Личен архив', 'Личен архив'])
    const asAuthor = await restAs(newsroom, 'author')
    const others = (await (await asAuthor('PATCH', path, { author: 'Чужд' })).json()) as Page
    expect(others.docs).toEqual([])
  })
})
