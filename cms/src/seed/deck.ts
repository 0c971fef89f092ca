import type { Chance } from '@kariera/shared/rules/chance'

/** Deals texts in random order, none twice before all were dealt. */
export class Deck {
  readonly #chance: Chance
  readonly #texts: readonly [string, ...string[]]
  #left: string[] = []

  constructor(chance: Chance, texts: readonly [string, ...string[]]) {
    this.#chance = chance
    this.#texts = texts
  }

  next(): string {
    if (this.#left.length === 0) this.#left = this.#chance.shuffled(this.#texts)
    return this.#left.pop() ?? this.#texts[0]
  }
}
