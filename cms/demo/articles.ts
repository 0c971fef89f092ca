import type { DemoArticle } from './article.ts'
import { apprenticesReturn } from './articles/apprenticesReturn.ts'
import { bakeryInterview } from './articles/bakeryInterview.ts'
import { believablePage } from './articles/believablePage.ts'
import { betweenTheLines } from './articles/betweenTheLines.ts'
import { courseInternshipBook } from './articles/courseInternshipBook.ts'
import { paperCard, robotAndCorners } from './articles/drafts.ts'
import { firstDayAt45 } from './articles/firstDayAt45.ts'
import { firstInternship } from './articles/firstInternship.ts'
import { firstThreeLines } from './articles/firstThreeLines.ts'
import { fiveYears } from './articles/fiveYears.ts'
import { foremanWithoutOrders } from './articles/foremanWithoutOrders.ts'
import { formerColleaguesPassword } from './articles/formerColleaguesPassword.ts'
import { fourAdsRewritten } from './articles/fourAdsRewritten.ts'
import { fourDayWorkshop } from './articles/fourDayWorkshop.ts'
import { fourHundredAds } from './articles/fourHundredAds.ts'
import { heiress } from './articles/heiress.ts'
import { hiringTheFired } from './articles/hiringTheFired.ts'
import { hotelForAllYear } from './articles/hotelForAllYear.ts'
import { leavingWell } from './articles/leavingWell.ts'
import { lowUnemployment } from './articles/lowUnemployment.ts'
import { machineReadsFirst } from './articles/machineReadsFirst.ts'
import { mailboxOfTheGone } from './articles/mailboxOfTheGone.ts'
import { meetingAsSilence } from './articles/meetingAsSilence.ts'
import { monthWithAnAssistant } from './articles/monthWithAnAssistant.ts'
import { monthWithoutBoss } from './articles/monthWithoutBoss.ts'
import { mockInterviews } from './articles/newsForJobSeekers.ts'
import { fourteenDays, howManyPeople } from './articles/newsInNumbers.ts'
import { openFriday, signCameDown } from './articles/newsOfBrands.ts'
import { dinnerFromTheCanteen, nightRate, tenQuietYears } from './articles/newsOfEmployers.ts'
import { diplomaWithATask, eveningWelders } from './articles/newsOfSchools.ts'
import { hospitalChatbot, oldTractor } from './articles/newsOfTechnology.ts'
import { elevenPosts, firstTram } from './articles/newsOfTheMarket.ts'
import { nameInSearch, profilePhoto } from './articles/newsOfYourName.ts'
import { nightAmongServers } from './articles/nightAmongServers.ts'
import { nobodyWatchedTheFilm } from './articles/nobodyWatchedTheFilm.ts'
import { officeByTheDanube } from './articles/officeByTheDanube.ts'
import { openNotebookExam } from './articles/openNotebookExam.ts'
import { overheatedLead } from './articles/overheatedLead.ts'
import { payOnTheTable } from './articles/payOnTheTable.ts'
import { physicsAndBicycles } from './articles/physicsAndBicycles.ts'
import { plumberNotBrand } from './articles/plumberNotBrand.ts'
import { portfolioWithoutDiploma } from './articles/portfolioWithoutDiploma.ts'
import { praiseOfDullWork } from './articles/praiseOfDullWork.ts'
import { rosePickers } from './articles/rosePickers.ts'
import { seamstressOnline } from './articles/seamstressOnline.ts'
import { seasonIsNotSummer } from './articles/seasonIsNotSummer.ts'
import { sevenSentences } from './articles/sevenSentences.ts'
import { lifeguard, nightDispatcher } from './articles/shortTalks.ts'
import { teacherWhoWritesC } from './articles/teacherWhoWritesC.ts'
import { threeContracts } from './articles/threeContracts.ts'
import { threeDoors } from './articles/threeDoors.ts'
import { trainAt640 } from './articles/trainAt640.ts'
import { trialPeriod } from './articles/trialPeriod.ts'
import { twentyFiveMinutes } from './articles/twentyFiveMinutes.ts'
import { warehouseWithoutRunning } from './articles/warehouseWithoutRunning.ts'
import { whichLanguageFirst } from './articles/whichLanguageFirst.ts'

/** The articles of the demo publication, the newest first: those still to come stand before all others. */
export const articles: DemoArticle[] = [
  monthWithoutBoss,
  openNotebookExam,
  openFriday,
  firstTram,
  payOnTheTable,
  nightRate,
  mailboxOfTheGone,
  robotAndCorners,
  eveningWelders,
  rosePickers,
  machineReadsFirst,
  meetingAsSilence,
  mockInterviews,
  profilePhoto,
  fourDayWorkshop,
  whichLanguageFirst,
  fourHundredAds,
  bakeryInterview,
  firstDayAt45,
  paperCard,
  overheatedLead,
  dinnerFromTheCanteen,
  apprenticesReturn,
  trialPeriod,
  portfolioWithoutDiploma,
  hospitalChatbot,
  warehouseWithoutRunning,
  praiseOfDullWork,
  officeByTheDanube,
  courseInternshipBook,
  nightDispatcher,
  betweenTheLines,
  threeContracts,
  sevenSentences,
  believablePage,
  firstThreeLines,
  fourAdsRewritten,
  trainAt640,
  nightAmongServers,
  elevenPosts,
  physicsAndBicycles,
  teacherWhoWritesC,
  leavingWell,
  foremanWithoutOrders,
  plumberNotBrand,
  seasonIsNotSummer,
  hotelForAllYear,
  signCameDown,
  formerColleaguesPassword,
  threeDoors,
  firstInternship,
  howManyPeople,
  lowUnemployment,
  nobodyWatchedTheFilm,
  seamstressOnline,
  monthWithAnAssistant,
  fiveYears,
  diplomaWithATask,
  hiringTheFired,
  fourteenDays,
  oldTractor,
  nameInSearch,
  twentyFiveMinutes,
  lifeguard,
  tenQuietYears,
  heiress,
]
