import { readerTexts, searchTexts } from '../reader.ts'

/** Texts around every screen of the back office. */
export const shellTexts = {
  sidebar: {
    name: { en: 'Newsroom', bg: 'Редакция' },
    skip: { en: 'Skip to the screen', bg: readerTexts.frame.skipToContent },
    search: { en: 'Search...', bg: 'Търсене...' },
    loading: { en: 'Loading data...', bg: 'Зареждане на данните...' },
    newArticle: { en: 'New Article', bg: 'Нова статия' },
    account: { en: 'My account', bg: 'Моят профил' },
    signOut: { en: 'Sign out', bg: 'Изход' },
    close: { en: 'Close the menu', bg: 'Затваряне на менюто' },
    waiting: (count: number) => ({
      en: `${count} not answered`,
      bg: count === 1 ? '1 без отговор' : `${count} без отговор`,
    }),
    sections: {
      dashboard: { en: 'Dashboard', bg: 'Табло' },
      articles: { en: 'Articles', bg: readerTexts.employer.articles },
      management: { en: 'Management', bg: 'Управление' },
      banners: { en: 'Banners', bg: 'Банери' },
      tests: { en: 'Tests', bg: 'Тестове' },
      settings: { en: 'Settings', bg: 'Настройки' },
    },
  },
  /** The search of everything (B-NAV-1). */
  palette: {
    name: { en: 'Search everything', bg: 'Търсене навсякъде' },
    placeholder: {
      en: 'Search, or do something',
      bg: 'Търсене или действие',
    },
    groups: {
      recent: { en: 'What you changed last', bg: 'Последно променено от вас' },
      screens: { en: 'Screens and actions', bg: 'Екрани и действия' },
      acts: { en: 'Actions', bg: 'Действия' },
      documents: { en: 'Found', bg: 'Намерено' },
      lists: { en: 'Search in a list', bg: 'Търсене в списък' },
    },
    none: { en: 'Nothing found', bg: 'Нищо не е намерено' },
    inDocuments: (documents: string, word: string) => ({
      en: `“${word}” in ${documents}`,
      bg: `„${word}“ в ${documents}`,
    }),
    newDocument: (kind: string) => ({ en: `New: ${kind}`, bg: `Ново: ${kind}` }),
    openForm: { en: 'in the open form', bg: 'в отворения формуляр' },
    openArticle: { en: 'the open article', bg: 'отворената статия' },
    toCarousel: { en: 'Put into the carousel', bg: 'В карусела' },
    keywords: {
      publish: { en: 'publish', bg: 'публикуване' },
      save: { en: 'draft', bg: 'чернова' },
      carousel: { en: 'carousel add', bg: 'карусел добавяне' },
    },
  },
  /** A list or a form that could not be loaded (A-ERR-1); others say that of their data. */
  loadFailures: {
    lists: {
      articles: { en: searchTexts.failed, bg: 'Статиите не можаха да се заредят' },
      categories: { en: 'Failed to load categories', bg: 'Категориите не можаха да се заредят' },
      quotes: { en: 'Failed to load quotes', bg: 'Цитатите не можаха да се заредят' },
      employers: { en: 'Failed to load profiles', bg: 'Профилите не можаха да се заредят' },
      services: { en: 'Failed to load services', bg: 'Услугите не можаха да се заредят' },
    },
    forms: {
      articles: { en: 'Failed to load article', bg: 'Статията не можа да се зареди' },
      quotes: { en: 'Failed to load quote', bg: 'Цитатът не можа да се зареди' },
      employers: { en: 'Failed to load profile', bg: 'Профилът не можа да се зареди' },
      services: { en: 'Failed to load service', bg: 'Услугата не можа да се зареди' },
      about: {
        en: 'Failed to load author information',
        bg: 'Текстът за автора не можа да се зареди',
      },
      faq: {
        en: 'Failed to load FAQ content',
        bg: 'Често задаваните въпроси не можаха да се заредят',
      },
      terms: { en: 'Failed to load terms content', bg: 'Общите условия не можаха да се заредят' },
      privacy: {
        en: 'Failed to load privacy policy content',
        bg: 'Политиката за поверителност не можа да се зареди',
      },
      cookies: {
        en: 'Failed to load cookie policy content',
        bg: 'Политиката за бисквитки не можа да се зареди',
      },
      advertise: {
        en: 'Failed to load advertising content',
        bg: 'Текстът за реклама не можа да се зареди',
      },
    },
    withoutFilters: { en: 'Open it without filters', bg: 'Отваряне без филтри' },
  },
  /** Texts of every screen for screen readers. */
  screen: {
    choose: { en: 'Select', bg: 'Избор' },
    chooseAll: { en: 'Select all rows', bg: 'Избор на всички редове' },
    more: { en: 'More actions', bg: 'Още действия' },
    previousPage: { en: 'Previous page', bg: 'Предишна страница' },
    nextPage: { en: 'Next page', bg: 'Следваща страница' },
    edit: { en: 'Edit', bg: 'Редактиране' },
    remove: { en: 'Remove', bg: 'Премахване' },
    add: (field: string) => ({ en: `Add to: ${field}`, bg: `Добавяне към: ${field}` }),
    move: { en: 'Drag to move the paragraph', bg: 'Влачене, за да се премести абзацът' },
    insert: { en: 'Insert a paragraph here', bg: 'Вмъкване на абзац тук' },
    insertAtEnd: { en: 'Insert a paragraph at the end', bg: 'Вмъкване на абзац в края' },
  },
} as const
