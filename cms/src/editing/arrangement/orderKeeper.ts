/** Documents in the order that editors give them. */
export type Order<Row extends { id: number }> = readonly Row[]

/** Largest number of documents with a place. */
export const maxInOrder = 5000

/** Returns a list in which the item at `from` is moved to `to`; the same list if there is no such index. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from]
  if (item === undefined || list[to] === undefined) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Returns an order in which one row has the place of another; the rows between them move up or down. */
export function movedTo<Row extends { id: number }>(
  order: Order<Row>,
  id: number,
  targetId: number,
): Order<Row> {
  const placeOf = (wanted: number) => order.findIndex((row) => row.id === wanted)
  return moved(order, placeOf(id), placeOf(targetId))
}

/** The newsroom's answer: the stored order, or a failure with its reason, null if none was given. */
export type OrderAnswer<Row extends { id: number }> =
  | { is: 'answered'; order: Order<Row> }
  | { is: 'failed'; reason: string | null }

/** The newsroom's operations on an order. Both return an answer and never throw. */
export type OrderSource<Row extends { id: number }> = {
  load: () => Promise<OrderAnswer<Row>>
  store: (order: Order<Row>) => Promise<OrderAnswer<Row>>
}

export type OrderState<Row extends { id: number }> = {
  /** The order that the editor sees; null until one is loaded. */
  shown: Order<Row> | null
  isSaving: boolean
  /** The last failure; `reason` is the newsroom's text. */
  failure: { of: 'load' | 'save'; reason: string | null } | null
}

/**
 * Keeps the shown order and the newsroom's order in sync. Saves run one after another; of several orders during one
 * save, only the last is stored. If the last save fails, the previously stored order is shown again.
 */
export class OrderKeeper<Row extends { id: number }> {
  readonly #newsroom: OrderSource<Row>
  readonly #listeners = new Set<() => void>()
  #state: OrderState<Row>
  #stored: Order<Row> | null
  /** Order to store when the current save ends. */
  #wanted: Order<Row> | null = null
  #arrangements = 0
  #loads = 0
  /** Whether an order was asked for during a save, which comes too early to be shown. */
  #isOutdated = false

  /** @param loaded null if it could not be loaded; undefined if nobody has tried yet */
  constructor(loaded: Order<Row> | null | undefined, newsroom: OrderSource<Row>) {
    this.#newsroom = newsroom
    this.#stored = loaded ?? null
    const failure = loaded === null ? ({ of: 'load', reason: null } as const) : null
    this.#state = { shown: this.#stored, isSaving: false, failure }
  }

  readonly state = (): OrderState<Row> => this.#state

  /** @returns a function that ends the subscription */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  /** Shows a new order at once, and stores it. */
  arrange(order: Order<Row>): void {
    const { isSaving } = this.#state
    this.#arrangements += 1
    this.#wanted = order
    this.#show({ shown: order, isSaving: true, failure: null })
    if (!isSaving) void this.#save()
  }

  /** Does not show the last failure any more. */
  forgetFailure(): void {
    this.#show({ failure: null })
  }

  /**
   * Loads the current order. An arrangement or a load that begins meanwhile takes precedence. A failure is shown if no
   * order is.
   */
  async refresh(): Promise<OrderAnswer<Row>> {
    const { isSaving, shown } = this.#state
    const arrangements = this.#arrangements
    const load = (this.#loads += 1)
    this.#isOutdated = isSaving
    const answer = await this.#newsroom.load()
    if (isSaving || arrangements !== this.#arrangements || load !== this.#loads) return answer
    if (answer.is === 'answered') {
      this.#stored = answer.order
      const { failure } = this.#state
      this.#show({ shown: answer.order, failure: failure?.of === 'save' ? failure : null })
    } else if (!shown) this.#show({ failure: { of: 'load', reason: answer.reason } })
    return answer
  }

  async #save(): Promise<void> {
    let answer: OrderAnswer<Row> | null = null
    while (this.#wanted) {
      const order = this.#wanted
      this.#wanted = null
      answer = await this.#newsroom.store(order)
      if (answer.is === 'answered') this.#stored = answer.order
    }
    this.#show({ shown: this.#stored, isSaving: false })
    if (answer?.is === 'failed') this.#show({ failure: { of: 'save', reason: answer.reason } })
    // Another user may have changed the list.
    if (answer?.is === 'failed' || this.#isOutdated) await this.refresh()
  }

  #show(change: Partial<OrderState<Row>>): void {
    this.#state = { ...this.#state, ...change }
    for (const changed of this.#listeners) changed()
  }
}
