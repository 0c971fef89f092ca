import { lettering } from '../drawing/lettering.ts'
import { gradient } from '../drawing/shading.ts'
import { each, ellipse, path, place, rect, stroke, times, turn } from '../drawing/svg.ts'
import { homeWords as words } from '../lettering/homeWords.ts'
import { card } from './card.ts'

/** A fair in winter for work in summer: a parasol in the snow. */
export function firstSnow(): string {
  const sky = gradient(['#2f8fd8', '#a9dbf5'], 90, (fill) => rect(0, 0, 300, 250, fill))
  const flakes = each('20,22 280,24 40,142 262,152 18,188 150,16 288,84 12,90', (x = 0, y = 0) =>
    place(x, y, flake()),
  )
  const hills =
    path('M0 206 C60 176 120 190 170 198 S270 178 300 190 V250 H0Z', '#ffffff') +
    path('M0 224 C80 208 200 236 300 214 V250 H0Z', '#e3f1fa')
  const text =
    lettering(words.firstSnow, 150, 40, 16.5, '#ffffff', 'middle') +
    lettering(words.winterFair, 150, 78, 36, '#ffffff', 'middle') +
    lettering(words.summerWork, 150, 110, 30, '#0f3f73', 'middle')
  return card(
    { width: 300, height: 250 },
    '#2f8fd8',
    sky +
      flakes +
      hills +
      ellipse(150, 220, 84, 7, '#cfe6f6') +
      place(178, 216, parasol()) +
      place(116, 219, deckChair()) +
      text,
  )
}

function flake(): string {
  return times(3, (i) => turn(i * 60, [0, 0], stroke('M0 -6 V6', '#ffffff', 1.8)))
}

function parasol(): string {
  const pole = stroke('M0 0 L-9 -84', '#8a5a34', 4)
  const roof = path('M-62 -56 A56 44 0 0 1 48 -70 Z', '#f6584b')
  const stripes = path(
    'M-40 -59 Q-30 -90 -10 -96 L-8 -97 Q-22 -84 -22 -61Z M14 -66 Q12 -86 -6 -96 Q20 -94 32 -68Z',
    '#fff4dd',
  )
  return place(0, 0, pole + roof + stripes, 0.86)
}

function deckChair(): string {
  const legs = stroke('M-32 -50 L20 0 M-24 0 L30 -20', '#8a5a34', 4)
  return legs + stroke('M-30 -48 Q-12 -4 28 -19', '#ffc94f', 8)
}
