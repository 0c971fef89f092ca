import type { DemoArticle } from './article.ts'
import { apprenticesReturn } from './articles/apprenticesReturn.ts'
import { bakeryInterview } from './articles/bakeryInterview.ts'
import { firstDayAt45 } from './articles/firstDayAt45.ts'
import { fourDayWorkshop } from './articles/fourDayWorkshop.ts'
import { machineReadsFirst } from './articles/machineReadsFirst.ts'
import { mailboxOfTheGone } from './articles/mailboxOfTheGone.ts'
import { officeByTheDanube } from './articles/officeByTheDanube.ts'
import { payOnTheTable } from './articles/payOnTheTable.ts'
import { rosePickers } from './articles/rosePickers.ts'
import { warehouseWithoutRunning } from './articles/warehouseWithoutRunning.ts'
import { whichLanguageFirst } from './articles/whichLanguageFirst.ts'

/** What the editors of the demo publication have chosen, and how long each is shown, seconds. */
export const carousel: { article: DemoArticle; seconds: number }[] = [
  { article: payOnTheTable, seconds: 6 },
  { article: bakeryInterview, seconds: 8 },
  { article: machineReadsFirst, seconds: 5 },
  { article: whichLanguageFirst, seconds: 4 },
  { article: firstDayAt45, seconds: 7 },
  { article: officeByTheDanube, seconds: 6 },
]

/** Those that are promoted now, in an order that is not the one of their dates; after them one that is still to begin. */
export const paidOrder: DemoArticle[] = [
  fourDayWorkshop,
  warehouseWithoutRunning,
  mailboxOfTheGone,
  apprenticesReturn,
  rosePickers,
]

/** What the publication says of itself, and where else it can be found. */
export const publicationTexts = {
  homeMessage: 'Пишем за работата такава, каквато е, и за хората, които я вършат добре.',
  contactEmail: 'redaktsiya@kariera.example',
  contactAddress: 'бул. „Примерен“ 1, ет. 2\n1000 София',
  facebook: profileAt('facebook'),
  instagram: profileAt('instagram'),
  youtube: profileAt('youtube'),
  tiktok: profileAt('tiktok'),
  linkedin: profileAt('linkedin'),
  messengerGroups: [
    { name: 'Viber', link: profileAt('viber') },
    { name: 'Telegram', link: profileAt('telegram') },
  ],
}

function profileAt(place: string): string {
  return `https://example.com/${place}/kariera`
}
