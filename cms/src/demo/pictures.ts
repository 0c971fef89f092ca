import sharp from 'sharp'
import { picture } from './drawing/shading.ts'
import { apprenticeship } from './scenes/apprenticeship.ts'
import { bakeryOven } from './scenes/bakeryOven.ts'
import { chairMakers } from './scenes/chairMakers.ts'
import { commuterTrain } from './scenes/commuterTrain.ts'
import { deskByTheDanube } from './scenes/deskByTheDanube.ts'
import { firstDayAgain } from './scenes/firstDayAgain.ts'
import { freshBread } from './scenes/freshBread.ts'
import { gearAndCaliper } from './scenes/gearAndCaliper.ts'
import { glassJar } from './scenes/glassJar.ts'
import { honestPage } from './scenes/honestPage.ts'
import { nightOffice } from './scenes/nightOffice.ts'
import { portfolioWall } from './scenes/portfolioWall.ts'
import { readingTheAd } from './scenes/readingTheAd.ts'
import { riversideBicycle } from './scenes/riversideBicycle.ts'
import { screeningMachine } from './scenes/screeningMachine.ts'

const scenes = {
  apprenticeship,
  'bakery-oven': bakeryOven,
  'chair-makers': chairMakers,
  'commuter-train': commuterTrain,
  'desk-by-the-danube': deskByTheDanube,
  'first-day-again': firstDayAgain,
  'fresh-bread': freshBread,
  'gear-and-caliper': gearAndCaliper,
  'glass-jar': glassJar,
  'honest-page': honestPage,
  'night-office': nightOffice,
  'portfolio-wall': portfolioWall,
  'reading-the-ad': readingTheAd,
  'riverside-bicycle': riversideBicycle,
  'screening-machine': screeningMachine,
}

/** Names a drawn picture of the demo publication. */
export type PictureKey = keyof typeof scenes

export const pictureKeys = Object.keys(scenes).filter(isPictureKey)

function isPictureKey(name: string): name is PictureKey {
  return name in scenes
}

/** Draws a picture, always the same for the same key: a JPEG of 1600 x 1067 pixels and a file name for it. */
export async function drawPicture(key: PictureKey): Promise<{ name: string; data: Buffer }> {
  // Full colour resolution: the edges between flat, strong colours would fray without it.
  const format = { quality: 82, chromaSubsampling: '4:4:4' }
  const data = await sharp(Buffer.from(svgOf(key)))
    .jpeg(format)
    .toBuffer()
  return { name: `${key}.jpg`, data }
}

/** The drawing behind a picture, as an SVG document. */
export function svgOf(key: PictureKey): string {
  return picture(scenes[key]())
}
