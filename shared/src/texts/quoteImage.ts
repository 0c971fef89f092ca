/** Errors that prevent a picture, on every page that draws one: quoted from the specification. */
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
