import fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { shortLogger } from '../../lib/logger/shortLogger.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'

/** Set SEED to repeat a run. */
const tries = process.env.LONG ? 5000 : 600
const seed = Number(process.env.SEED ?? 17)

let newsroom: TestNewsroom
/** Names of the collections that anyone may list. */
let publicLists: string[]
let callers: [string, Caller][]

beforeAll(async () => {
  newsroom = await openNewsroom()
  await newsroom.publish({ title: 'Цяла' })
  const lists = newsroom.payload.config.collections.map(async ({ slug }) => {
    const { status } = await restAsAnyone(newsroom)('GET', `/${slug}`)
    return status === 200 ? [slug] : []
  })
  publicLists = (await Promise.all(lists)).flat()
  callers = [
    ['anyone', restAsAnyone(newsroom)],
    ['an editor', await restAs(newsroom, 'editor')],
  ]
})
afterAll(() => newsroom.close())

/** Everything that the cms writes to its log, as it would be written. */
function recordLog(): string[] {
  if (typeof shortLogger !== 'object' || !('options' in shortLogger)) throw new Error('no options')
  const lines: string[] = []
  const log = pino(shortLogger.options, { write: (line) => lines.push(line) })
  for (const level of ['info', 'warn', 'error', 'fatal'] as const)
    vi.spyOn(newsroom.payload.logger, level).mockImplementation(log[level].bind(log))
  return lines
}

type Part = string | number | boolean | null | Part[] | { [name: string]: Part }

/** As an address writes it: `name[a][0]=b`. */
function inBrackets(name: string, part: Part): string[] {
  if (typeof part !== 'object' || part === null)
    return [`${name}=${encodeURIComponent(part === null ? '' : String(part))}`]
  return Object.entries(part).flatMap(([key, value]) =>
    inBrackets(`${name}[${encodeURIComponent(key)}]`, value),
  )
}

const path = fc.constantFrom(
  ...['and', 'or', 'AND', 'id', 'title', 'value', 'category', 'category.value', 'hashtags.value'],
  ...['createdAt', '_status', 'body', 'picture', 'nothing', '', '.', 'a..b', '__proto__', '0'],
)
const operator = fc.constantFrom(
  ...['equals', 'not_equals', 'in', 'not_in', 'all', 'like', 'not_like', 'contains', 'exists'],
  ...['greater_than', 'less_than_equal', 'near', 'within', 'intersects', 'and', 'nothing', ''],
)
const value = fc.constantFrom<Part>(
  ...[null, '', 'x', '\0', 'true', '2026-01-01', 0, 1, -1, 1.5, 1e300, true, [], {}],
  ...[[null], ['x'], [[]], [{}], { x: null }, { equals: 1 }, { and: null }, 'null', '{', '[]'],
)
const { where, parameter } = fc.letrec<{ where: Part; condition: Part; parameter: Part }>(
  (tie) => ({
    condition: fc.oneof(value, fc.dictionary(operator, value, { maxKeys: 2 })),
    where: fc.oneof(
      { maxDepth: 3 },
      value,
      fc.dictionary(
        path,
        fc.oneof(tie('condition'), fc.array(tie('where'), { maxLength: 2 }), tie('where')),
        { maxKeys: 2 },
      ),
    ),
    parameter: fc.oneof(
      { maxDepth: 2 },
      value,
      fc.dictionary(fc.oneof(path, operator), tie('parameter'), { maxKeys: 2 }),
      fc.array(tie('parameter'), { maxLength: 2 }),
    ),
  }),
)
const query = fc.oneof(
  where.map((part) => `where=${encodeURIComponent(JSON.stringify(part))}`),
  where.map((part) => inBrackets('where', part).join('&')),
  fc
    .tuple(
      fc.constantFrom(
        ...['sort', 'limit', 'page', 'depth', 'select', 'populate', 'joins', 'locale', 'draft'],
        ...['fallback-locale', 'fallbackLocale', 'trash', 'pagination', 'flattenLocales'],
      ),
      parameter,
    )
    .map(([name, part]) => inBrackets(name, part).join('&')),
)

describe('invariant 10: a query of any shape', () => {
  it(`is answered or refused, and takes at most one short line of the log (seed ${seed})`, async () => {
    expect(publicLists.length).toBeGreaterThanOrEqual(8)
    const lines = recordLog()
    const drawn = fc.record({
      path: fc.constantFrom(
        ...publicLists.flatMap((list) => [`/${list}`, `/${list}/1`, `/${list}/count`]),
        '/articles/versions',
        '/globals/site-settings',
      ),
      caller: fc.constantFrom(...callers),
      query,
    })
    for (const { path, caller, query } of fc.sample(drawn, { seed, numRuns: tries })) {
      const [who, ask] = caller
      const answer = await ask('GET', `${path}?${query}`)
      const what = `${who}: ${path}?${decodeURIComponent(query)}`
      expect(answer.status, `${what} ${await answer.text()}`).toBeLessThan(500)
      expect(lines.length, what).toBeLessThanOrEqual(1)
      expect(lines.splice(0).join('').length, what).toBeLessThan(600)
    }
    vi.restoreAllMocks()
  })

  it.each([
    ...['null', '5', '[]', '"x"', '{', '{"and":null}', '{"or":{}}', '{"and":[{"or":null}]}'].map(
      (json) => `where=${encodeURIComponent(json)}`,
    ),
    ...['where[and]=', 'where[or]=x', 'where[and][0][or]=', 'where[title]=x', 'where[]=x'],
    ...['sort[a]=b', 'limit=x', 'limit[]=1', 'limit=1.5', 'page=x', 'page=1e3', 'depth=1e9'],
    ...['depth[a]=1', 'select=x', 'select[title]=x', 'populate=x', 'populate[articles]=x'],
    ...['joins=x', 'joins[a]=x', 'locale[a]=b', 'draft=x', 'trash[]=true', 'pagination=no'],
  ])('that does not exist is refused with 400 and changes nothing: %s', async (query) => {
    for (const list of publicLists) {
      const answer = await restAsAnyone(newsroom)('GET', `/${list}?${query}`)
      expect(answer.status, `${list} ${await answer.clone().text()}`).toBe(400)
      expect(await answer.text()).toContain('cannot be understood')
    }
  })
})
