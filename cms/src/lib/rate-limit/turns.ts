/** Connections of this process to the database that are open at most. */
export const connections = 10

/**
 * How many questions of each kind of caller are answered at once, and how many wait for their turn: together they leave
 * connections for saves, and for what the newsroom does by itself.
 */
export const turnsOf = {
  anonymous: { atOnce: 3, waiting: 60 },
  newsroom: { atOnce: 5, waiting: 120 },
} as const

/** Seconds after which who found no place may ask again. */
export const retryAfterSeconds = 2

/** So many at once, in the order in which they came; who would have to wait behind too many is sent away. */
export class Turns {
  #running = 0
  readonly #queue: (() => void)[] = []

  readonly most: { atOnce: number; waiting: number }

  constructor(most: { atOnce: number; waiting: number }) {
    this.most = most
  }

  /** @returns null, and nothing is done, where too many wait already */
  async take<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.#running >= this.most.atOnce) {
      if (this.#queue.length >= this.most.waiting) return null
      // Who ends hands the place over.
      await new Promise<void>((resolve) => this.#queue.push(resolve))
    } else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#queue.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
