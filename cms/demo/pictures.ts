import sharp from 'sharp'
import { picture } from './drawing/shading.ts'
import { apprenticeship } from './scenes/apprenticeship.ts'
import { bakeryOven } from './scenes/bakeryOven.ts'
import { calendarWall } from './scenes/calendarWall.ts'
import { chairMakers } from './scenes/chairMakers.ts'
import { classroom } from './scenes/classroom.ts'
import { commuterTrain } from './scenes/commuterTrain.ts'
import { deskByTheDanube } from './scenes/deskByTheDanube.ts'
import { firstDayAgain } from './scenes/firstDayAgain.ts'
import { freshBread } from './scenes/freshBread.ts'
import { gearAndCaliper } from './scenes/gearAndCaliper.ts'
import { glassJar } from './scenes/glassJar.ts'
import { honestPage } from './scenes/honestPage.ts'
import { keyWall } from './scenes/keyWall.ts'
import { library } from './scenes/library.ts'
import { microphones } from './scenes/microphones.ts'
import { nightOffice } from './scenes/nightOffice.ts'
import { portfolioWall } from './scenes/portfolioWall.ts'
import { readingTheAd } from './scenes/readingTheAd.ts'
import { riversideBicycle } from './scenes/riversideBicycle.ts'
import { roseField } from './scenes/roseField.ts'
import { screeningMachine } from './scenes/screeningMachine.ts'
import { seasideTerrace } from './scenes/seasideTerrace.ts'
import { serverRoom } from './scenes/serverRoom.ts'
import { stickyNotes } from './scenes/stickyNotes.ts'
import { tramStop } from './scenes/tramStop.ts'
import { videoCall } from './scenes/videoCall.ts'
import { warehouse } from './scenes/warehouse.ts'

const scenes = {
  apprenticeship,
  'bakery-oven': bakeryOven,
  'calendar-wall': calendarWall,
  'chair-makers': chairMakers,
  classroom,
  'commuter-train': commuterTrain,
  'desk-by-the-danube': deskByTheDanube,
  'first-day-again': firstDayAgain,
  'fresh-bread': freshBread,
  'gear-and-caliper': gearAndCaliper,
  'glass-jar': glassJar,
  'honest-page': honestPage,
  'key-wall': keyWall,
  library,
  microphones,
  'night-office': nightOffice,
  'portfolio-wall': portfolioWall,
  'reading-the-ad': readingTheAd,
  'riverside-bicycle': riversideBicycle,
  'rose-field': roseField,
  'screening-machine': screeningMachine,
  'seaside-terrace': seasideTerrace,
  'server-room': serverRoom,
  'sticky-notes': stickyNotes,
  'tram-stop': tramStop,
  'video-call': videoCall,
  warehouse,
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
