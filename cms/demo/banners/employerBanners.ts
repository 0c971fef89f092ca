import { lettering, type Lettering } from '../drawing/lettering.ts'
import { gradient } from '../drawing/shading.ts'
import {
  circle,
  clipped,
  each,
  element,
  ellipse,
  path,
  place,
  polygon,
  rect,
  ring,
  stroke,
  times,
  turn,
} from '../drawing/svg.ts'
import { exclusiveWords as words } from '../lettering/exclusiveWords.ts'
import { card } from './card.ts'

const size = { width: 280, height: 140 }

/** A factory that pays the night: a moon over lit halls. */
export function polyus(): string {
  const night = gradient(['#0a1c40', '#23509a'], 90, (fill) => rect(0, 0, 280, 140, fill))
  const moon = path('M226 18 A23 23 0 1 0 250 46 A19 19 0 1 1 226 18Z', '#ffe7a8')
  const stars = each('180,22,1.6 196,48,1.2 264,74,1.4 150,14,1.2', (x = 0, y = 0, r = 0) =>
    circle(x, y, r, '#ffe7a8'),
  )
  const hall = path('M172 140 V96 l22 -14 v14 l22 -14 v14 l22 -14 v14 l22 -14 V140Z', '#071530')
  const chimney = path('M258 140 L261 60 h10 L274 140Z', '#071530')
  const windows = times(5, (i) => rect(180 + i * 16, 108, 9, 12, '#ffc94f', 1))
  const text = call(words.polyus, '#9cc8f2', [words.night, '#ffffff'], [words.isPaid, '#ffc94f'])
  return card(size, '#0a1c40', night + stars + moon + chimney + hall + windows + text)
}

/** A machine works that teaches a trade: a pair of compasses draws a gear. */
export function pergel(): string {
  const gear = times(16, (i) => turn(i * 22.5, [222, 84], rect(217, 24, 10, 12, '#dbe5f1', 2)))
  const wheel = ring(222, 84, 46, '#dbe5f1', 16) + ring(222, 84, 20, '#dbe5f1', 4)
  const drawn = stroke('M268 84 A46 46 0 0 1 199 124', '#e3542f', 4)
  const legs =
    polygon('237,30 245,34 225,86 222,85', '#14407e') +
    polygon('245,34 252,30 269,84 267,86', '#2a6cc0')
  const hinge =
    circle(245, 28, 9, '#14407e') +
    circle(245, 28, 3.5, '#fbf5e8') +
    rect(242, 8, 6, 14, '#14407e', 3)
  const text = call(
    words.pergel,
    '#56617a',
    [words.craft, '#14294f'],
    [words.withContract, '#d2461f'],
  )
  return card(size, '#fbf3e2', gear + wheel + drawn + legs + hinge + text)
}

/** A data centre that never sleeps: racks under snow. */
export function studenaGara(): string {
  const rack = (x = 0, lit = '') =>
    rect(x, 34, 40, 106, '#062f36', 3) +
    times(
      7,
      (i) =>
        rect(x + 6, 44 + i * 13, 28, 8, '#0f5661', 2) +
        circle(x + 11, 48 + i * 13, 2, i % 3 ? '#6ff0c0' : lit),
    )
  const snow = path(
    'M176 36 C176 24 188 20 196 25 C202 18 214 19 218 26 C226 18 238 18 243 25 C252 20 264 24 264 36 V39 C260 44 257 39 254 39 C250 39 250 47 246 47 C242 47 243 39 238 39 H226 C222 39 222 45 218 45 C214 45 214 39 209 39 H200 C195 39 196 49 191 49 C187 49 187 39 183 39 C179 39 176 42 176 36Z',
    '#eefaff',
  )
  const flakes = each('154,30,2 166,56,1.6 272,20,1.8', (x = 0, y = 0, r = 0) =>
    circle(x, y, r, '#bfe9ee'),
  )
  const text = call(
    words.studenaGara,
    '#8fd6d2',
    [words.weWatch, '#ffffff'],
    [words.youSleep, '#7df0c8'],
    28,
  )
  return card(size, '#0a4650', rack(178, '#ffd166') + rack(222, '#ff8f6b') + snow + flakes + text)
}

/** A hotel by the sea that works all year. */
export function solenaSkala(): string {
  const evening = gradient(['#f59a5b', '#df5b66', '#8a3c76'], 90, (fill) =>
    rect(0, 0, 280, 100, fill),
  )
  const sun = circle(182, 96, 20, '#ffe3a0')
  const sea = gradient(['#2d7f9c', '#155272'], 90, (fill) => rect(0, 96, 280, 44, fill))
  const glints = each('162,103,34 168,111,20 158,119,18 164,127,9', (x = 0, y = 0, w = 0) =>
    rect(x, y, w, 2.4, '#ffd9a0', 1.2),
  )
  const rock = path('M176 140 L184 112 L196 104 L202 84 L226 78 L280 74 V140Z', '#3a2348')
  const hotel =
    rect(214, 40, 56, 42, '#fff3df') +
    rect(210, 36, 64, 6, '#d9543f', 2) +
    rect(226, 22, 20, 16, '#fff3df') +
    rect(223, 18, 26, 5, '#d9543f', 2)
  const windows = times(8, (i) =>
    rect(
      220 + (i % 4) * 12.5,
      48 + Math.floor(i / 4) * 16,
      7,
      10,
      i === 2 || i === 5 ? '#8a5a7a' : '#f6b53f',
      1,
    ),
  )
  const text = call(
    words.solenaSkala,
    '#5c1230',
    [words.season, '#ffffff'],
    [words.twelveMonths, '#ffffff'],
    29,
  )
  return card(size, '#f59a5b', evening + sun + sea + glints + rock + hotel + windows + text)
}

/** A distillery of roses whose day is over early. */
export function utrinnaRosa(): string {
  const rows = each('172 196 220 244 268', (x = 0) =>
    stroke(`M${x} 146 C${x} 130 ${x + 8} 116 ${x + 30} 100`, '#6fab78', 6),
  )
  const hill = path('M150 140 C176 116 224 106 280 104 V140Z', '#a9cf9f')
  const field = hill + clipped(hill, rows)
  const sun = circle(214, 98, 58, '#ffd9b8')
  const text = call(
    words.utrinnaRosa,
    '#a8375c',
    [words.fromFive, '#7a1238'],
    [words.toNine, '#c92a5c'],
  )
  return card(size, '#fde6e1', sun + field + place(216, 76, rose()) + text)
}

/** A rose of about 90 pixels, seen from the front. */
function rose(): string {
  const petals = (count: number, r: number, far: number, colour: string, edge: string) =>
    times(count, (i) =>
      turn(
        (i * 360) / count + far,
        [0, 0],
        ellipse(0, -far, r, r * 0.86, edge) + ellipse(0, -far + 1.6, r, r * 0.84, colour),
      ),
    )
  const leaf = (degrees: number) =>
    turn(degrees, [0, 0], path('M0 -30 C16 -40 18 -56 0 -66 C-18 -56 -16 -40 0 -30Z', '#3f8257'))
  const heart = stroke('M-5 1 C-5 -7 6 -7 6 0 C6 6 -2 7 -2 1 C-2 -2 2 -2 2 0', '#8e1741', 2.2)
  return (
    leaf(-118) +
    leaf(128) +
    leaf(60) +
    petals(6, 20, 24, '#ef8fa9', '#f7b4c4') +
    petals(5, 16, 15, '#e3648a', '#f191ac') +
    petals(4, 11, 8, '#cf3f6d', '#e3648a') +
    element('circle', { r: 11, fill: '#b92a58' }) +
    heart
  )
}

type Line = readonly [words: Lettering, colour: string]

/** Who calls, and the call in two lines of at most `type` pixels. */
function call(name: Lettering, colour: string, first: Line, second: Line, type = 32): string {
  return (
    lettering(name, 20, 34, 17, colour) +
    lettering(first[0], 19, 116 - type * 1.02, type, first[1]) +
    lettering(second[0], 19, 116, type, second[1])
  )
}
