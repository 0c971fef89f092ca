import { cableBridge, fortress, glints } from '../drawing/danube.ts'
import { cloud, ridge, sky, sun } from '../drawing/landscape.ts'
import { palette, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { leafyPlant, snakePlant } from '../drawing/plants.ts'
import { sitting, type Pose } from '../drawing/pose.ts'
import { books, cat, laptop, mug } from '../drawing/props.ts'
import { officeChair, room, shelf, table, windowOn } from '../drawing/room.ts'
import { gradient } from '../drawing/shading.ts'
import { ellipse, faded, polygon, rect, width } from '../drawing/svg.ts'

/** Working at home with the river, the bridge and the fortress in the window. */
export function deskByTheDanube(): string {
  const frame = { x: 560, y: 90, w: 900, h: 560, colour: palette.cream, bars: 'halves' } as const
  return (
    room([palette.deepBlue, palette.blue], palette.paleWood, 880) +
    windowOn(river(), frame) +
    faded(0.45, polygon('560,1067 820,880 1200,880 1080,1067', palette.paleGold)) +
    ellipse(820, 985, 620, 60, palette.coral) +
    ellipse(820, 985, 560, 48, palette.blush) +
    shelf(90, 330, 340, palette.paleWood) +
    books(190, 330, [palette.gold, palette.coral, palette.cream]) +
    leafyPlant(350, 330, palette.coral, palette.sage, 0.72) +
    snakePlant(190, 960, palette.gold, palette.green, 1.5) +
    cat(1330, 643, -1) +
    officeChair(655, 800, palette.gold, 1.05) +
    worker() +
    table(770, 716, 640, 980, palette.paleWood) +
    laptop(960, 716, 1.3) +
    mug(1150, 716, palette.gold) +
    books(1300, 716, [palette.green, palette.cream, palette.coral], 0.9)
  )
}

function river(): string {
  const flashes = '620,540,90 790,570,60 900,510,120 1120,590,90 690,610,110 1260,540,70 980,630,80'
  return (
    sky([palette.sky, palette.paleSky, palette.sand], 480) +
    sun(1230, 240, 62, palette.gold) +
    cloud(640, 230, 0.7) +
    ridge(470, 20, 2.2, palette.sage) +
    gradient([palette.sky, palette.blue], 90, (fill) => rect(0, 470, width, 220, fill)) +
    glints(flashes, palette.paleSky) +
    cableBridge(1010, 478, 1) +
    fortress(760, 500, 0.72)
  )
}

function worker(): string {
  const pose: Pose = { ...sitting, nearArm: [24, -60, 148, -44], farArm: [60, -74, 172, -48] }
  return person(670, 762, 1.12, pose, {
    skin: skin.warm,
    hair: 'bun',
    hairColour: palette.night,
    top: palette.coral,
    bottom: palette.navy,
    shoes: palette.cream,
  })
}
