import type { DemoArticle, DemoFigure } from './article.ts'
import { apprenticesReturn } from './articles/apprenticesReturn.ts'
import { bakeryInterview } from './articles/bakeryInterview.ts'
import { believablePage } from './articles/believablePage.ts'
import { betweenTheLines } from './articles/betweenTheLines.ts'
import { firstDayAt45 } from './articles/firstDayAt45.ts'
import { fourDayWorkshop } from './articles/fourDayWorkshop.ts'
import { machineReadsFirst } from './articles/machineReadsFirst.ts'
import { officeByTheDanube } from './articles/officeByTheDanube.ts'
import { overheatedLead } from './articles/overheatedLead.ts'
import { payOnTheTable } from './articles/payOnTheTable.ts'
import { portfolioWithoutDiploma } from './articles/portfolioWithoutDiploma.ts'
import { trainAt640 } from './articles/trainAt640.ts'
import { studio } from './studio.ts'

/** The articles of the demo publication, the newest first. */
export const articles: DemoArticle[] = [
  payOnTheTable,
  machineReadsFirst,
  fourDayWorkshop,
  bakeryInterview,
  firstDayAt45,
  overheatedLead,
  apprenticesReturn,
  portfolioWithoutDiploma,
  officeByTheDanube,
  betweenTheLines,
  believablePage,
  trainAt640,
]

/** The pictures inside their bodies, which need a place in the media library before the articles. */
export const figures: DemoFigure[] = [
  {
    key: 'fresh-bread',
    alt: 'Прясно изпечен хляб върху дъска, буркан с брашно и ваза с житни класове; на стената висят троянски чинии',
    credit: studio,
  },
  {
    key: 'gear-and-caliper',
    alt: 'Две ръце мерят зъбно колело с шублер върху чертеж, гледани отгоре',
    credit: studio,
  },
  {
    key: 'riverside-bicycle',
    alt: 'Жена кара жълт велосипед край Дунав по залез; отзад се виждат крепост и мост',
    credit: studio,
  },
]
