import type { PaidArticle } from './paidArticle.ts'

/** The paid articles in their order. */
export type Order = readonly PaidArticle[]

/** Largest number of articles with a place; the rest are ordered by date. */
export const maxInOrder = 5000

/** Returns a list in which the item at `from` is moved to `to`; the same list if there is no such index. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from]
  if (item === undefined || list[to] === undefined) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Returns an order in which one article has the place of another; the articles between them move up or down. */
export function movedTo(order: Order, id: number, targetId: number): Order {
  const placeOf = (wanted: number) => order.findIndex((article) => article.id === wanted)
  return moved(order, placeOf(id), placeOf(targetId))
}

/** The newsroom's answer: the stored order, or a failure with its reason, null if none was given. */
export type OrderAnswer = { is: 'answered'; order: Order } | { is: 'failed'; reason: string | null }

type Newsroom = {
  /** Both return an answer and never throw. */
  load: () => Promise<OrderAnswer>
  store: (order: Order) => Promise<OrderAnswer>
}

export type OrderState = {
  /** The order that the editor sees; null until one is loaded. */
  shown: Order | null
  isSaving: boolean
  /** The last failure; `reason` is the newsroom's text. */
  failure: { of: 'load' | 'save'; reason: string | null } | null
}

/**
 * Keeps the shown order and the newsroom's order in sync. Saves run one after another; of several orders during one
 * save, only the last is stored. If the last save fails, the previously stored order is shown again.
 */
export class OrderKeeper {
  readonly #newsroom: Newsroom
  readonly #listeners = new Set<() => void>()
  #state: OrderState
  #stored: Order | null
  /** Order to store when the current save ends. */
  #wanted: Order | null = null
  #arrangements = 0

  /** @param loaded null if it could not be loaded */
  constructor(loaded: Order | null, newsroom: Newsroom) {
    this.#newsroom = newsroom
    this.#stored = loaded
    const failure = loaded ? null : ({ of: 'load', reason: null } as const)
    this.#state = { shown: loaded, isSaving: false, failure }
  }

  readonly state = (): OrderState => this.#state

  /** @returns a function that ends the subscription */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  /** Shows a new order at once, and stores it. */
  arrange(order: Order): void {
    const { isSaving } = this.#state
    this.#arrangements += 1
    this.#wanted = order
    this.#show({ shown: order, isSaving: true, failure: null })
    if (!isSaving) void this.#save()
  }

  /** Loads the current order; arrangements made meanwhile take precedence. */
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
    // Another user may have changed the articles or their order.
    await this.refresh()
  }

  #show(change: Partial<OrderState>): void {
    this.#state = { ...this.#state, ...change }
    for (const changed of this.#listeners) changed()
  }
}
