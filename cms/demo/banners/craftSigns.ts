import { lettering } from '../drawing/lettering.ts'
import { gradient } from '../drawing/shading.ts'
import {
  circle,
  clipped,
  each,
  element,
  ellipse,
  group,
  path,
  rect,
  ring,
  stroke,
  times,
  turn,
} from '../drawing/svg.ts'
import { colourWords } from '../lettering/colourWords.ts'
import { partnerWords as words } from '../lettering/partnerWords.ts'
import { sign } from './card.ts'

/** A bakery: embers that glow under its name. */
export function zharava(): string {
  const embers = ['#b5341b', '#e25b26', '#f7932f', '#ffcf66']
    .map((colour, i) => circle(100, 122, 58 - i * 11, colour))
    .join('')
  return sign('#4a1512', embers + lettering(words.zharava, 100, 52, 50, '#ffedd0', 'middle'))
}

/** A joinery: the teeth of a saw. */
export function trionISin(): string {
  const teeth = times(20, () => 'l8 -11 l2 11')
  const blade = path(`M0 76 ${teeth} V100 H0Z`, '#7b3f1d')
  const shine = rect(0, 84, 200, 3, '#a4612f')
  const name =
    lettering(words.trion, 14, 54, 30, '#4b240f') +
    lettering(words.iSin, 186, 54, 30, '#c0561f', 'end')
  return sign('#f3e0bd', blade + shine + name)
}

/** A spinning mill: a spindle with the thread that runs to it under the name. */
export function vreteno(): string {
  const plum = '#58276b'
  const thread = stroke('M16 78 C52 86 76 72 108 78 S154 82 168 60', '#b06bc7', 2.5)
  const rod = stroke('M172 12 V88', plum, 4)
  const yarn = path('M172 26 C190 34 190 62 172 72 C154 62 154 34 172 26Z', '#b06bc7')
  const turns = each('36 44 52 60 68', (y = 0) => stroke(`M154 ${y} L190 ${y - 7}`, '#dcb9e8', 2))
  const whorl = rect(162, 74, 20, 5, plum, 2)
  return sign(
    '#efe2f6',
    thread + rod + yarn + clipped(yarn, turns) + whorl + lettering(words.vreteno, 14, 60, 42, plum),
  )
}

/** A sewing room: a needle under the name, a seam around it. */
export function igla(): string {
  const seam = element('rect', {
    x: 7,
    y: 7,
    width: 186,
    height: 86,
    rx: 7,
    fill: 'none',
    stroke: '#f4b3ac',
    'stroke-width': 2,
    'stroke-dasharray': '7 5',
  })
  const needle = path('M38 76 C44 72 52 73 164 79 C52 81 44 81 38 76Z', '#ffffff')
  const eye = ellipse(46, 76.4, 4, 1.2, '#b92a45')
  const thread = stroke('M46 76.4 C30 66 20 84 34 87 S70 90 84 86', '#f4b3ac', 2)
  const name = lettering(words.igla, 100, 63, 58, '#ffffff', 'middle')
  return sign('#b92a45', seam + thread + needle + eye + name)
}

/** A pottery: a plate with the drops of Troyan. */
export function parvaGlina(): string {
  const [x, y] = [42, 50]
  const glazes = ['#f6dfb8', '#5b2413', '#e0a23c', '#f6dfb8', '#3f7f62', '#f6dfb8']
  const plate = glazes.map((glaze, i) => circle(x, y, 32 - i * 5.4, glaze)).join('')
  const drop = path(
    `M${x} ${y - 31} C${x + 5} ${y - 24} ${x + 3} ${y - 20} ${x} ${y - 20} C${x - 3} ${y - 20} ${x - 5} ${y - 24} ${x} ${y - 31}Z`,
    '#3f7f62',
  )
  const drops = times(10, (i) => turn(i * 36, [x, y], drop))
  const name =
    lettering(words.parva, 86, 46, 30, '#fbe8c8') + lettering(words.glina, 86, 77, 30, '#fbe8c8')
  return sign('#96401f', plate + drops + name)
}

/** Dye-works: every letter in its own colour, like the cloths that dry above. */
export function pastrets(): string {
  const colours = ['#ff7a66', '#ffc145', '#8fd694', '#4fc3e8', '#b9a2ff', '#ff9bc2', '#ffe9c9']
  const { p0, p1, p2, p3, p4, p5, p6 } = colourWords
  const size = 37
  let x = 18
  const letters = [p0, p1, p2, p3, p4, p5, p6].map((letter, i) => {
    const drawn = lettering(letter, x, 74, size, colours[i] ?? '')
    x += (letter.width * size) / letter.em
    return drawn
  })
  const cloths = [20, 30, 16, 26, 34, 18, 28]
    .map((long, i) => rect(22 + i * 22.6, -6, 18, long + 6, colours[i] ?? '', 4))
    .join('')
  return sign('#33295c', cloths + letters.join(''))
}

/** A printing house: a slug of lead type, mirrored as type is. */
export function olovnaBukva(): string {
  const slug = rect(20, 18, 50, 64, '#26262b', 4) + rect(20, 70, 50, 4, '#54545d')
  const mirrored = lettering(words.letterZh, 0, 60, 52, '#efe7d8', 'middle')
  const letter = group(mirrored, { transform: 'translate(45 0) scale(-1 1)' })
  const name =
    lettering(words.olovna, 82, 47, 27, '#26262b') + lettering(words.bukva, 82, 76, 27, '#c33b2c')
  return sign('#efe7d8', slug + letter + name)
}

/** A foundry: hot metal runs into the mould that is its name. */
export function kalap(): string {
  const hot = gradient(['#ffdd6e', '#ff8a2b', '#e8451c'], 90, (fill) =>
    path('M96 0 H104 V24 H178 L170 78 H30 L22 24 H96Z', fill),
  )
  return sign('#343a46', hot + lettering(words.kalap, 100, 64, 36, '#343a46', 'middle'))
}

/** A workshop for bicycles: a wheel that rolls out of the sign. */
export function spitsa(): string {
  const [x, y] = [36, 50]
  const spokes = times(14, (i) =>
    turn((i * 360) / 14, [x, y], rect(x - 0.8, y - 38, 1.6, 38, '#bfe6e0')),
  )
  const wheel = ring(x, y, 40, '#ffffff', 6) + spokes + circle(x, y, 6, '#ffb84d')
  return sign('#0b6e6c', wheel + lettering(words.spitsa, 87, 62, 36, '#ffffff'))
}
