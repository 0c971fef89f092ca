/** Seconds after which a caller who found no place may ask again. */
export const retryAfterSeconds = 2

/** How many calls of a kind are answered at once, and how many wait for their turn. */
export type Places = { atOnce: number; waiting: number }

/**
 * Calls that use the database, by kind of caller and of work: none can take the places of another. Each takes one
 * connection for as long as it works.
 */
export type TurnKind = 'publicReads' | 'publicWrites' | 'reads' | 'saves' | 'uploads'

/**
 * The places of each kind, for a pool of so many connections: together they leave two or more for what the cms does by itself
 * (deliveries, the scheduler, mails), and the one that Payload keeps for itself.
 */
export function placesOf(connections: number): Record<TurnKind, Places> {
  const share = (part: number) => Math.max(1, Math.floor((connections - 3) * part))
  return {
    publicReads: { atOnce: share(0.2), waiting: 60 },
    // Most of them sign in: an office may do so at once, and a guesser is counted only when it is his turn.
    publicWrites: { atOnce: share(0.12), waiting: 120 },
    reads: { atOnce: share(0.28), waiting: 120 },
    saves: { atOnce: share(0.3), waiting: 200 },
    // Pictures are decoded within their transaction, one after the other.
    uploads: { atOnce: share(0.1), waiting: 60 },
  }
}

/**
 * A bounded number of calls at once; the others wait in the order in which they came, and are sent away where too many
 * wait already. No caller takes the last place at work, nor more than half of the places in the line: they are for others.
 */
export class Turns {
  readonly #places: Places
  #working: Caller[] = []
  #line: { caller: Caller; begin: () => void }[] = []

  constructor(places: Places) {
    this.#places = places
  }

  /** @returns null, and nothing is done, where too many wait */
  async take<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result | null> {
    if (this.#mayBegin(caller)) this.#working.push(caller)
    else if (this.#mayWait(caller))
      // Whoever ends hands the place over.
      await new Promise<void>((begin) => this.#line.push({ caller, begin }))
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
    const own = countOf(
      caller,
      this.#line.map((one) => one.caller),
    )
    return this.#line.length < waiting && own < Math.ceil(waiting / 2)
  }

  #beginNext(): void {
    const index = this.#line.findIndex(({ caller }) => this.#mayBegin(caller))
    const [next] = index < 0 ? [] : this.#line.splice(index, 1)
    if (!next) return
    this.#working.push(next.caller)
    next.begin()
  }
}

/** An account or a network; null for what this process asks itself, which has no share. */
export type Caller = string | null

function countOf(caller: Caller, callers: Caller[]): number {
  return caller === null ? 0 : callers.filter((one) => one === caller).length
}
