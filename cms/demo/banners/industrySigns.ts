import { lettering } from '../drawing/lettering.ts'
import {
  circle,
  clipped,
  each,
  path,
  polygon,
  rect,
  ring,
  stroke,
  times,
  turn,
} from '../drawing/svg.ts'
import { partnerWords as words } from '../lettering/partnerWords.ts'
import { sign } from './card.ts'

/** A haulier: a steelyard that weighs a parcel. */
export function kantar(): string {
  const beam = rect(26, 30, 148, 5, '#ffffff', 2.5)
  const hook = stroke('M72 32 V20 C72 12 82 12 82 18', '#ffffff', 4)
  const load =
    rect(30, 35, 3, 6, '#ffffff') +
    rect(20, 40, 23, 18, '#ff9f5a', 2) +
    rect(29, 40, 5, 18, '#ffd0a3')
  const weight = rect(146, 35, 3, 6, '#ffffff') + path('M140 40 H155 L159 56 H136Z', '#7cc4f5')
  return sign(
    '#12345e',
    beam + hook + load + weight + lettering(words.kantar, 100, 84, 30, '#ffffff', 'middle'),
  )
}

/** A maker of lamps in the north: the needle of a compass. */
export function severnaStrelka(): string {
  const [x, y] = [42, 50]
  const needle =
    polygon(`${x},${y - 24} ${x + 8},${y} ${x - 8},${y}`, '#e0413a') +
    polygon(`${x},${y + 24} ${x + 8},${y} ${x - 8},${y}`, '#1c3557')
  const dial = circle(x, y, 30, '#ffffff') + ring(x, y, 30, '#1c3557', 5)
  const name =
    lettering(words.severna, 86, 46, 31, '#1c3557') +
    lettering(words.strelka, 86, 77, 31, '#d93a33')
  return sign('#e4eaf1', dial + turn(24, [x, y], needle) + circle(x, y, 3, '#ffffff') + name)
}

/** A warehouse: the number of its dock. */
export function yug7(): string {
  const stripes = times(14, (i) => path(`M${i * 16 - 8} 100 l10 -12 h8 l-10 12Z`, '#23262d'))
  const door = rect(126, 16, 52, 60, '#23262d', 5)
  const name =
    lettering(words.yug, 22, 68, 62, '#ffffff') +
    lettering(words.seven, 152, 64, 52, '#ffb25c', 'middle')
  return sign('#ee6136', stripes + door + name)
}

/** A plumber: drops that grow. */
export function kapkaPoKapka(): string {
  const drop = (x = 0, y = 0, r = 0) =>
    path(
      `M${x} ${y - r * 2.1} C${x + r * 0.5} ${y - r * 1.2} ${x + r} ${y - r * 0.6} ${x + r} ${y} A${r} ${r} 0 0 1 ${x - r} ${y} C${x - r} ${y - r * 0.6} ${x - r * 0.5} ${y - r * 1.2} ${x} ${y - r * 2.1}Z`,
      '#2a93e0',
    )
  const name =
    lettering(words.kapka, 22, 46, 37, '#0d4f8c') + lettering(words.poKapka, 22, 81, 37, '#0d4f8c')
  return sign('#d6ecfa', each('128,41,5 146,39,7.5 170,37,10', drop) + name)
}

/** A farm cooperative: furrows that run towards the sun. */
export function zlatnaBrazda(): string {
  const [x, y, r] = [42, 50, 30]
  const furrow = (at = 0) => stroke(`M${x} ${y - 2} L${x + at} ${y + 36}`, '#1c5a3a', 3)
  const field = rect(x - r, y + 2, 2 * r, r, '#e9b949') + each('-52 -28 -9 9 28 52', furrow)
  const view = rect(x - r, y - r, 2 * r, 2 * r, '#fbe6a8') + circle(x, y + 2, 14, '#f08a2c') + field
  const name =
    lettering(words.zlatna, 85, 46, 27, '#fbe6a8') + lettering(words.brazda, 85, 75, 27, '#fbe6a8')
  return sign('#1c5a3a', clipped(circle(x, y, r, '#fff'), view) + name)
}

/** Builders: a right angle and the bricks that fill it. */
export function pravoKyoshe(): string {
  const angle = path('M18 14 H30 V74 H182 V86 H18Z', '#a83a24')
  const bricks = each('162,60 138,60 150,46 126,46 162,32 138,32 150,18', (x = 0, y = 0) =>
    rect(x, y, 20, 11, '#d9694a', 1.5),
  )
  const name =
    lettering(words.pravo, 39, 39, 31, '#5c1c10') + lettering(words.kyoshe, 39, 67, 31, '#5c1c10')
  return sign('#fbdccf', angle + bricks + name)
}
