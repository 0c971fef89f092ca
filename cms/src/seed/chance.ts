import { randomNumbers } from '@kariera/shared/rules/random'

/** Choices that look random and repeat: the same seed always makes the same ones. */
export class Chance {
  readonly #next: () => number

  constructor(seed: number) {
    this.#next = randomNumbers(seed)
  }

  /** True about so often, 0 to 1. */
  happens(share: number): boolean {
    return this.#next() < share
  }

  /** A number from `low`, to `high` and not quite it. */
  between(low: number, high: number): number {
    return low + this.#next() * (high - low)
  }

  /** A whole number from `low` to `high`, both included. */
  wholeBetween(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  /** One of a list that has some. */
  pick<List extends readonly [unknown, ...unknown[]]>(items: List): List[number] {
    return items[this.wholeBetween(0, items.length - 1)] ?? items[0]
  }

  /** One of a list, or null where it is empty. */
  pickAny<Item>(items: readonly Item[]): Item | null {
    return items[this.wholeBetween(0, items.length - 1)] ?? null
  }

  /** The same items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, place: this.#next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item)
  }
}
