import { shade } from './palette.ts'
import { circle, each, ellipse, path } from './svg.ts'

export type Hair = 'short' | 'bob' | 'bun' | 'long' | 'curls' | 'beard' | 'cap' | 'baker' | 'crop'

/** A head without a face, looking right, about 64 wide and 72 high around 0,0. */
export function head(hair: Hair, skin: string, colour: string): string {
  const skull = path(
    'M-26 -8 C-26 -42 28 -44 28 -8 L34 8 L28 11 C28 26 22 38 8 38 C-14 38 -26 20 -26 -8Z',
    skin,
  )
  const { behind, front, coversEar } = hairdos[hair]
  const ear = coversEar ? '' : ellipse(-6, 8, 7, 9, shade(skin, 0.16))
  return (behind?.(colour) ?? '') + skull + front(colour) + ear
}

type Hairdo = {
  behind?: (colour: string) => string
  front: (colour: string) => string
  coversEar?: boolean
}

/** From the brow over the crown to the nape. */
const crown =
  'M30 -12 C34 -50 -34 -54 -34 -6 C-34 8 -28 18 -22 22 C-18 12 -16 2 -10 -4 C4 -4 18 -10 20 -20 C24 -18 28 -16 30 -12Z'
/** The same, down to the chin. */
const longCrown =
  'M31 -12 C34 -52 -38 -56 -38 -2 C-40 30 -36 44 -18 46 C-4 42 0 22 -2 2 C10 -2 20 -10 22 -22 C26 -18 29 -16 31 -12Z'
const hatBand = 'L29 -16 C10 -10 -12 -10 -28 -14Z'

const hairdos: Record<Hair, Hairdo> = {
  short: { front: (colour) => path(crown, colour) },
  crop: {
    front: (colour) =>
      path('M27 -16 C20 -46 -32 -46 -30 0 C-28 8 -24 12 -20 14 C-20 -8 -8 -18 27 -16Z', colour),
  },
  bob: {
    behind: (colour) => path('M-36 -8 C-40 34 -34 44 -8 46 L2 30 L-4 -10Z', colour),
    front: (colour) => path(longCrown, colour),
    coversEar: true,
  },
  long: {
    behind: (colour) => path('M-30 -14 C-48 20 -44 70 -54 96 C-30 104 -8 92 -4 60 L2 20Z', colour),
    front: (colour) => path(longCrown, colour),
    coversEar: true,
  },
  bun: {
    behind: (colour) => circle(-34, -34, 19, colour),
    front: (colour) => path(crown, colour),
  },
  curls: {
    behind: (colour) => circle(-26, 14, 17, colour) + circle(-32, -6, 18, colour),
    front: (colour) =>
      each('-24,-24,19 -4,-36,19 18,-30,15 -16,-2,15 -12,14,10', (x = 0, y = 0, r = 0) =>
        circle(x, y, r, colour),
      ),
    coversEar: true,
  },
  beard: {
    front: (colour) =>
      path(crown, colour) +
      path('M-16 6 C-16 34 -6 52 12 50 C28 48 32 28 30 14 L22 14 C16 22 4 20 -2 8Z', colour),
  },
  cap: {
    front: (colour) =>
      path('M-30 -6 C-34 -52 28 -52 30 -16 L54 -10 C56 -4 50 -2 44 -4 L-28 -4Z', colour),
  },
  baker: {
    front: (colour) =>
      path(
        `M-28 -14 L-26 -36 C-52 -44 -40 -84 -12 -74 C0 -92 34 -86 32 -66 C48 -60 42 -38 28 -36 ${hatBand}`,
        colour,
      ) + path(`M-28 -14 L-27 -26 C-10 -21 12 -21 29 -27 ${hatBand}`, shade(colour, 0.14)),
  },
}
