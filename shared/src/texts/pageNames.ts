/** Titles of the static pages, for readers and in the back office. */
export const pageNames = {
  about: 'За автора',
  faq: 'Често задавани въпроси',
  terms: 'Общи условия',
  privacy: 'Политика за поверителност',
  cookies: 'Политика за бисквитки',
  advertise: 'Реклама',
} as const
