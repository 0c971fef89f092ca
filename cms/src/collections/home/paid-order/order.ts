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
