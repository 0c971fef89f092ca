import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { z } from 'zod'
import { homePath } from '../../shared/src/routes.ts'
import { randomPassword } from '../../shared/src/rules/randomPassword.ts'
import { Failure } from '../../shared/src/commands/command.ts'
import { say, step } from '../../shared/src/commands/terminal.ts'
import { Editor } from './editor.ts'
import { spreadOf, type Figure } from './figures.ts'
import * as targets from './targets.ts'

/** Number of editors at work, and how often each saves, milliseconds. */
const EDITORS = 30
const SAVE_EVERY = 3000
/** Number of those editors who also look at lists and dashboards, and how often, milliseconds. */
const LOOKERS = 20
const LOOK_EVERY = 6000
/** Number of editors who upload pictures, and how often, milliseconds. */
const UPLOADERS = 3
const UPLOAD_EVERY = 10_000
/** Number of further authors who choose one part of a picture after the other, each in a save. */
const CUTTERS = 2
/** Pages that readers request per second; every tenth is a search. */
const READS = 200
const SECONDS = 60
/** How often the cms is queried for its load, milliseconds. */
const LOOK_AT_HEALTH_EVERY = 200

const screens = ['/admin', '/admin/collections/articles', '/admin/collections/media']

const turnSchema = z.object({ working: z.number(), waiting: z.number() })
const healthSchema = z.object({
  connections: z.object({ taken: z.number(), most: z.number() }),
  turns: z.record(z.string(), turnSchema),
})
type Busyness = z.infer<typeof healthSchema>

const kinds = [
  'draft',
  'autosave',
  'publish',
  'upload',
  'cut',
  'list or dashboard',
  "reader's page",
  'search',
  'health',
] as const
type Kind = (typeof kinds)[number]
/** The saves of each editor, in this order. */
const saves = ['autosave', 'draft', 'autosave', 'publish'] as const

/** Durations of calls, milliseconds, and the errors of those that failed. */
class Calls {
  readonly #taken = new Map<Kind, number[]>()
  readonly errors: string[] = []

  async make(kind: Kind, call: () => Promise<unknown>): Promise<void> {
    const began = performance.now()
    try {
      await call()
      this.#taken.set(kind, [...(this.#taken.get(kind) ?? []), performance.now() - began])
    } catch (error) {
      this.errors.push(`${kind}: ${String(error).slice(0, 200)}`)
    }
  }

  figures(): Figure[] {
    return kinds.map((kind) => {
      const taken = this.#taken.get(kind) ?? []
      return spreadOf(`${kind} (${taken.length} in ${SECONDS} s)`, 'ms', taken)
    })
  }
}

/** Simulates a minute of a newsroom and its readers, with all kinds of work at the same time. */
export async function measureMany(
  system: { baseUrl: string; credentials: { email: string; password: string } },
  stop: AbortSignal,
): Promise<Figure[]> {
  say('— many at once')
  const administrator = await Editor.signIn(system.baseUrl, system.credentials)
  const editors = await step(`${EDITORS} editors sign in`, () =>
    signInAll(system.baseUrl, administrator),
  )
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  // Blurred, so that it compresses like a photograph.
  const picture = await sharp({
    create: { width: 2400, height: 1600, channels: 3, noise, background: '#fff' },
  })
    .blur(3)
    .jpeg()
    .toBuffer()
  const cutters = await step(`${CUTTERS} authors sign in`, () =>
    Promise.all(
      editors
        .slice(EDITORS)
        .map(async (one) => ({ ...one, picture: await one.editor.upload(picture) })),
    ),
  )
  const calls = new Calls()
  const busy: Busyness[] = []
  const during = AbortSignal.any([stop, AbortSignal.timeout(SECONDS * 1000)])
  await step(`${SECONDS} s of ${EDITORS} editors and ${READS} readers a second`, () =>
    Promise.all([
      ...editors.slice(0, EDITORS).map(({ editor, id }, at) =>
        work(SAVE_EVERY, at / EDITORS, during, (count) => {
          const how = saves[(at + count) % saves.length] ?? 'draft'
          return calls.make(how, () => editor.write(id, how, `${at} ${count}`))
        }),
      ),
      ...editors.slice(0, LOOKERS).map(({ editor }, at) =>
        work(LOOK_EVERY, at / LOOKERS, during, (count) => {
          const screen = screens[(at + count) % screens.length] ?? '/admin'
          return calls.make('list or dashboard', () => editor.open(screen))
        }),
      ),
      ...editors
        .slice(0, UPLOADERS)
        .map(({ editor }, at) =>
          work(UPLOAD_EVERY, at / UPLOADERS, during, () =>
            calls.make('upload', () => editor.upload(picture)),
          ),
        ),
      ...cutters.map(({ editor, id, picture: cutFrom }) =>
        work(0, 0, during, (count) => calls.make('cut', () => editor.cut(id, cutFrom, count))),
      ),
      readAll(system.baseUrl, calls, editors, during),
      work(LOOK_AT_HEALTH_EVERY, 0, during, () =>
        calls.make('health', async () => {
          busy.push(healthSchema.parse(await administrator.ask('/api/health')))
        }),
      ),
    ]),
  )
  for (const error of [...new Set(calls.errors)].slice(0, 10)) say(`  ${error}`)
  return [
    {
      what: 'errors',
      unit: 'calls',
      values: { one: { value: calls.errors.length, target: targets.errors } },
    },
    ...calls.figures(),
    ...busynessOf(busy),
  ]
}

type Writer = { editor: Editor; id: number; path: string }

/** Creates and signs in separate accounts, each with one published article. */
async function signInAll(baseUrl: string, administrator: Editor): Promise<Writer[]> {
  const writers: Writer[] = []
  for (let number = 0; number < EDITORS + CUTTERS; number += 1) {
    const account = { email: `editor-${number}@example.com`, password: randomPassword() }
    await administrator.ask('/api/users', {
      data: { ...account, name: `Editor ${number}`, role: 'editor' },
    })
    const editor = await Editor.signIn(baseUrl, account, `10.1.0.${number}`)
    const { id, path } = await editor.publish(`проба ${number}`)
    writers.push({ editor, id, path })
  }
  return writers
}

/** Requests home, an article or a search as a reader from a separate network. */
async function read(
  baseUrl: string,
  calls: Calls,
  writers: Writer[],
  count: number,
): Promise<void> {
  const headers = { 'x-forwarded-for': `10.2.${(count >> 8) & 255}.${count & 255}` }
  const ask = async (path: string) => {
    const answer = await fetch(baseUrl + path, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Failure(`${path} answered ${answer.status}.`)
  }
  if (count % 10 === 0) return calls.make('search', () => ask('/api/search?title=работа'))
  const page = count % 3 === 0 ? homePath : writers[count % writers.length]?.path
  return calls.make("reader's page", () => ask(page ?? homePath))
}

/** Readers arrive at a fixed rate, whether or not earlier requests were answered. */
async function readAll(
  baseUrl: string,
  calls: Calls,
  writers: Writer[],
  during: AbortSignal,
): Promise<void> {
  const startedReads: Promise<void>[] = []
  await work(1000 / READS, 0, during, (count) => {
    startedReads.push(read(baseUrl, calls, writers, count))
    return Promise.resolve()
  })
  await Promise.all(startedReads)
}

/**
 * Does something repeatedly, and never begins before the last run is done.
 *
 * @param interval between two beginnings, milliseconds
 * @param first fraction of an interval before the first run, so that not all begin at once
 */
async function work(
  interval: number,
  first: number,
  during: AbortSignal,
  act: (count: number) => Promise<void>,
): Promise<void> {
  let due = performance.now() + first * interval
  for (let count = 0; await isDue(due, during); count += 1) {
    await act(count)
    // A delayed worker does not catch up with the runs that it missed.
    due = Math.max(due + interval, performance.now() - interval)
  }
}

/** @returns false once the time is over */
async function isDue(due: number, during: AbortSignal): Promise<boolean> {
  const wait = Math.max(0, due - performance.now())
  return sleep(wait, true, { signal: during }).catch(() => false)
}

function busynessOf(busy: Busyness[]): Figure[] {
  const [{ connections: { most: maxConnections } } = { connections: { most: 0 } }] = busy
  const taken = busy.map(({ connections }) => connections.taken)
  const kinds = Object.keys(busy[0]?.turns ?? {})
  return [
    spreadOf(`connections taken, of ${maxConnections}`, 'calls', taken, {
      max: { atMost: maxConnections },
    }),
    ...kinds.flatMap((kind) => [
      spreadOf(
        `${kind}: at work`,
        'calls',
        busy.map(({ turns }) => turns[kind]?.working ?? 0),
      ),
      spreadOf(
        `${kind}: in line`,
        'calls',
        busy.map(({ turns }) => turns[kind]?.waiting ?? 0),
      ),
    ]),
  ]
}
