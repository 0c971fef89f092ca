/**
 * The look of a card. lead: the first of a page, the picture below its title. wide: the picture beside the text.
 * feature: large. regular: one of three or four in a row. compact: small, the picture beside the text. slide: one of
 * three in a moving row. Three roles have no teaser: brief (small), top (the first of a column), line (from 768 px
 * without its picture).
 */
export type CardRole =
  | 'lead'
  | 'wide'
  | 'feature'
  | 'regular'
  | 'compact'
  | 'slide'
  | 'brief'
  | 'top'
  | 'line'

/** Whether a card of this role shows the article's teaser. */
export function hasTeaser(role: CardRole): boolean {
  return role !== 'brief' && role !== 'top' && role !== 'line'
}

/** Returns the `sizes` of a card's picture: its width, from the widest screen to the narrowest. */
export function pictureSizes(role: CardRole): string {
  const { desktop, tablet = '47vw', phone = '82vw' } = widths[role]
  return `(min-width: 64rem) ${desktop}, (min-width: 48rem) ${tablet}, ${phone}`
}

/** Greatest useful width of a card's picture: its displayed width on a screen of high density; pixels. */
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
