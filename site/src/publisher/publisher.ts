import { backoff, jittered } from '@kariera/shared/rules/backoff'
import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorText } from '@kariera/shared/rules/errors'
import { CmsUnavailable } from '../content/queries.ts'
import type { PageFiles } from './pageFiles.ts'
import type { Rendering } from './render.ts'
import { isArchive, lanes } from './store/lanes.ts'
import type { PageStore } from './store/pageStore.ts'
import type { DirtyPage } from './store/queue.ts'
import { RenderTurns } from './renderTurns.ts'

/** Pages outside full renders that are read together: the cms answers several at once. */
const maxUrgentReads = 16
/** Pages outside full renders that are read or rendered at once. */
const maxUrgentRenders = 3 * maxUrgentReads
/** How many waiting pages are searched for the replacement of a removed page. */
const maxReplacements = 1000
/**
 * How long an earlier page has precedence at most, milliseconds. Pages of later lanes begin when it has been read, and
 * after home when that is on disk; they are written when own pages are on disk, which they may link to.
 */
const precedenceMs = 250
/**
 * Pages of a full render that begin together, so that they are read together: for each page of 48 the cms and the
 * database take two thirds of the processor time of 12. What an editor publishes meanwhile is read beside them and
 * rendered before them, and was measured to be on disk as soon as with 12.
 */
const bulkGroup = 48
/** The next group begins while at most this many pages are in progress: it is read while those are rendered. */
const maxBulkInProgress = 2 * bulkGroup
/** The longest pause before a failed page is tried again, milliseconds. */
const maxPauseMs = 60_000
/** The pause while the cms is unavailable, milliseconds. */
const unavailablePauseMs = 1000
/** The pause after a failed read or write of the store, milliseconds. */
const storePauseMs = 1000
/** How long the removal of a page waits for the page that replaces it, milliseconds. */
const maxRemovalWaitMs = 1000

const encoder = new TextEncoder()

/** The outcome for a page: on disk (or removed) after a number of milliseconds, or why not. */
export type Outcome =
  | { path: string; ok: true; ms: number }
  | { path: string; ok: false; error: string }

/** `html` may be taken over by the writer. */
type Writer = Pick<PageFiles, 'remove'> & {
  write: (path: string, html: Uint8Array<ArrayBuffer>) => Promise<void>
}
type Files = Writer & Pick<PageFiles, 'isWhole'>
/** A page that is being read, or rendered from what was read; `startedAt`: milliseconds since 1970. */
type UnderWay = DirtyPage & {
  startedAt: number
  isRead: boolean
  ended: PromiseWithResolvers<undefined>
}
type Render = (path: string, onRead: () => Promise<void>, isBulk: boolean) => Promise<Rendering>
type Waiter = { event: number; resolve: (outcome: Outcome) => void }

/**
 * Renders dirty pages, most urgent first, one render of a path at a time, until none is left. A full render continues
 * only while no other page is due or in progress.
 */
export class Publisher {
  readonly #store: PageStore
  readonly #files: Files
  readonly #bulkFiles: Writer
  readonly #render: Render
  readonly #busy = new Map<string, UnderWay>()
  readonly #waiters = new Map<string, Waiter[]>()
  /** Busy paths that are to be removed, and wait for the page that replaces them. */
  readonly #leaving = new Set<string>()
  readonly #turns: RenderTurns
  readonly #onDisk: (path: string) => void
  readonly #afterEach: () => void
  /**
   * Runs outside the request that woke the publisher, so that an error here is not counted as an error of that request.
   */
  readonly #outsideRequest = AsyncLocalStorage.snapshot()
  #timer: NodeJS.Timeout | undefined
  #bulkPausedUntil = 0
  #paused = false
  #stopped = false

  constructor(options: {
    store: PageStore
    files: Files
    /** The writer for pages of a full render, if it is another one. */
    bulkFiles?: Writer
    render: Render
    /** The turns of all renders of this thread, if there are others. */
    turns?: RenderTurns
    /** Called when the files of a page were written or removed. */
    onDisk?: (path: string) => void
    /** Called after each page, when it is on disk or has failed. */
    afterEach: () => void
  }) {
    this.#store = options.store
    this.#files = options.files
    this.#bulkFiles = options.bulkFiles ?? options.files
    this.#render = options.render
    this.#turns = options.turns ?? new RenderTurns()
    this.#onDisk = options.onDisk ?? (() => undefined)
    this.#afterEach = options.afterEach
  }

  /** Begins the next renders; to be called whenever pages were marked. */
  wake(): void {
    if (this.#stopped || this.#paused) return
    this.#outsideRequest(() => {
      this.#beginDue()
    })
  }

  /** Resolves when a render of `path` that began at or after `event` has ended, successfully or not. */
  waitForRender(path: string, event: number): Promise<Outcome> {
    return new Promise((resolve) => {
      const waiters = this.#waiters.get(path) ?? []
      this.#waiters.set(path, [...waiters, { event, resolve }])
    })
  }

  /** Waits for the renders in progress, and begins no other. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    while (this.#busy.size > 0) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  #beginDue(): void {
    this.#withStore(() => {
      // One moment for both queries: otherwise a page that falls due between them would be missed.
      const now = Date.now()
      const { due, heldBackFor } = this.#dueAt(now)
      for (const page of due) void this.#publish(page)
      if (heldBackFor !== null) this.#wakeIn(heldBackFor)
      else if (due.length === 0) this.#scheduleNextAttempt(now)
    })
  }

  /**
   * Returns the pages to begin now: none of a later lane while an earlier page has precedence; and for how long that
   * holds others back, milliseconds, or null.
   */
  #dueAt(now: number): { due: DirtyPage[]; heldBackFor: number | null } {
    const underWay = [...this.#busy.values()]
    const bulkBusy = underWay.filter(({ lane }) => lane === lanes.bulk).length
    const urgentBusy = underWay.length - bulkBusy - this.#leaving.size
    const urgentReading = underWay.filter(({ lane, isRead }) => lane !== lanes.bulk && !isRead)
    const limit = Math.min(maxUrgentReads - urgentReading.length, maxUrgentRenders - urgentBusy)
    const urgent = limit > 0 ? this.#urgentAt(now, limit) : []
    const first = underWay.filter(
      ({ lane, isRead, startedAt }) =>
        (!isRead || lane === lanes.home) && now - startedAt < precedenceMs,
    )
    const firstLane = Math.min(...[...urgent, ...first].map(({ lane }) => lane))
    const soonest = urgent.filter(({ lane }) => lane <= firstLane)
    if (urgent.length + urgentBusy > 0) {
      const until = Math.min(now, ...first.map(({ startedAt }) => startedAt)) + precedenceMs
      const isHeldBack = soonest.length < urgent.length
      return { due: soonest, heldBackFor: isHeldBack ? Math.max(10, until - now) : null }
    }
    const mayBegin = bulkBusy <= maxBulkInProgress && now >= this.#bulkPausedUntil
    const busy = new Set(this.#busy.keys())
    const bulk = { limit: bulkGroup, bulk: true }
    return { due: mayBegin ? this.#store.due(now, busy, bulk) : [], heldBackFor: null }
  }

  /**
   * Returns pages outside full renders that may begin. One that a full render is reading or rendering from older content
   * goes on first: until it has ended, it cannot begin anew.
   */
  #urgentAt(now: number, limit: number): DirtyPage[] {
    const urgentBusy = [...this.#busy.values()].filter(({ lane }) => lane !== lanes.bulk)
    const paths = new Set(urgentBusy.map(({ path }) => path))
    return this.#store.due(now, paths, { limit, bulk: false }).filter(({ path, lane }) => {
      const underWay = this.#busy.get(path)
      if (underWay) underWay.lane = lane
      return underWay === undefined
    })
  }

  async #publish(page: DirtyPage): Promise<void> {
    const { path } = page
    const ended = Promise.withResolvers<undefined>()
    const underWay = { ...page, startedAt: Date.now(), isRead: false, ended }
    this.#busy.set(path, underWay)
    const renderStart = performance.now()
    let baseEvent = 0
    let outcome: Outcome
    try {
      baseEvent = this.#store.event
      await this.#updateDisk(underWay, baseEvent, renderStart)
      outcome = { path, ok: true, ms: elapsed(renderStart) }
    } catch (error) {
      outcome = { path, ok: false, error: errorText(error) }
      this.#noteFailure(page, error, baseEvent)
    }
    this.#busy.delete(path)
    ended.resolve(undefined)
    this.#resolveWaiters(outcome, baseEvent)
    this.#withStore(this.#afterEach)
    this.wake()
  }

  #noteFailure({ path, lane, attempts }: DirtyPage, error: unknown, baseEvent: number): void {
    const unavailable = error instanceof CmsUnavailable
    const reason = errorText(error)
    if (unavailable) {
      if (lane === lanes.bulk) this.#bulkPausedUntil = Date.now() + unavailablePauseMs
    } else {
      console.error(
        JSON.stringify({ event: 'publishing.render.failed', path, attempts, error: reason }),
      )
    }
    this.#withStore(() => {
      const pause = unavailable ? jittered(unavailablePauseMs) : pauseMs(attempts)
      const failed = { error: reason, baseEvent, nextAttemptAt: Date.now() + pause }
      if (unavailable) this.#store.postpone(path, failed)
      else this.#store.recordFailure(path, failed)
    })
  }

  /**
   * A store that cannot be read or written (a full disk) is not used for a while; the pages on disk are still served.
   */
  #withStore(work: () => void): void {
    try {
      work()
    } catch (error) {
      console.error(JSON.stringify({ event: 'publishing.store.failed', error: errorText(error) }))
      this.#paused = true
      this.#wakeIn(storePauseMs)
    }
  }

  /**
   * First puts the file in place, then records it in one transaction: after a crash in between, the page is rendered again.
   */
  async #updateDisk(page: UnderWay, baseEvent: number, renderStart: number): Promise<void> {
    const { path } = page
    const read = async () => {
      page.isRead = true
      // What begins now is read while this page is rendered.
      if (page.lane !== lanes.bulk) this.wake()
      await this.#turns.take(page)
    }
    const rendering = await this.#render(path, read, page.lane === lanes.bulk)
    if (!page.isRead) {
      page.isRead = true
      this.wake()
    }
    const files = page.lane === lanes.bulk ? this.#bulkFiles : this.#files
    if (rendering.exists) {
      const { html: text, ...rendered } = rendering
      const html = encoder.encode(text)
      const digest = hash('sha1', html, 'base64')
      await this.#untilOwnPagesStand(page)
      if (!this.#isOnDisk(path, html, digest)) {
        // Until it is recorded, nobody knows what is on disk: the write may fail, or the process may be killed.
        this.#store.forgetDigest(path)
        await this.#changing(path, files.write(path, html))
      }
      this.#store.recordRender({ ...rendered, path, ms: elapsed(renderStart), baseEvent, digest })
    } else {
      await this.#untilReplaced(page)
      await this.#changing(path, files.remove(path))
      this.#store.recordRemoval(path, baseEvent)
    }
  }

  /** Other pages link to the own page of a new document, and of a moved one. */
  async #untilOwnPagesStand({ lane }: UnderWay): Promise<void> {
    if (lane === lanes.own || lane === lanes.bulk) return
    const own = [...this.#busy.values()].filter(
      (page) => page.lane === lanes.own && !this.#leaving.has(page.path),
    )
    if (own.length === 0) return
    await Promise.race([
      Promise.all(own.map(({ ended }) => ended.promise)),
      sleep(precedenceMs, undefined, { ref: false }),
    ])
  }

  /** Also a failed change may have replaced a file. */
  async #changing(path: string, change: Promise<void>): Promise<void> {
    try {
      await change
    } finally {
      this.#onDisk(path)
    }
  }

  /** Whether the last render was the same, and its files are still there. */
  #isOnDisk(path: string, html: Uint8Array, digest: string): boolean {
    if (this.#store.digestOf(path) !== digest) return false
    return this.#files.isWhole(path, html.length)
  }

  /**
   * Waits until the page that replaces a removed one is on disk, so that readers always find the old or the new page: of
   * a moved document, or of a month of a moved category.
   */
  async #untilReplaced({ path, lane, event }: DirtyPage): Promise<void> {
    if (lane === lanes.bulk) return
    this.#leaving.add(path)
    try {
      this.wake()
      // A page that was marked by its tags only may be ahead of the event of the document itself.
      if (lane !== lanes.own) await sleep(precedenceMs)
      const replacements = this.#store
        .due(Date.now(), this.#leaving, { limit: maxReplacements, bulk: false })
        .filter((other) => other.event >= event && mayReplace(other, path))
        .map((other) => this.waitForRender(other.path, 0))
      await Promise.race([Promise.all(replacements), sleep(maxRemovalWaitMs)])
    } finally {
      this.#leaving.delete(path)
    }
  }

  #resolveWaiters(outcome: Outcome, baseEvent: number): void {
    const waiters = this.#waiters.get(outcome.path)
    if (!waiters) return
    const remaining = waiters.filter((waiter) => waiter.event > baseEvent)
    for (const waiter of waiters) if (waiter.event <= baseEvent) waiter.resolve(outcome)
    if (remaining.length > 0) this.#waiters.set(outcome.path, remaining)
    else this.#waiters.delete(outcome.path)
  }

  #scheduleNextAttempt(now: number): void {
    const bulk = this.#bulkPausedUntil > now ? this.#bulkPausedUntil : null
    const moments = [this.#store.nextAttemptAt(now), bulk].filter((moment) => moment !== null)
    if (moments.length === 0) return
    this.#wakeIn(Math.min(maxPauseMs, Math.max(10, Math.min(...moments) - now)))
  }

  #wakeIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      // A timer may fire slightly early by the clock; the pause ends when it fires.
      this.#paused = false
      this.wake()
    }, ms)
  }
}

/** Whether a page may be the replacement of a removed one. */
function mayReplace(other: DirtyPage, gone: string): boolean {
  return other.lane === lanes.own || (isArchive(gone) && monthOf(other.path) === monthOf(gone))
}

/** Returns the end of a month's address, `/2026/11/`; the whole address of a hashtag's page; null for other pages. */
function monthOf(path: string): string | null {
  return isArchive(path) ? (/\/\d{4}\/\d{2}\/$/.exec(path)?.[0] ?? path) : null
}

/** Returns 0.5 s, 1 s, 2 s … at most a minute, plus or minus a quarter. */
function pauseMs(attempts: number): number {
  return jittered(backoff(attempts + 1, { first: 500, longest: maxPauseMs }))
}

function elapsed(since: number): number {
  return Math.round((performance.now() - since) * 10) / 10
}
