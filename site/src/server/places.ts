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
}

/** Counts the calls that are being passed on, so that no caller takes the places of others. */
export class Places {
  readonly #limits: PlaceLimits
  readonly #taken = new Map<string, number>()

  constructor(limits: PlaceLimits) {
    this.#limits = limits
  }

  /**
   * Takes a place.
   *
   * @returns a function that gives it back, and may be called repeatedly; null if no place is free
   */
  take({ network, account }: Caller): (() => void) | null {
    const { anonymous, network: ofNetwork, signedIn, account: ofAccount } = this.#limits
    const wanted: [string, number][] =
      account === null
        ? [
            ['anonymous', anonymous],
            [`network ${network}`, ofNetwork],
          ]
        : [
            ['signed in', signedIn],
            [`account ${account}`, ofAccount],
          ]
    if (wanted.some(([name, limit]) => (this.#taken.get(name) ?? 0) >= limit)) return null
    for (const [name] of wanted) this.#change(name, 1)
    let isHeld = true
    return () => {
      if (isHeld) for (const [name] of wanted) this.#change(name, -1)
      isHeld = false
    }
  }

  #change(name: string, by: number): void {
    const count = (this.#taken.get(name) ?? 0) + by
    if (count > 0) this.#taken.set(name, count)
    else this.#taken.delete(name)
  }
}
