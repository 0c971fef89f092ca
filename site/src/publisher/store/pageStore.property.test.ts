import { articlePath, homePath } from '@kariera/shared/routes'
import fc from 'fast-check'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, it } from 'vitest'
import { PageStore } from './pageStore.ts'

/** `npm test -- --long` runs more. */
const runs = process.env.LONG === '1' ? 5000 : 200

const slots = [0, 1, 2] as const
const pathOf = (slot: number) => articlePath(`2026/11/statia-${slot}`)
const tagOf = (slot: number) => `article:${slot}`

/** A rendered page: the version that it showed of each article. */
type Shown = Record<string, number>

/**
 * A model of the newsroom, the disk and the store. An article is a version number, 0 if it is not public. Its page
 * shows it and the articles that it names; home shows all. The dispatcher may deliver messages late, twice and in any
 * order.
 */
class World {
  readonly #file: string
  store: PageStore
  /** The current state of the newsroom. */
  readonly articles = new Map<number, { version: number; names: readonly number[] }>()
  /** Committed events that are not delivered yet, or will be delivered again. */
  readonly outbox: { paths: string[]; tags: string[] }[] = []
  /** What is on disk. */
  readonly disk = new Map<string, Shown>()
  /** Renders that have read and not yet written. */
  underWay: { path: string; baseEvent: number; shown: Shown | null; tags: string[] }[] = []

  constructor(folder: string) {
    this.#file = path.join(folder, `${Math.random().toString(36).slice(2)}.sqlite`)
    this.store = new PageStore(this.#file)
  }

  /** Saves an article: the change and its event are committed together. */
  save(slot: number, isPublic: boolean, names: readonly number[], atOnce: boolean): void {
    const before = this.articles.get(slot)
    const version = isPublic ? Date.now() + Math.random() : 0
    this.articles.set(slot, { version, names })
    const moves = (before?.version ?? 0) === 0 || version === 0
    this.outbox.push({ paths: [pathOf(slot)], tags: [tagOf(slot), ...(moves ? ['latest'] : [])] })
    if (atOnce) this.bring(this.outbox.length - 1, false)
  }

  /** Delivers the oldest or any other event to the site; it may be delivered again. */
  bring(which: number, again: boolean): void {
    const index = which % Math.max(1, this.outbox.length)
    const message = this.outbox[index]
    if (!message) return
    this.store.mark(message)
    if (!again) this.outbox.splice(index, 1)
  }

  /** Begins a render: records the event number, then reads. */
  begin(bulk: boolean): void {
    const busy = new Set(this.underWay.map((render) => render.path))
    const [page] = this.store.due(Date.now(), busy, { limit: 1, bulk })
    if (page)
      this.underWay.push({ ...this.read(page.path), path: page.path, baseEvent: this.store.event })
  }

  /** Ends a render: writes the file, then updates the store; the process may be killed before either step. */
  end(which: number, killed: 'no' | 'before the file' | 'before the store'): void {
    const [render] = this.underWay.splice(which % Math.max(1, this.underWay.length), 1)
    if (!render || killed === 'before the file') {
      this.crashIf(killed !== 'no')
      return
    }
    const { path, shown, tags, baseEvent } = render
    if (shown) this.disk.set(path, shown)
    else this.disk.delete(path)
    if (killed === 'no') {
      const kind = path === homePath ? 'home' : 'article'
      if (shown) this.store.recordRender({ path, kind, tags, aliases: [], ms: 1, baseEvent })
      else this.store.recordRemoval(path, baseEvent)
    }
    this.crashIf(killed !== 'no')
  }

  /** Lets a render fail, to be retried at once. */
  fail(which: number): void {
    const [render] = this.underWay.splice(which % Math.max(1, this.underWay.length), 1)
    const { baseEvent = 0 } = render ?? {}
    const failed = { error: 'the disk is full', baseEvent, nextAttemptAt: 0 }
    if (render) this.store.recordFailure(render.path, failed)
  }

  /** Marks every page for a full render: those on disk, and those that should be. */
  markAll(): void {
    let event = 0
    this.store.beginBulk((number) => {
      event = number
      return {}
    })
    this.store.markBulk([homePath, ...slots.map(pathOf), ...this.disk.keys()], event, {})
  }

  /** Replaces the events for a site that was away for too long by a full render. */
  collapse(): void {
    this.outbox.length = 0
    this.markAll()
  }

  /** Loses the file of the store; pages and events remain. */
  lose(): void {
    this.underWay = []
    this.store.close()
    rmSync(this.#file)
    this.store = new PageStore(this.#file)
    this.markAll()
  }

  crashIf(killed: boolean): void {
    if (!killed) return
    this.underWay = []
    this.store.close()
    this.store = new PageStore(this.#file)
  }

  /** What a render of this moment shows, and the tags of what it read. */
  read(path: string): { shown: Shown | null; tags: string[] } {
    const seen = (slot: number) => this.articles.get(slot)?.version ?? 0
    if (path === homePath) {
      const live = slots.filter((slot) => seen(slot) > 0)
      return {
        shown: Object.fromEntries(live.map((slot) => [tagOf(slot), seen(slot)])),
        tags: ['latest', ...live.map(tagOf)],
      }
    }
    const own = slots.find((slot) => pathOf(slot) === path) ?? 0
    if (seen(own) === 0) return { shown: null, tags: [] }
    // A named article has its tag even if it is not public, because it may become public.
    const names = [own, ...(this.articles.get(own)?.names ?? [])]
    return {
      shown: Object.fromEntries(names.map((slot) => [tagOf(slot), seen(slot)])),
      tags: names.map(tagOf),
    }
  }

  /** Delivers and renders everything, with a limited number of rounds. */
  recover(): void {
    this.crashIf(true)
    while (this.outbox.length > 0) this.bring(0, false)
    for (let round = 0; round < 100; round += 1) {
      this.begin(false)
      this.begin(true)
      if (this.underWay.length === 0) return
      while (this.underWay.length > 0) this.end(0, 'no')
    }
    throw new Error('The publisher did not finish its work.')
  }
}

const slot = fc.constantFrom(...slots)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      slot,
      isPublic: fc.boolean(),
      names: fc.subarray([...slots]),
      atOnce: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ which: fc.nat(9), again: fc.boolean() }),
  },
  { weight: 5, arbitrary: fc.record({ bulk: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      which: fc.nat(9),
      killed: fc.constantFrom('no', 'no', 'no', 'before the file', 'before the store'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ whole: fc.constantFrom('collapse', 'lose', 'crash') }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

function take(world: World, one: Step): void {
  if ('slot' in one) world.save(one.slot, one.isPublic, one.names, one.atOnce)
  else if ('again' in one) world.bring(one.which, one.again)
  else if ('bulk' in one) world.begin(one.bulk)
  else if ('killed' in one) world.end(one.which, one.killed)
  else if ('which' in one) world.fail(one.which)
  else if (one.whole === 'collapse') world.collapse()
  else if (one.whole === 'lose') world.lose()
  else world.crashIf(true)
}

describe('invariant 2: whatever happens in whatever order', () => {
  it('every page is in the end what a fresh render makes it, and no other is there', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'store-'))
    try {
      fc.assert(
        fc.property(fc.array(step, { minLength: 10, maxLength: 80, size: 'max' }), (steps) => {
          const world = new World(folder)
          world.markAll()
          for (const one of steps) take(world, one)
          world.recover()
          for (const page of [homePath, ...slots.map(pathOf)]) {
            const fresh = JSON.stringify(world.read(page).shown)
            const stands = JSON.stringify(world.disk.get(page) ?? null)
            if (stands !== fresh) throw new Error(`${page} is ${stands} in place of ${fresh}`)
            if (world.store.has(page) !== (fresh !== 'null')) throw new Error(`${page} is misnoted`)
          }
          if (world.store.counts().dirty > 0) throw new Error('A page was never rendered.')
          world.store.close()
        }),
        { seed: 20261121, numRuns: runs, endOnFailure: false },
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }, 120_000)
})
