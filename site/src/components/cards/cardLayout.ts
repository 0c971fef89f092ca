/**
 * How a block of one to five cards is laid out from 768 px (below that every block is a row to swipe).
 * solo, pair, trio, four: as many columns as cards. lead: a large first card, the others in columns beside it.
 * list: the others as lines with a small picture. band: the first card across, the others in columns below it.
 */
export type BlockShape = 'solo' | 'pair' | 'trio' | 'four' | 'lead' | 'list' | 'band'

/** wide: picture beside the text. feature: large. compact: small picture beside the text. slide: one of three from 768 px. */
export type CardRole = 'wide' | 'feature' | 'regular' | 'compact' | 'slide'

/** @param position of the block on the page, from 0: neighbouring blocks of many cards look different */
export function blockShape(position: number, cards: number): BlockShape {
  if (cards <= 1) return 'solo'
  if (cards === 2) return 'pair'
  if (position === 0 && cards !== 4) return 'lead'
  if (cards === 3) return 'trio'
  return position % 2 === 1 || position === 0 ? 'list' : 'band'
}

/** Promoted articles stand side by side: nobody has paid for a larger card than the others. @param cards at most 4 */
export function featuredShape(cards: number): BlockShape {
  return (['solo', 'pair', 'trio'] as const)[cards - 1] ?? 'four'
}

/** @param index of the card in its block, from 0 */
export function cardRole(shape: BlockShape, index: number): CardRole {
  if (index > 0) return shape === 'list' ? 'compact' : shape === 'pair' ? 'feature' : 'regular'
  if (shape === 'solo' || shape === 'band') return 'wide'
  return shape === 'trio' || shape === 'four' ? 'regular' : 'feature'
}

/** The `sizes` of a card's picture: how wide it is shown, from the widest screen to the narrowest. */
export function pictureSizes(role: CardRole): string {
  return `(min-width: 80rem) ${onDesktop[role]}, (min-width: 64rem) ${onLaptop[role]}, (min-width: 48rem) ${role === 'slide' ? '30vw' : '47vw'}, 82vw`
}

/** Of a card's picture, what it needs at most: as wide as it is shown, on a dense screen; pixels. */
export const maxPictureWidth: Record<CardRole, number> = {
  wide: 1280,
  feature: 1280,
  regular: 960,
  compact: 960,
  slide: 960,
}

const onDesktop: Record<CardRole, string> = {
  wide: '40rem',
  feature: '42rem',
  regular: '25rem',
  compact: '14rem',
  slide: '25rem',
}

const onLaptop: Record<CardRole, string> = {
  wide: '52vw',
  feature: '55vw',
  regular: '30vw',
  compact: '18vw',
  slide: '30vw',
}
