/**
 * How cards are laid out from 768 px (below that all are a row to swipe). solo, pair, trio, four: as many columns as
 * cards. large: a large first card, the others in columns beside it. list: the others as lines beside the first.
 * column: the same, one below the other from 1024 px.
 */
export type BlockShape = 'solo' | 'pair' | 'trio' | 'four' | 'large' | 'list' | 'column'

/**
 * lead: what a page begins with, the picture below the title. wide: picture beside the text. feature: large. compact:
 * small, picture beside the text. slide: one of three from 768 px. Without a teaser are brief: small, top: of a column, and
 * line: also without its picture from 768 px.
 */
export type CardRole =
  'lead' | 'wide' | 'feature' | 'regular' | 'compact' | 'slide' | 'brief' | 'top' | 'line'

/** How much of the page a block takes. */
export type BlockPlace = 'large' | 'list' | 'column'

/** @param cards how many there are, up to five */
export function blockShape(place: BlockPlace, cards: number): BlockShape {
  if (place === 'column') return 'column'
  if (cards <= 1) return 'solo'
  if (place === 'list') return 'list'
  if (cards === 2) return 'pair'
  return cards === 4 ? 'four' : 'large'
}

/** Promoted articles stand side by side: nobody has paid for a larger card than the others. @param cards at most 4 */
export function featuredShape(cards: number): BlockShape {
  return (['solo', 'pair', 'trio'] as const)[cards - 1] ?? 'four'
}

/** @param index of the card in its block, from 0 */
export function cardRole(shape: BlockShape, index: number): CardRole {
  if (shape === 'list') return index === 0 ? 'compact' : 'line'
  if (shape === 'column') return index === 0 ? 'top' : 'line'
  if (shape === 'large') return index === 0 ? 'feature' : 'brief'
  if (shape === 'solo') return 'wide'
  return shape === 'pair' ? 'feature' : 'regular'
}

/** Whether it says what the article is about, or its title says enough. */
export function hasTeaser(role: CardRole): boolean {
  return role !== 'brief' && role !== 'top' && role !== 'line'
}

/** The `sizes` of a card's picture: how wide it is shown, from the widest screen to the narrowest. */
export function pictureSizes(role: CardRole): string {
  const { desktop, tablet = '47vw', phone = '82vw' } = widths[role]
  return `(min-width: 64rem) ${desktop}, (min-width: 48rem) ${tablet}, ${phone}`
}

/** Of a card's picture, what it needs at most: as wide as it is shown, on a dense screen; pixels. */
export const maxPictureWidth: Record<CardRole, number> = {
  lead: 1280,
  wide: 1280,
  feature: 1280,
  regular: 960,
  compact: 960,
  slide: 960,
  brief: 640,
  top: 960,
  line: 640,
}

type Widths = { desktop: string; tablet?: string; phone?: string }

const widths: Record<CardRole, Widths> = {
  lead: { desktop: 'min(62vw, 50rem)', tablet: '94vw', phone: '94vw' },
  wide: { desktop: 'min(52vw, 40rem)' },
  feature: { desktop: 'min(55vw, 42rem)' },
  regular: { desktop: 'min(30vw, 25rem)' },
  compact: { desktop: 'min(26vw, 20rem)' },
  slide: { desktop: 'min(30vw, 25rem)', tablet: '30vw' },
  brief: { desktop: 'min(18vw, 14rem)' },
  top: { desktop: 'min(30vw, 25rem)' },
  line: { desktop: '1px', tablet: '1px' },
}
