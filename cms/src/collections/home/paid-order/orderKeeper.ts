import type { PaidArticle } from './paidArticle.ts'

/** The paid articles as they stand one after the other. */
export type Order = readonly PaidArticle[]

/** Most articles that are given a place; what comes after them stands there by its date. */
export const maxInOrder = 5000

/** A list in which what stood at `from` stands at `to`; the same list where there is no such place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from]
  if (item === undefined || list[to] === undefined) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** An order in which one article stands where another one stood; those between them close up. */
export function movedTo(order: Order, id: number, targetId: number): Order {
  const placeOf = (wanted: number) => order.findIndex((article) => article.id === wanted)
  return moved(order, placeOf(id), placeOf(targetId))
}

/** What the newsroom answers: the order as it is stored, or why there is none, null where it does not say. */
export type OrderAnswer = { is: 'answered'; order: Order } | { is: 'failed'; reason: string | null }

type Newsroom = {
  /** Both answer, and never throw. */
  load: () => Promise<OrderAnswer>
  store: (order: Order) => Promise<OrderAnswer>
}

export type OrderState = {
  /** What the editor sees; null as long as none could be loaded. */
  shown: Order | null
  isSaving: boolean
  /** What could not be done last; `reason` in the newsroom's words. */
  failure: { of: 'load' | 'save'; reason: string | null } | null
}

/**
 * Keeps an order and its copy in the newsroom the same. Saves go one after another; of several orders that come during
 * one, only the last is stored. Where the last one cannot be, the order that was stored before is shown again.
 */
export class OrderKeeper {
  readonly #newsroom: Newsroom
  readonly #listeners = new Set<() => void>()
  #state: OrderState
  #stored: Order | null
  /** What is to be stored as soon as nothing is under way. */
  #wanted: Order | null = null
  #arrangements = 0

  /** @param loaded null where it could not be loaded */
  constructor(loaded: Order | null, newsroom: Newsroom) {
    this.#newsroom = newsroom
    this.#stored = loaded
    const failure = loaded ? null : ({ of: 'load', reason: null } as const)
    this.#state = { shown: loaded, isSaving: false, failure }
  }

  readonly state = (): OrderState => this.#state

  /** @returns what ends it */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  /** Shows another order at once, and stores it. */
  arrange(order: Order): void {
    const { isSaving } = this.#state
    this.#arrangements += 1
    this.#wanted = order
    this.#show({ shown: order, isSaving: true, failure: null })
    if (!isSaving) void this.#save()
  }

  /** Asks how the order stands by now; what is arranged meanwhile goes before. */
  async refresh(): Promise<void> {
    const { isSaving, shown } = this.#state
    const arrangements = this.#arrangements
    const answer = await this.#newsroom.load()
    if (isSaving || arrangements !== this.#arrangements) return
    if (answer.is === 'answered') {
      this.#stored = answer.order
      const { failure } = this.#state
      this.#show({ shown: answer.order, failure: failure?.of === 'save' ? failure : null })
    } else if (!shown) this.#show({ failure: { of: 'load', reason: answer.reason } })
  }

  async #save(): Promise<void> {
    let answer: OrderAnswer | null = null
    while (this.#wanted) {
      const order = this.#wanted
      this.#wanted = null
      answer = await this.#newsroom.store(order)
      if (answer.is === 'answered') this.#stored = answer.order
    }
    this.#show({ shown: this.#stored, isSaving: false })
    if (answer?.is !== 'failed') return
    this.#show({ failure: { of: 'save', reason: answer.reason } })
    // Somebody else may have changed what was to be arranged.
    await this.refresh()
  }

  #show(change: Partial<OrderState>): void {
    this.#state = { ...this.#state, ...change }
    for (const changed of this.#listeners) changed()
  }
}
