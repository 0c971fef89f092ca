/**
 * lead: what a page begins with, the picture below the title. wide: picture beside the text. feature: large. compact:
 * small, picture beside the text. slide: one of three from 768 px. Without a teaser are brief: small, top: of a column, and
 * line: also without its picture from 768 px.
 */
export type CardRole =
  'lead' | 'wide' | 'feature' | 'regular' | 'compact' | 'slide' | 'brief' | 'top' | 'line'

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
