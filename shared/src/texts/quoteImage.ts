/** What stops a picture from being made, wherever it is drawn: the specification's words (back-office.md, section 8). */
export const quoteImageTexts = {
  noContext: {
    en: 'Could not get canvas context',
    bg: 'Браузърът не позволява да се рисува тук',
  },
  notConverted: {
    en: 'Canvas to Blob conversion failed',
    bg: 'Браузърът не можа да направи файл от изображението',
  },
} as const
