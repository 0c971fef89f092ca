import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { inBothLanguages } from './inBothLanguages.ts'

/** Texts of the screen of the carousel. */
export const [bulgarian, english] = inBothLanguages((say) => ({
  search: say(backOfficeTexts.articleSearch.label),
  placeholder: say(backOfficeTexts.articleSearch.placeholder),
  searching: say(backOfficeTexts.articleSearch.searching),
  nothing: say(backOfficeTexts.articleSearch.none),
  created: say({ bg: 'Създадена:', en: 'Created:' }),
  selected: say({ bg: 'Избрана:', en: 'Selected:' }),
  time: say(backOfficeTexts.carousel.displayTime),
  add: say(backOfficeTexts.carousel.add),
  unselected: say(backOfficeTexts.carousel.noArticle),
  current: say(backOfficeTexts.carousel.current),
  columns: say({
    bg: ['Ред', 'Заглавие', 'Създадена на', 'Време на показване', 'Действия'],
    en: ['Order', 'Title', 'Created Date', 'Display Time', 'Actions'],
  }),
  up: say({ bg: 'Нагоре:', en: 'Move up:' }),
  edit: say({ bg: 'Промяна на времето:', en: 'Edit the display time:' }),
  confirm: say({ bg: 'Потвърждаване:', en: 'Confirm:' }),
  cancel: say({ bg: 'Отказ:', en: 'Cancel:' }),
  remove: say({ bg: 'Премахване:', en: 'Remove:' }),
  removal: say(backOfficeTexts.carousel.removal.heading),
  live: say(backOfficeTexts.live.live),
  draft: say(backOfficeTexts.live.draft),
  none: say(backOfficeTexts.carousel.none),
  seconds: say({ bg: 'сек.', en: 's' }),
  failures: {
    search: say(backOfficeTexts.articleSearch.failed),
    add: say(backOfficeTexts.carousel.notAdded),
    update: say(backOfficeTexts.carousel.notUpdated),
    remove: say(backOfficeTexts.carousel.notRemoved),
    order: say(backOfficeTexts.carousel.notArranged),
    load: say(backOfficeTexts.carousel.notLoaded),
  },
}))

export type CarouselWords = typeof bulgarian
