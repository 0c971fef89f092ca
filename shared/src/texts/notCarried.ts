const rendered =
  'Pages are rendered before they are asked for: no reader waits for this, and none sees it fail.'
const unknownAddress =
  'An unknown address is answered by a page of its own, which says so in other words.'
const listInPlace = 'The address without a slug is that of the list of services.'
const home = 'Such a link leads home without a word, as the specification says.'
const goesOn =
  'The specification leaves out the end: the newsroom says the whole sentence (cms/src/admin/i18n/adminTexts.ts).'

/** Literal texts of the specifications that the project does not use, with the reason; `{…}` is filled in. */
export const notCarried: Record<string, string> = {
  'Profile not found': unknownAddress,
  'No slug provided': listInPlace,
  'Failed to load carousel articles': rendered,
  'Failed to load partner banners': rendered,
  'Failed to load related articles: {message}': rendered,
  'You have unsaved changes...': goesOn,
}

/** Literal texts of the reader's site that only the newsroom says, with the reason. */
export const notSaidToReaders: Record<string, string> = {
  'Failed to load article': rendered,
  'Failed to load quote': rendered,
  'Failed to load services': rendered,
  'Failed to load service': rendered,
  'Failed to load categories': rendered,
  'Failed to load data': rendered,
  'Failed to load author information': rendered,
  'Failed to load quotes': rendered,
  'Failed to load profile': rendered,
  'Failed to load FAQ content': rendered,
  'Failed to load terms content': rendered,
  'Failed to load privacy policy content': rendered,
  'Failed to load cookie policy content': rendered,
  'Failed to load advertising content': rendered,
  'Invalid or expired preview token': home,
}
