/** The texts of what stands around every screen of the newsroom (back-office.md, section 2). */
export const shellTexts = {
  sidebar: {
    name: { en: 'Newsroom', bg: 'Редакция' },
    search: { en: 'Search...', bg: 'Търсене...' },
    loading: { en: 'Loading data...', bg: 'Зареждане на данните...' },
    nothing: { en: 'Nothing here is called that.', bg: 'Тук няма нищо с такова име.' },
    inDocuments: (documents: string, word: string) => ({
      en: `“${word}” in ${documents}`,
      bg: `„${word}“ в ${documents}`,
    }),
    newArticle: { en: 'New article', bg: 'Нова статия' },
    account: { en: 'My account', bg: 'Моят профил' },
    signOut: { en: 'Sign out', bg: 'Изход' },
    close: { en: 'Close the menu', bg: 'Затваряне на менюто' },
    sections: {
      dashboard: { en: 'Dashboard', bg: 'Табло' },
      articles: { en: 'Articles', bg: 'Статии' },
      management: { en: 'Management', bg: 'Управление' },
      banners: { en: 'Banners', bg: 'Банери' },
      tests: { en: 'Tests', bg: 'Тестове' },
      settings: { en: 'Settings', bg: 'Настройки' },
    },
  },
} as const
