import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { inBothLanguages } from './inBothLanguages.ts'

/** Texts of the screens of banners, in each language of the newsroom. */
export const bannerWords = inBothLanguages((say) => ({
  incomplete: say(backOfficeTexts.banner.incomplete),
  loadingFailed: say({
    bg: 'Грешка при зареждане на позициите: ',
    en: 'Error loading positions: ',
  }),
  notLoaded: say(backOfficeTexts.bannerPosition.notLoaded),
  noPositions: say(backOfficeTexts.bannerPosition.none),
  addPosition: say(backOfficeTexts.bannerPosition.toAdd),
  idHint: say(backOfficeTexts.bannerPosition.idHint),
  otherShape: say(backOfficeTexts.banner.otherShape(100, 200)),
  positionIncomplete: say(backOfficeTexts.bannerPosition.incomplete),
  positionNotCreated: say(backOfficeTexts.bannerPosition.notCreated),
  create: say({ bg: 'Създаване', en: 'Create' }),
  wrongType: say(backOfficeTexts.banner.wrongType),
  tooLarge: say(backOfficeTexts.banner.tooLarge),
  uploadFailed: say({
    bg: 'Качването не успя: The disk is full.',
    en: 'Upload failed: The disk is full.',
  }),
  notUploaded: say(backOfficeTexts.banner.notUploaded),
  notSaved: say(backOfficeTexts.banner.notSaved),
  edit: say(backOfficeTexts.screen.edit),
  delete: say({ bg: 'Изтриване', en: 'Delete' }),
  active: say(backOfficeTexts.banner.active),
  inactive: say(backOfficeTexts.banner.inactive),
  waiting: say(backOfficeTexts.banner.waiting),
  behind: say({ bg: 'Чака зад „', en: 'Waits behind “' }),
  nowhere: say(backOfficeTexts.banner.nowhere),
  always: say(backOfficeTexts.banner.always),
  toDelete: say(backOfficeTexts.banner.toDelete),
  notDeleted: say(backOfficeTexts.banner.notDeleted),
  none: say(backOfficeTexts.banner.none),
}))
