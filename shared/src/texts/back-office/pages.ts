import { inBoth } from './common.ts'
import { pageNames } from '../pageNames.ts'

/** Texts for the pages and settings of the site. */
export const pagesTexts = {
  settings: {
    title: { en: 'Site settings', bg: 'Настройки на сайта' },
    unsaved: { en: 'not saved', bg: 'не е запазено' },
    saved: { en: 'Content saved successfully!', bg: 'Съдържанието беше запазено успешно!' },
    notSaved: { en: 'Failed to save the settings', bg: 'Настройките не можаха да се запазят' },
    siteNameRequired: {
      en: 'The publication needs a name.',
      bg: 'Изданието трябва да има име.',
    },
    wrongGtmId: {
      en: 'An id of Google Tag Manager looks like GTM-ABC1234.',
      bg: 'Идентификаторът в Google Tag Manager изглежда така: GTM-ABC1234.',
    },
  },
  /** The static pages: their names in the settings (A-SET-1), and the message if one was not saved. */
  staticPage: {
    about: {
      title: { en: 'About the Author', bg: pageNames.about },
      notSaved: { en: 'Failed to save author bio', bg: 'Текстът за автора не можа да се запази' },
    },
    faq: {
      title: { en: 'FAQ', bg: pageNames.faq },
      notSaved: {
        en: 'Failed to save FAQ content',
        bg: 'Често задаваните въпроси не можаха да се запазят',
      },
    },
    terms: {
      title: inBoth(pageNames.terms),
      notSaved: {
        en: 'Failed to save terms content',
        bg: 'Общите условия не можаха да се запазят',
      },
    },
    privacy: {
      title: inBoth(pageNames.privacy),
      notSaved: {
        en: 'Failed to save privacy policy content',
        bg: 'Политиката за поверителност не можа да се запази',
      },
    },
    cookies: {
      title: inBoth(pageNames.cookies),
      notSaved: {
        en: 'Failed to save cookie policy content',
        bg: 'Политиката за бисквитки не можа да се запази',
      },
    },
    advertise: {
      title: inBoth(pageNames.advertise),
      notSaved: {
        en: 'Failed to save advertising content',
        bg: 'Текстът за реклама не можа да се запази',
      },
    },
  },
  page: {
    none: { en: 'No pages found', bg: 'Няма намерени страници' },
    titleRequired: { en: 'A page needs a title', bg: 'Страницата трябва да има заглавие' },
    notSaved: { en: 'Failed to save page', bg: 'Страницата не можа да се запази' },
    notDeleted: { en: 'Failed to delete page', bg: 'Страницата не можа да се изтрие' },
    toDelete: {
      en: 'Are you sure you want to delete this page?',
      bg: 'Сигурни ли сте, че искате да изтриете тази страница?',
    },
    slugTaken: {
      en: 'Another page has this address already',
      bg: 'Друга страница вече има този адрес',
    },
    unknownParent: { en: 'There is no such page any more', bg: 'Вече няма такава страница' },
    belowItself: {
      en: 'A page cannot stand below itself',
      bg: 'Страницата не може да стои под себе си',
    },
    tooDeep: (most: number) => ({
      en: `Pages are nested at most ${most} deep`,
      bg: `Страниците се влагат най-много на ${most} нива`,
    }),
    hasPagesBelow: (count: number) => ({
      en: `Pages stand below this one (${count}): move them first.`,
      bg: `Под тази страница има други (${count}): първо ги преместете.`,
    }),
  },
} as const
