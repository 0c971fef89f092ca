/** A caller: its network, and the account of its session, if any. */
export type Caller = { network: string; account: string | null }

/** How many calls are passed on at once. */
export type PlaceLimits = {
  /** Calls without a session, and those of one network among them. */
  anonymous: number
  network: number
  /** Calls with a session, which have their own places, and those of one account among them. */
  signedIn: number
  account: number
  /** Calls with a session that wait for a place, by default none. */
  waiting?: { all: number; account: number }
}

type Leave = () => void

/** A place of a caller, by the counts that it is part of, with their limits. */
type Wanted = [name: string, limit: number][]

/**
 * Counts the calls that are being passed on, so that no caller takes the places of others. A free place is for the
 * waiting account that has the fewest, and there for the call that waits longest.
 */
export class Places {
  readonly #limits: PlaceLimits
  readonly #taken = new Map<string, number>()
  #line: { account: string; wanted: Wanted; begin: (leave: Leave | null) => void }[] = []

  constructor(limits: PlaceLimits) {
    this.#limits = limits
  }

  /**
   * Takes a place.
   *
   * @returns a function that gives it back, and may be called repeatedly; null if no place is free
   */
  take(caller: Caller): Leave | null {
    const wanted = this.#wantedBy(caller)
    return this.#isFree(wanted) ? this.#give(wanted) : null
  }

  /**
   * Takes a place when one is free.
   *
   * @param signal ends the wait
   * @returns as `take`; null also if too many are waiting, and when the wait has ended
   */
  async takeInTurn(caller: Caller, signal: AbortSignal): Promise<Leave | null> {
    const { account } = caller
    const leave = this.take(caller)
    if (leave || account === null || signal.aborted || !this.#mayWait(account)) return leave
    return new Promise((begin) => {
      const call = { account, wanted: this.#wantedBy(caller), begin }
      this.#line.push(call)
      signal.addEventListener('abort', () => {
        this.#line = this.#line.filter((one) => one !== call)
        begin(null)
      })
    })
  }

  #wantedBy({ network, account }: Caller): Wanted {
    const { anonymous, network: ofNetwork, signedIn, account: ofAccount } = this.#limits
    return account === null
      ? [
          ['anonymous', anonymous],
          [`network ${network}`, ofNetwork],
        ]
      : [
          ['signed in', signedIn],
          [placesOf(account), ofAccount],
        ]
  }

  #isFree(wanted: Wanted): boolean {
    return wanted.every(([name, limit]) => this.#count(name) < limit)
  }

  #give(wanted: Wanted): Leave {
    for (const [name] of wanted) this.#change(name, 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      for (const [name] of wanted) this.#change(name, -1)
      this.#beginNext()
    }
  }

  #mayWait(account: string): boolean {
    const { all, account: ofAccount } = this.#limits.waiting ?? { all: 0, account: 0 }
    const own = this.#line.filter((one) => one.account === account)
    return this.#line.length < all && own.length < ofAccount
  }

  #beginNext(): void {
    const placesTaken = ({ account }: { account: string }) => this.#count(placesOf(account))
    const [next] = this.#line
      .filter(({ wanted }) => this.#isFree(wanted))
      .toSorted((one, other) => placesTaken(one) - placesTaken(other))
    if (!next) return
    this.#line = this.#line.filter((one) => one !== next)
    next.begin(this.#give(next.wanted))
  }

  #count(name: string): number {
    return this.#taken.get(name) ?? 0
  }

  #change(name: string, by: number): void {
    const count = this.#count(name) + by
    if (count > 0) this.#taken.set(name, count)
    else this.#taken.delete(name)
  }
}

function placesOf(account: string): string {
  return `account ${account}`
}
