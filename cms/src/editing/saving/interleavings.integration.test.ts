import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, type Caller } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let callers: [Caller, Caller]

beforeAll(async () => {
  newsroom = await openNewsroom()
  callers = [await restAs(newsroom, 'editor'), await restAs(newsroom, 'administrator')]
})
afterAll(() => newsroom.close())

const docSchema = z.looseObject({
  id: z.number(),
  updatedAt: z.string(),
  title: z.string(),
  accent: z.string().nullish(),
  deletedAt: z.string().nullish(),
})

type Doc = z.infer<typeof docSchema>

/** One save that the newsroom has acknowledged. */
type Acknowledged = { basedOn: string; updatedAt: string; word: string | null }

const acts = ['autosave', 'draft', 'publish', 'trash', 'untrash', 'restore'] as const
type Act = (typeof acts)[number]

/** Everything that two editors can do at the same time. */
const pairs = acts.flatMap((first) => acts.map((second): [Act, Act] => [first, second]))

/** Every pair begins the same number of sequences. */
const runs = pairs.length * (process.env.LONG ? 28 : 2)

/** An editor with an open form, which sends all fields with a new word at the end of one, as the real form does. */
class Editor {
  readonly #call: Caller
  readonly #name: string
  #form: Doc
  #words = 0

  constructor(name: string, call: Caller, form: Doc) {
    this.#name = name
    this.#call = call
    this.#form = form
  }

  /**
   * Sends one save.
   *
   * @returns the acknowledged save; null if it was refused, after which the form is opened anew
   */
  async act(act: Act): Promise<Acknowledged | null> {
    const basedOn = this.#form.updatedAt
    const word = ['trash', 'untrash', 'restore'].includes(act) ? null : this.#newWord()
    const answer = await this.#send(act, word)
    const content = (await answer.json()) as { doc?: unknown }
    expect([200, 403, 404, 409], JSON.stringify(content)).toContain(answer.status)
    if (answer.status !== 200) {
      await this.#open()
      return null
    }
    this.#form = docSchema.parse(content.doc ?? content)
    return { basedOn, updatedAt: this.#form.updatedAt, word }
  }

  #newWord(): string {
    this.#words += 1
    return `${this.#name}${this.#words}`
  }

  async #send(act: Act, word: string | null): Promise<Response> {
    const { id, updatedAt: basedOn, title, accent } = this.#form
    const isTitle = this.#words % 2 === 0
    const content = {
      title: word && isTitle ? `${title} ${word}` : title,
      accent: word && !isTitle ? `${accent ?? ''} ${word}` : accent,
      basedOn,
    }
    const path = `/articles/${id}?depth=0`
    if (act === 'autosave') return this.#call('PATCH', `${path}&draft=true&autosave=true`, content)
    if (act === 'draft') return this.#call('PATCH', `${path}&draft=true`, content)
    if (act === 'publish') return this.#call('PATCH', path, { ...content, _status: 'published' })
    if (act === 'trash')
      return this.#call('PATCH', path, { deletedAt: new Date().toISOString(), basedOn })
    if (act === 'untrash')
      return this.#call('PATCH', `${path}&trash=true`, {
        deletedAt: null,
        _status: 'draft',
        basedOn,
      })
    const version = await firstVersion(id)
    return this.#call('POST', `/articles/versions/${version}?draft=true&depth=0&basedOn=${basedOn}`)
  }

  async #open(): Promise<void> {
    const answer = await this.#call(
      'GET',
      `/articles/${this.#form.id}?draft=true&depth=0&trash=true`,
    )
    this.#form = docSchema.parse(await answer.json())
  }
}

async function firstVersion(id: number): Promise<string | number> {
  const { docs } = await newsroom.payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
    sort: 'createdAt',
    limit: 1,
    depth: 0,
  })
  return docs[0]?.id ?? 0
}

/** The text of an article and of all its versions. */
async function everythingOf(id: number): Promise<string> {
  const { payload } = newsroom
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ collection: 'articles', where, depth: 0, limit: 0 })
  const row = await payload.findByID({ collection: 'articles', id, depth: 0, trash: true })
  return [row, ...docs.map(({ version }) => version)]
    .map(({ title, accent }) => `${title} ${accent ?? ''}`)
    .join(' ')
}

describe('B-EDIT-1 two editors at one article, in whatever order their saves come', () => {
  it(
    'lose no acknowledged word, and neither saves over what he has not seen',
    async () => {
      const step = fc.constantFrom(...pairs)
      let run = 0
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (further) => {
          const steps = [pairs[run % pairs.length]!, ...further]
          run += 1
          const article = docSchema.parse(await newsroom.publish({ title: 'Начало' }))
          const [ana, boris] = [
            new Editor('а', callers[0], article),
            new Editor('б', callers[1], article),
          ]
          const acknowledged: Acknowledged[] = []
          for (const [first, second] of steps) {
            const both = await Promise.all([ana.act(first), boris.act(second)])
            acknowledged.push(...both.filter((one) => one !== null))
          }
          const history = acknowledged.toSorted((one, other) =>
            one.updatedAt.localeCompare(other.updatedAt),
          )
          // Each save was based on the one before it: no editor overwrote a change that they had not seen.
          expect(history.map(({ basedOn }) => basedOn)).toEqual([
            ...[article.updatedAt, ...history.map(({ updatedAt }) => updatedAt)].slice(
              0,
              history.length,
            ),
          ])
          const everything = (await everythingOf(article.id)).split(/\s+/)
          const words = history.flatMap(({ word }) => word ?? [])
          expect(words.filter((word) => !everything.includes(word))).toEqual([])
        }),
        { numRuns: runs, seed: 20_261_123, endOnFailure: true },
      )
    },
    15 * 60_000,
  )
})
