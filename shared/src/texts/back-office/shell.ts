import { readerTexts, searchTexts } from '../reader.ts'

/** Texts around every screen of the back office. */
export const shellTexts = {
  sidebar: {
    name: { en: 'Newsroom', bg: 'Редакция' },
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
  dashboard: {
    welcome: (name: string) => ({ en: `Welcome, ${name}`, bg: `Добре дошли, ${name}` }),
    newQuote: { en: 'New quote', bg: 'Нов цитат' },
    newBanner: { en: 'New banner', bg: 'Нов банер' },
    unread: { en: 'This could not be read just now.', bg: 'Това не можа да се прочете сега.' },
    untitled: { en: '[Untitled]', bg: '[Без заглавие]' },
    drafts: {
      title: { en: 'My drafts', bg: 'Моите чернови' },
      none: {
        en: 'What you begin and do not publish stands here.',
        bg: 'Тук стои започнатото от вас, което не е публикувано.',
      },
    },
    upcoming: {
      title: { en: 'Goes out and ends within 7 days', bg: 'Излиза и изтича до 7 дни' },
      none: {
        en: 'Articles, promotions and banners that begin or end soon stand here by day.',
        bg: 'Тук по дни стоят статиите, платените и банерите, които скоро излизат или изтичат.',
      },
      today: (day: string) => ({ en: `Today, ${day}`, bg: `Днес, ${day}` }),
      tomorrow: (day: string) => ({ en: `Tomorrow, ${day}`, bg: `Утре, ${day}` }),
      kinds: {
        goesOut: { en: 'Article goes out', bg: 'Статията излиза' },
        promoted: { en: 'Promotion begins', bg: 'Става платена' },
        promotionEnds: { en: 'Promotion ends', bg: 'Престава да е платена' },
        bannerBegins: { en: 'Banner begins', bg: 'Банерът излиза' },
        bannerEnds: { en: 'Banner ends', bg: 'Банерът изтича' },
      },
    },
    failed: {
      title: { en: 'Not live yet', bg: 'Още не е на живо' },
      tried: { en: 'Being tried …', bg: 'Опитва се …' },
    },
    waiting: {
      title: { en: 'Waits for an answer', bg: 'Чака отговор' },
      none: {
        en: 'All that readers wrote is answered.',
        bg: 'На всичко от читателите е отговорено.',
      },
      message: { en: 'Message', bg: 'Съобщение' },
      request: { en: 'Branding request', bg: 'Заявка за брандинг' },
    },
    unsent: { en: 'Mail that did not go out', bg: 'Неизпратени писма' },
    mostRead: {
      title: { en: 'Most read in the last 7 days', bg: 'Най-четени през последните 7 дни' },
      none: {
        en: 'What readers open stands here, with its views by day.',
        bg: 'Тук стои четеното, с прегледите му по дни.',
      },
      today: (count: number) => ({
        en: `${count} ${count === 1 ? 'view' : 'views'} today`,
        bg: `${count} ${count === 1 ? 'преглед' : 'прегледа'} днес`,
      }),
      line: (views: string, days: number) => ({
        en: `Views in the last ${days} days: ${views}`,
        bg: `Прегледи през последните ${days} дни: ${views}`,
      }),
      views: (count: number) => ({
        en: count === 1 ? '1 view' : `${count} views`,
        bg: count === 1 ? '1 преглед' : `${count} прегледа`,
      }),
    },
    changes: {
      title: { en: 'Last changed by colleagues', bg: 'Последно от колегите' },
      none: {
        en: 'What others change in articles stands here.',
        bg: 'Тук стоят промените на другите в статиите.',
      },
    },
  },
} as const
