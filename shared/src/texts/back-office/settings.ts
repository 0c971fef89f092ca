import { inBoth } from './common.ts'
import { pageNames } from '../pageNames.ts'

/** Texts for the settings of the site, its static pages and logos. */
export const settingsTexts = {
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
  logo: {
    title: { en: 'Logo Management', bg: 'Управление на логото' },
    explanation: {
      en: 'The selected logo stands at the top of every page. Readers whose screen is dark see the one that is set for dark pages; without it the selected one stands on white there.',
      bg: 'Избраното лого стои най-горе на всяка страница. Читателите с тъмен екран виждат логото за тъмни страници; без него избраното стои там на бяло.',
    },
    upload: { en: 'Upload a logo', bg: 'Качване на лого' },
    formats: {
      en: 'JPG, PNG, GIF, WebP or SVG, at most 5 MB.',
      bg: 'JPG, PNG, GIF, WebP или SVG, най-много 5 MB.',
    },
    uploaded: { en: 'Uploaded logos', bg: 'Качени лога' },
    noneUploaded: { en: 'No logos uploaded yet', bg: 'Още няма качени лога' },
    selected: { en: 'Selected logo', bg: 'Избрано лого' },
    isSelected: { en: 'Selected', bg: 'Избрано' },
    noneToSelect: {
      en: 'No logos found. Upload a logo first.',
      bg: 'Няма лога. Първо качете лого.',
    },
    asText: { en: 'Text logo', bg: 'Текстово лого' },
    asTextNote: {
      en: 'No picture is chosen: pages show the name of the publication.',
      bg: 'Не е избрано изображение: страниците показват името на изданието.',
    },
    useText: { en: 'Use the text logo', bg: 'Използване на текстовото лого' },
    choose: { en: 'Choose', bg: 'Избиране' },
    chooseThis: (name: string) => ({ en: `Choose ${name}`, bg: `Избиране на ${name}` }),
    forDark: { en: 'For dark pages', bg: 'За тъмни страници' },
    notForDark: { en: 'Not for dark pages', bg: 'Не за тъмни страници' },
    forDarkThis: (name: string) => ({
      en: `Show ${name} on dark pages`,
      bg: `Показване на ${name} на тъмни страници`,
    }),
    notForDarkThis: (name: string) => ({
      en: `Do not show ${name} on dark pages`,
      bg: `${name} да не се показва на тъмни страници`,
    }),
    onWhiteNote: {
      en: 'None is set: the selected logo stands on white there.',
      bg: 'Няма такова: избраното лого стои там на бяло.',
    },
    deleteThis: (name: string) => ({ en: `Delete ${name}`, bg: `Изтриване на ${name}` }),
    onLight: { en: 'On light', bg: 'На светло' },
    onDark: { en: 'On dark', bg: 'На тъмно' },
    toDelete: {
      en: 'Are you sure you want to delete this logo?',
      bg: 'Сигурни ли сте, че искате да изтриете това лого?',
    },
    toDeleteSelected: {
      en: 'It is the selected one: pages will show the name of the publication instead.',
      bg: 'То е избраното: вместо него страниците ще показват името на изданието.',
    },
    administratorsOnly: {
      en: 'Administrators upload and choose logos.',
      bg: 'Логата се качват и избират от администратори.',
    },
    notLoaded: { en: 'Failed to load logos', bg: 'Логата не можаха да се заредят' },
    notUploaded: { en: 'Failed to upload logo', bg: 'Логото не можа да се качи' },
    notSelected: {
      en: 'Failed to update selected logo',
      bg: 'Избраното лого не можа да се обнови',
    },
    notDeleted: { en: 'Failed to delete logo', bg: 'Логото не можа да се изтрие' },
    wrongType: {
      en: 'Invalid file type. Please upload a JPG, PNG, GIF, WebP, or SVG image.',
      bg: 'Невалиден вид файл. Качете изображение във формат JPG, PNG, GIF, WebP или SVG.',
    },
    tooLarge: {
      en: 'File size too large. Maximum size is 5MB.',
      bg: 'Файлът е твърде голям. Най-големият размер е 5 MB.',
    },
  },
} as const
