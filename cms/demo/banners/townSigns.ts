import { lettering } from '../drawing/lettering.ts'
import { circle, each, path, polygon, rect, ring, stroke, times, turn } from '../drawing/svg.ts'
import { partnerWords as words } from '../lettering/partnerWords.ts'
import { sign } from './card.ts'

/** A publishing house: a lamp and its light. */
export function sinyaLampa(): string {
  const light = polygon('30,46 70,46 86,84 14,84', '#ffe08a')
  const stand = rect(48, 44, 4, 36, '#16408c') + rect(34, 80, 32, 5, '#16408c', 2.5)
  const shade = path('M40 16 H60 L76 48 H24Z', '#1d5fc4')
  const name =
    lettering(words.sinya, 92, 46, 30, '#16408c') + lettering(words.lampa, 92, 76, 30, '#16408c')
  return sign('#f6efdf', light + stand + shade + name)
}

/** A reading room where interviews are rehearsed: once more, and it is right. */
export function vtoriOpit(): string {
  const [x, y] = [45, 50]
  const again = stroke('M58.5 27 A27 27 0 1 0 71.5 46', '#231f20', 6)
  const head = polygon('52,16 70,25 55,37', '#231f20')
  const right = stroke(`M${x - 11} ${y + 1} l8 9 l15 -18`, '#d6371f', 7)
  const name =
    lettering(words.vtori, 88, 46, 27, '#231f20') + lettering(words.opit, 88, 76, 27, '#231f20')
  return sign('#ffd044', again + head + right + name)
}

/** An apiary: twelve cells. */
export function dvanaysetKoshera(): string {
  const cell = (x: number, y: number, colour: string) => {
    const corners = times(6, (i) => {
      const angle = (i * Math.PI) / 3 + Math.PI / 6
      return `${(x + 9 * Math.cos(angle)).toFixed(1)},${(y + 9 * Math.sin(angle)).toFixed(1)} `
    })
    return polygon(corners, colour)
  }
  const colours = ['#5a2d06', '#a85f0c', '#5a2d06', '#fff3cf']
  const comb = times(12, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)]
    const x = 18 + column * 18 + (row % 2) * 9
    return cell(x, 26.6 + row * 15.6, colours[(i + row) % 4] ?? '')
  })
  const name =
    lettering(words.dvanayset, 76, 47, 22.5, '#4a2405') +
    lettering(words.koshera, 76, 72, 22.5, '#4a2405')
  return sign('#ffc53d', comb + name)
}

/** An optician: glasses with a sun in one lens. */
export function yasenDen(): string {
  const teal = '#0f6b62'
  const sun = circle(121, 36, 16, '#ffc83d')
  const rays = times(12, (i) => turn(i * 30, [121, 36], rect(119.5, 6, 3, 8, '#ffc83d', 1.5)))
  const frame =
    ring(79, 36, 16, teal, 5) +
    ring(121, 36, 16, teal, 5) +
    stroke('M93 31 C97 26 103 26 107 31', teal, 5)
  const arms = stroke('M63 34 L50 26', teal, 5)
  const name =
    lettering(words.yasen, 26, 85, 31, teal) + lettering(words.den, 174, 85, 31, teal, 'end')
  return sign('#dcf2ea', rays + sun + frame + arms + name)
}

/** A tea house: a cup that steams. */
export function glatkaPauza(): string {
  const cream = '#fff0d9'
  const cup = path('M18 46 H62 C62 70 56 80 40 80 C24 80 18 70 18 46Z', cream)
  const handle = ring(64, 56, 8, cream, 4.5)
  const steam = each('30 40 50', (x = 0) => stroke(`M${x} 40 c-7 -8 7 -10 0 -20`, '#f0a98c', 3.5))
  const saucer = rect(14, 83, 54, 4, cream, 2)
  const name =
    lettering(words.glatka, 84, 47, 32, cream) + lettering(words.pauza, 100, 80, 32, cream)
  return sign('#a8432f', steam + handle + cup + saucer + name)
}

/** A nursery: pots on a window sill. */
export function zelenPervaz(): string {
  const leaf = (degrees: number, long: number, colour: string) =>
    turn(
      degrees,
      [0, 0],
      path(
        `M0 0 C${long * 0.4} ${-long * 0.4} ${long * 0.25} ${-long * 0.9} 0 ${-long} C${-long * 0.25} ${-long * 0.9} ${-long * 0.4} ${-long * 0.4} 0 0Z`,
        colour,
      ),
    )
  const plant = (x: number, tall: number) =>
    `<g transform="translate(${x} 62)">${leaf(-40, tall * 0.8, '#6fbf73') + leaf(40, tall * 0.8, '#6fbf73') + leaf(0, tall, '#a8dd8f')}</g>` +
    path(`M${x - 10} 60 H${x + 10} L${x + 7} 78 H${x - 7}Z`, '#e2764f')
  const sill = rect(0, 78, 200, 7, '#e9e2c8')
  const name =
    lettering(words.zelen, 88, 42, 30, '#e9f6dc') + lettering(words.pervaz, 88, 70, 30, '#a8dd8f')
  return sign('#113c2f', plant(30, 40) + plant(60, 28) + sill + name)
}
