import { cloud, poplar, ridge, sky, sun } from '../drawing/landscape.ts'
import { palette, shade, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { standing, type Pose } from '../drawing/pose.ts'
import { randomNumbers } from '@kariera/shared/rules/random'
import { gradient, shaded } from '../drawing/shading.ts'
import { circle, ellipse, path, place, rect, times, width } from '../drawing/svg.ts'

/** Rose pickers at sunrise between long rows, the mountains behind. */
export function roseField(): string {
  return (
    sky(['#7db6df', palette.paleSky, palette.blush, palette.paleGold], 620) +
    sun(1180, 400, 92, palette.gold) +
    cloud(300, 190, 1, palette.cream) +
    cloud(840, 130, 0.7, palette.cream) +
    ridge(470, 90, 0.4, '#7fa3cf') +
    ridge(560, 60, 2.1, '#6d9bb3') +
    ridge(640, 24, 3.4, palette.sage) +
    poplar(150, 660, 200, palette.green) +
    poplar(205, 660, 150, palette.forest) +
    poplar(1420, 660, 180, palette.green) +
    gradient([palette.green, palette.forest], 90, (fill) => rect(0, 640, width, 430, fill)) +
    row(690, 0.42, 5) +
    row(752, 0.62, 6) +
    picker(1130, 690, -0.82, palette.coral, 'cap') +
    row(850, 0.9, 7) +
    sack(760, 880) +
    picker(500, 760, 1.1, palette.blue, 'long') +
    row(1010, 1.35, 8)
  )
}

/** A hedge of roses over the whole width whose foot is at y. */
function row(y: number, scale: number, seed: number): string {
  const random = randomNumbers(seed)
  const colour = [palette.green, palette.forest][seed % 2] ?? palette.green
  const step = 150 * scale
  const bushes = times(Math.ceil(width / step) + 1, (i) =>
    ellipse(
      i * step,
      y - 40 * scale,
      104 * scale,
      (78 + (i % 3) * 14) * scale,
      shade(colour, 0.12),
    ),
  )
  const blossoms = times(Math.ceil(2600 / (46 * scale + 30)), () => {
    const [x, top] = [random() * width, y - (10 + random() * 96) * scale]
    return blossom(x, top, scale * (0.8 + random() * 0.5))
  })
  const ground = rect(0, y, width, 70 * scale, shade('#8a6a44', 0.1 + seed / 60))
  return (
    ground +
    shaded(bushes, palette.night, 90, [0, y - 140 * scale, width, 190 * scale], '70') +
    blossoms
  )
}

function blossom(x: number, y: number, scale: number): string {
  const petals = times(5, (i) => {
    const angle = (i * 2 * Math.PI) / 5
    return circle(11 * Math.cos(angle), 11 * Math.sin(angle), 9, '#f2a3b3')
  })
  return place(
    x,
    y,
    petals + circle(0, 0, 8, palette.deepCoral) + circle(0, 0, 4, palette.paleGold),
    scale,
  )
}

function picker(x: number, y: number, scale: number, top: string, hair: 'cap' | 'long'): string {
  const pose: Pose = {
    ...standing,
    shoulder: [30, -142],
    head: [52, -198],
    headTurn: 18,
    nearArm: [62, -76, 118, -52],
    farArm: [88, -90, 140, -76],
  }
  return person(x, y, scale, pose, {
    skin: hair === 'cap' ? skin.brown : skin.warm,
    hair,
    hairColour: hair === 'cap' ? palette.gold : palette.deepWood,
    top,
    bottom: palette.navy,
    apron: palette.cream,
    shoes: palette.deepWood,
  })
}

/** An open sack full of roses on x, y. */
function sack(x: number, y: number): string {
  const cloth = path(
    'M-84 0 C-106 -60 -94 -120 -70 -150 L70 -150 C94 -120 106 -60 84 0Z',
    palette.sand,
  )
  const random = randomNumbers(3)
  const heap = times(22, (i) => {
    const [share, tier] = [(i % 8) / 7 - 0.5, Math.floor(i / 8)]
    const lift = tier * 22 + (1 - 4 * share * share) * 14
    return blossom(share * (140 - tier * 34) + random() * 8, -146 - lift, 1.35 + random() * 0.4)
  })
  return place(x, y, shaded(cloth, palette.deepWood, 10, [-30, -150, 140, 160], '90') + heap, 0.9)
}
