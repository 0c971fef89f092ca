import { randomNumbers } from '@kariera/shared/rules/randomNumbers'

/** Repeatable random choices: the same seed always gives the same ones. */
export class Chance {
  readonly #next: () => number

  constructor(seed: number) {
    this.#next = randomNumbers(seed)
  }

  /** Returns true with this probability, 0 to 1. */
  happens(share: number): boolean {
    return this.#next() < share
  }

  /** Returns a number from `low` up to, but not including, `high`. */
  between(low: number, high: number): number {
    return low + this.#next() * (high - low)
  }

  /** Returns a whole number from `low` to `high`, both included. */
  wholeBetween(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  /** Returns an item of a list that is not empty. */
  pick<List extends readonly [unknown, ...unknown[]]>(items: List): List[number] {
    return items[this.wholeBetween(0, items.length - 1)] ?? items[0]
  }

  /** Returns an item of a list, or null if it is empty. */
  pickAny<Item>(items: readonly Item[]): Item | null {
    return items[this.wholeBetween(0, items.length - 1)] ?? null
  }

  /** Returns the same items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, place: this.#next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item)
  }
}
