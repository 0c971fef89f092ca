import { lettering } from '../drawing/lettering.ts'
import { gradient } from '../drawing/shading.ts'
import { circle, each, element, path, place, polygon, rect } from '../drawing/svg.ts'
import { dome, skyline } from '../drawing/town.ts'
import { homeWords as words } from '../lettering/homeWords.ts'
import { card } from './card.ts'

const size = { width: 980, height: 250 }

/** The Friday of open doors: seven doors, and the light behind one of them. Drawn in few paths: it is the first picture of home. */
export function openDoors(): string {
  const wall = gradient(['#0d3a66', '#1670bd'], 0, (fill) => rect(0, 0, 980, 250, fill))
  const floor = rect(0, 216, 980, 34, '#0a2c50')
  const text =
    lettering(words.friday, 52, 90, 96, '#ffffff') +
    lettering(words.openDoors, 51, 150, 62, '#ffd36b') +
    lettering(words.doorsTime, 53, 196, 30, '#d4eaf8')
  return card(size, '#0d3a66', wall + floor + doors() + text)
}

function doors(): string {
  const colours = ['#ef7159', '#f5b83d', '#8dbb97', '', '#f9c3ae', '#8fc7ec', '#fcf5e8']
  const at = colours.map((_, i) => 588 + i * 55 + (i > 3 ? 20 : 0))
  const open = at[3] ?? 0
  const closed = at.filter((x) => x !== open)
  const frames = at.map((x) => `M${x - 25} 216v-135a25 25 0 0 1 50 0v135`).join('')
  const leaves = at
    .map((x, i) => path(`M${x - 20} 216v-135a20 20 0 0 1 40 0v135`, colours[i] || '#ffe9a8'))
    .join('')
  const panels = closed
    .map((x) => `M${x - 12} 91v-10a12 12 0 0 1 24 0v10zm0 10h24v40h-24zm0 52h24v48h-24z`)
    .join('')
  const knobs = [...closed, open + 25].map((x) => `M${x + 14} 148h4v6h-4z`).join('')
  const beam = polygon(
    `${open - 20},216 ${open + 20},216 ${open + 58},250 ${open - 58},250`,
    '#ffd36b',
  )
  const person = path(
    `M${open - 14} 216v-40c0-17 24-17 24 0v40zm3-66a9 9 0 0 1 18 0a9 9 0 0 1-18 0`,
    '#0d3a66',
  )
  const leaf = path(`M${open + 20} 216v-140l24-12v162z`, '#e9a52e')
  const shadows = element('path', { d: panels, fill: '#14294f', opacity: 0.28 })
  return beam + path(frames, '#0a2c50') + leaves + shadows + person + leaf + path(knobs, '#ffffff')
}

/** A night on which the professions at work can be watched: a town that does not sleep. */
export function nightOfProfessions(): string {
  const evening = gradient(['#0a1836', '#1c3d7a', '#5f4b8b', '#c0627f'], 90, (fill) =>
    rect(0, 0, 980, 250, fill),
  )
  const stars = each(
    '80,30 210,22 330,52 470,26 500,60 640,24 760,44 860,20 930,62',
    (x = 0, y = 0) => circle(x, y, 1.8, '#ffe7a8'),
  )
  const moon = circle(776, 52, 24, '#ffe7a8')
  const far = skyline(520, 250, 470, {
    seed: 4,
    colour: '#47518c',
    lights: '#ffd98a',
    lit: 0.45,
    tallest: 190,
  })
  const church = place(640, 250, dome(0, 0, 0.72, '#1c2b5a', '#e0a53a'))
  const near = skyline(700, 250, 300, {
    seed: 9,
    colour: '#14204a',
    lights: '#ffcf66',
    lit: 0.75,
    tallest: 150,
  })
  const text =
    lettering(words.nightOf, 56, 92, 86, '#ffffff') +
    lettering(words.professions, 55, 176, 86, '#ffd36b') +
    lettering(words.afterMidnight, 57, 217, 24, '#ffe9dc')
  return card(size, '#0a1836', evening + stars + moon + far + church + near + text)
}
