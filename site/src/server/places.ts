/** Who calls: a network, and the account whose session it brings, if any. */
export type Caller = { network: string; account: string | null }

/** How many calls are passed on at once. */
export type PlaceLimits = {
  /** Without a session, and of one network of these. */
  anonymous: number
  network: number
  /** With a session: these places are theirs alone; and of one account. */
  signedIn: number
  account: number
}

/** Counts the calls that are being passed on, so that none of them takes the places of others. */
export class Places {
  readonly #limits: PlaceLimits
  readonly #taken = new Map<string, number>()

  constructor(limits: PlaceLimits) {
    this.#limits = limits
  }

  /** Takes a place. @returns what gives it back, any number of times; null where there is none */
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
