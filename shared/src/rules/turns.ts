/** How many calls of a kind are answered at once, and how many wait for their turn. */
export type Places = { atOnce: number; waiting: number }

/**
 * A bounded number of calls at once; the others wait, and are sent away where too many wait already. No caller takes the last
 * place at work, nor more than half of the places in the line: they are for others. In the line callers take turns: whoever
 * waits with one call waits for one of each other caller's, however many those have (start-time fair queueing).
 */
export class Turns {
  readonly #places: Places
  #working: Caller[] = []
  /** By `start`, then in the order in which they came. */
  #line: { caller: Caller; start: number; begin: () => void }[] = []
  /** The `start` of whoever began last: all that come later begin after it, so that nobody waits for ever. */
  #reached = 0

  constructor(places: Places) {
    this.#places = places
  }

  /** How many calls are being answered, and how many wait. */
  get inUse(): { working: number; waiting: number } {
    return { working: this.#working.length, waiting: this.#line.length }
  }

  /** @returns null, and nothing is done, where too many wait */
  async take<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result | null> {
    if (this.#mayBegin(caller)) this.#working.push(caller)
    else if (this.#mayWait(caller))
      // Whoever ends hands the place over.
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
    const most = Math.max(1, atOnce - 1)
    return this.#working.length < atOnce && countOf(caller, this.#working) < most
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

/** Whose call it is, as an account or a network; null for what a process asks itself, which has no share. */
export type Caller = string | null

function countOf(caller: Caller, callers: Caller[]): number {
  return caller === null ? 0 : callers.filter((one) => one === caller).length
}
