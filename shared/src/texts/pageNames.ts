/** What the pages are called that there are once and that editors write: by readers and in the newsroom alike. */
export const pageNames = {
  about: 'За автора',
  faq: 'Често задавани въпроси',
  terms: 'Общи условия',
  privacy: 'Политика за поверителност',
  cookies: 'Политика за бисквитки',
  advertise: 'Реклама',
} as const
