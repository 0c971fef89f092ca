/** How many calls of a kind run at once, and how many may wait. */
export type Places = { atOnce: number; waiting: number }

/**
 * Limits the number of calls that run at once; the others wait, and are refused if too many wait already. One caller
 * can take neither the last running place nor more than half of the waiting places: these are for other callers.
 * Waiting callers take turns: a caller with one waiting call waits for one call of each other caller, however many
 * those have (start-time fair queueing).
 */
export class Turns {
  readonly #places: Places
  #working: Caller[] = []
  /** Waiting calls by `start`, then in order of arrival. */
  #line: { caller: Caller; start: number; begin: () => void }[] = []
  /** The highest `start` that has begun: calls that arrive later get a higher one, so that no call waits forever. */
  #reached = 0

  constructor(places: Places) {
    this.#places = places
  }

  /** How many calls are running, and how many wait. */
  get inUse(): { working: number; waiting: number } {
    return { working: this.#working.length, waiting: this.#line.length }
  }

  /** @returns null, without running the work, if too many calls wait */
  async take<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result | null> {
    if (this.#mayBegin(caller)) this.#working.push(caller)
    else if (this.#mayWait(caller))
      // A call that ends hands its place over to the next.
      await new Promise<void>((begin) => {
        this.#enter(caller, begin)
      })
    else return null
    try {
      return await work()
    } finally {
      this.#working.splice(this.#working.indexOf(caller), 1)
      this.#beginNext()
    }
  }

  #mayBegin(caller: Caller): boolean {
    const { atOnce } = this.#places
    const maxPerCaller = Math.max(1, atOnce - 1)
    return this.#working.length < atOnce && countOf(caller, this.#working) < maxPerCaller
  }

  #mayWait(caller: Caller): boolean {
    const { waiting } = this.#places
    return this.#line.length < waiting && this.#waitingOf(caller).length < Math.ceil(waiting / 2)
  }

  #waitingOf(caller: Caller) {
    return caller === null ? [] : this.#line.filter((one) => one.caller === caller)
  }

  #enter(caller: Caller, begin: () => void): void {
    const afterOwn = this.#waitingOf(caller).at(-1)?.start ?? 0
    const start = Math.max(this.#reached + countOf(caller, this.#working), afterOwn) + 1
    const later = this.#line.findIndex((one) => one.start > start)
    this.#line.splice(later < 0 ? this.#line.length : later, 0, { caller, start, begin })
  }

  #beginNext(): void {
    const index = this.#line.findIndex(({ caller }) => this.#mayBegin(caller))
    const [next] = index < 0 ? [] : this.#line.splice(index, 1)
    if (!next) return
    this.#reached = Math.max(this.#reached, next.start)
    this.#working.push(next.caller)
    next.begin()
  }
}

/** The caller, as an account or a network; null for calls of the process itself, which have no share. */
export type Caller = string | null

function countOf(caller: Caller, callers: Caller[]): number {
  return caller === null ? 0 : callers.filter((one) => one === caller).length
}
