import type { CardRole } from '../cards/cardLayout.ts'

/**
 * The layout of cards from 768 px (below that all are a row to swipe). solo, pair, trio, four: as many columns as
 * cards. large: a large first card, the others in columns beside it. list: the others as lines beside the first.
 * column: the same, one below the other from 1024 px.
 */
export type BlockShape = 'solo' | 'pair' | 'trio' | 'four' | 'large' | 'list' | 'column'

/** The size of a block on the page. */
export type BlockPlace = 'large' | 'list' | 'column'

/** @param cards number of cards, up to five */
export function blockShape(place: BlockPlace, cards: number): BlockShape {
  if (place === 'column') return 'column'
  if (cards <= 1) return 'solo'
  if (place === 'list') return 'list'
  if (cards === 2) return 'pair'
  return cards === 4 ? 'four' : 'large'
}

/**
 * Promoted articles are side by side, because all of them paid for the same size.
 *
 * @param cards at most 4
 */
export function featuredShape(cards: number): BlockShape {
  return (['solo', 'pair', 'trio'] as const)[cards - 1] ?? 'four'
}

/** @param index position of the card in its block, from 0 */
export function cardRole(shape: BlockShape, index: number): CardRole {
  if (shape === 'list') return index === 0 ? 'compact' : 'line'
  if (shape === 'column') return index === 0 ? 'top' : 'line'
  if (shape === 'large') return index === 0 ? 'feature' : 'brief'
  if (shape === 'solo') return 'wide'
  return shape === 'pair' ? 'feature' : 'regular'
}
