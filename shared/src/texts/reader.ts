/** Every literal text of the reader site, by the part that shows it. English ones are the specification's own. */
export const readerTexts = {
  frame: {
    skipToContent: 'Към съдържанието',
    mainNavigation: 'Основна навигация',
    menu: 'Меню',
    categories: 'Категории',
    about: 'За автора',
    hashtags: 'Хаштагове',
    search: 'Потърси',
    branding: 'Заяви Брандинг',
  },
  footer: {
    tagline: 'Изграждай, развивай и представяй своя личен или корпоративен бранд.',
    usefulLinks: 'Полезни връзки',
    help: 'Помощ',
    faq: 'Често задавани въпроси',
    contact: 'Контакти',
    advertise: 'Реклама',
    terms: 'Общи условия',
    privacy: 'Политика за поверителност',
    cookies: 'Политика за бисквитки',
    rights: 'Всички права запазени.',
  },
  home: {
    description:
      'Новини за кариерата, пазара на труда и хората зад успешните екипи. Изграждай, развивай и представяй своя личен или корпоративен бранд.',
    seeAll: 'Виж всички',
    emptyTitle: 'Тук скоро ще има какво да се чете',
    emptyText: 'Подготвяме първите статии. Наминете отново след малко.',
  },
  card: {
    paid: 'Платено съдържание',
    paidBefore: 'Предишно платено съдържание',
  },
  article: {
    credit: 'Снимка:',
    seeCategory: 'Виж всички статии от категорията',
    back: 'Назад',
    related: 'Свързани статии',
    noRelated: 'No related articles found in category: {category}',
  },
  notFound: {
    title: 'Page Not Found',
    heading: '404 - Page Not Found',
    text: 'Страницата, която търсите, не съществува или е преместена.',
    goHome: 'Go to Home',
    goBack: 'Go Back',
  },
} as const
