import { now } from '@kariera/shared/clock'
import type { RecordedView, ViewBatch } from '@kariera/shared/contracts/viewBatch'
import { daysTaken } from '@kariera/shared/rules/viewDays'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { SendViews } from './sendViews.ts'

/** How views are collected and retried. */
export type Pace = {
  /** How long views are collected, milliseconds; these views are lost when this process is killed. */
  collectMs: number
  /** Largest number of views in one batch, which is sent at once when it is full. */
  batch: number
  /** Largest number of views that wait while the cms is unavailable; the oldest are dropped. */
  backlog: number
  /** Pause before the second attempt, doubled each time up to the longest; milliseconds. */
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

/**
 * Fraction of the backlog that is dropped at once when it is full: dropping views one by one would copy the backlog for
 * each.
 */
const droppedPart = 0.01

/**
 * Views on their way to the cms, in order of arrival: one batch after the other, each with the same id until the cms
 * has it. While the cms is unavailable a limited number of them waits, for as long as they are accepted.
 */
export class ViewBatches {
  readonly #send: SendViews
  readonly #pace: Pace
  /** Runs outside the request of the first view, so that an error here is not counted as an error of that request. */
  readonly #outsideRequest = AsyncLocalStorage.snapshot()
  #waiting: RecordedView[] = []
  #working: Promise<void> | null = null
  #isCollecting = false
  /** Number of views in the batch that is being sent; the cms may have them already. */
  #underWay = 0
  #endPause: () => void = () => undefined
  #deadline: AbortSignal | null = null

  constructor(send: SendViews, pace: Partial<Pace> = {}) {
    this.#send = send
    this.#pace = { ...usualPace, ...pace }
  }

  /** Returns at once; the view is sent later. */
  add(view: RecordedView): void {
    const { backlog, batch } = this.#pace
    this.#waiting.push(view)
    if (this.#waiting.length > backlog) {
      tellOfDropped(this.#waiting.splice(0, Math.ceil(backlog * droppedPart)).length, 'backlog')
    }
    this.#working ??= this.#outsideRequest(() => this.#work())
    if (this.#isCollecting && this.#waiting.length >= batch) this.#endPause()
  }

  /** Hands over the remaining views, at the latest until `deadline` is aborted. No view may be added any more. */
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

  /** Sends a batch until the cms has it or does not accept it any more. */
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

/** Returns the views of today and yesterday. */
function stillTaken(views: RecordedView[]): RecordedView[] {
  const days = daysTaken(now())
  return views.filter(({ day }) => days.includes(day))
}

/** Logs why views were not counted. */
function tellOfDropped(count: number, why: 'backlog' | 'old' | 'refused' | 'stopped'): void {
  if (count === 0) return
  console.warn(JSON.stringify({ event: 'views.dropped', count, why }))
}
