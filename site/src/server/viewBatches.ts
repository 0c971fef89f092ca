import { now } from '@kariera/shared/clock'
import type { RecordedView, ViewBatch } from '@kariera/shared/contracts/viewBatch'
import { daysTaken } from '@kariera/shared/rules/viewDays'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { SendViews } from './sendViews.ts'

/** How views are collected, and how they wait. */
export type Pace = {
  /** How long views are collected: what is lost when this process is killed; milliseconds. */
  collectMs: number
  /** Most views of one batch, which goes at once when it is full. */
  batch: number
  /** Most views that wait while the cms is away; the oldest go. */
  backlog: number
  /** Before the second attempt, and then doubled each time up to the longest; milliseconds. */
  firstPauseMs: number
  maxPauseMs: number
}

const usualPace: Pace = {
  collectMs: 250,
  batch: 2000,
  backlog: 100_000,
  firstPauseMs: 250,
  maxPauseMs: 10_000,
}

/** So many go at once when the backlog is full: to drop them one by one would copy it for each. */
const droppedPart = 0.01

/**
 * Views on their way to the cms, in the order in which they came: one batch after the other, each under one id until
 * the cms has it. While the cms is away they wait, so many of them and for as long as they are taken.
 */
export class ViewBatches {
  readonly #send: SendViews
  readonly #pace: Pace
  /** What fails here is no failure of the request whose view came first. */
  readonly #forEveryone = AsyncLocalStorage.snapshot()
  #waiting: RecordedView[] = []
  #working: Promise<void> | null = null
  #isCollecting = false
  /** Views of the batch that the cms may have already. */
  #underWay = 0
  #endPause: () => void = () => undefined
  #deadline: AbortSignal | null = null

  constructor(send: SendViews, pace: Partial<Pace> = {}) {
    this.#send = send
    this.#pace = { ...usualPace, ...pace }
  }

  /** Answers at once; the view follows. */
  add(view: RecordedView): void {
    const { backlog, batch } = this.#pace
    this.#waiting.push(view)
    if (this.#waiting.length > backlog) {
      tellOfDropped(this.#waiting.splice(0, Math.ceil(backlog * droppedPart)).length, 'backlog')
    }
    this.#working ??= this.#forEveryone(() => this.#work())
    if (this.#isCollecting && this.#waiting.length >= batch) this.#endPause()
  }

  /** Hands over what there is, at the latest until `deadline` is aborted. Nothing may be added any more. */
  async stop(deadline: AbortSignal): Promise<void> {
    this.#deadline = deadline
    this.#endPause()
    if (this.#working && !deadline.aborted) {
      await Promise.race([this.#working, once(deadline, 'abort')])
    }
    tellOfDropped(this.#waiting.length + this.#underWay, 'stopped')
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#deadline?.aborted) {
      if (this.#waiting.length < this.#pace.batch && !this.#deadline) await this.#collect()
      const next = this.#waiting.splice(0, this.#pace.batch)
      const views = stillTaken(next)
      tellOfDropped(next.length - views.length, 'old')
      if (views.length > 0) await this.#deliver({ batch: randomUUID(), views })
    }
    this.#working = null
  }

  async #collect(): Promise<void> {
    this.#isCollecting = true
    await this.#pause(this.#pace.collectMs)
    this.#isCollecting = false
  }

  /** Sends a batch until the cms has it, or wants it no more. */
  async #deliver(batch: ViewBatch): Promise<void> {
    const { firstPauseMs, maxPauseMs } = this.#pace
    this.#underWay = batch.views.length
    let pauseMs = firstPauseMs
    let outcome = await this.#send(batch)
    while (
      outcome === 'unavailable' &&
      !this.#deadline?.aborted &&
      stillTaken(batch.views).length > 0
    ) {
      await this.#pause(this.#deadline ? firstPauseMs : pauseMs)
      pauseMs = Math.min(pauseMs * 2, maxPauseMs)
      outcome = await this.#send(batch)
    }
    if (this.#deadline?.aborted) return
    this.#underWay = 0
    if (outcome !== 'stored')
      tellOfDropped(batch.views.length, outcome === 'refused' ? outcome : 'old')
  }

  async #pause(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** Those of today and yesterday. */
function stillTaken(views: RecordedView[]): RecordedView[] {
  const days = daysTaken(now())
  return views.filter(({ day }) => days.includes(day))
}

/** Why views were not counted that should have been. */
function tellOfDropped(count: number, why: 'backlog' | 'old' | 'refused' | 'stopped'): void {
  if (count === 0) return
  console.warn(JSON.stringify({ event: 'views.dropped', count, why }))
}
