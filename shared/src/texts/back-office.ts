/** A text of the newsroom in both of its languages. */
export type BackOfficeText = { en: string; bg: string }

/**
 * Literal texts of the newsroom (back-office.md): the English ones are the specification's, word for word. What
 * readers see too, and the name of the newsroom, is one text for both languages.
 */
export const backOfficeTexts = {
  title: 'Brand Admin',
  tooLong: (maximum: number) => ({
    en: `At most ${maximum} characters.`,
    bg: `Най-много ${maximum} знака.`,
  }),
  signIn: {
    action: { en: 'Sign in', bg: 'Вход' },
    busy: { en: 'Signing in...', bg: 'Влизане...' },
    failed: { en: 'Failed to sign in', bg: 'Влизането не успя' },
  },
  figure: {
    photoBy: (author: string) => `Photo by ${author}`,
    authorUnknown: 'Author unknown',
    watchVideo: 'Гледайте видеото в YouTube',
    table: 'Таблица',
  },
  article: {
    titleRequired: { en: 'Title is required', bg: 'Заглавието е задължително' },
    bodyRequired: { en: 'Content is required', bg: 'Съдържанието е задължително' },
    categoryRequired: {
      en: 'Choose a category before you publish.',
      bg: 'Изберете категория, преди да публикувате.',
    },
    wrongDate: { en: 'Date input not valid', bg: 'Невалидна дата' },
    accentTooLong: (length: number, maximum: number) => ({
      en: `The accent may have ${maximum} characters, this has ${length}.`,
      bg: `Акцентът може да е до ${maximum} знака, този е ${length}.`,
    }),
  },
  body: {
    foreignNode: (kind: string) => ({
      en: `The text holds something that cannot be shown: ${kind}.`,
      bg: `Текстът съдържа нещо, което не може да се покаже: ${kind}.`,
    }),
    wrongAddress: {
      en: 'An address has no spaces and begins with https://.',
      bg: 'Адресът е без интервали и започва с https://.',
    },
    wrongVideoId: {
      en: 'A YouTube video id has 11 letters, digits, hyphens or underscores.',
      bg: 'Идентификаторът на видео в YouTube е от 11 букви, цифри, тирета или долни черти.',
    },
    wrongColour: {
      en: 'A colour is written like #e5e7eb.',
      bg: 'Цвят се записва така: #e5e7eb.',
    },
  },
  picture: {
    wrongType: {
      en: 'Invalid file type. Please upload a JPG, PNG, GIF, or WebP image.',
      bg: 'Невалиден вид файл. Качете изображение във формат JPG, PNG, GIF или WebP.',
    },
    tooManyPixels: {
      en: 'The picture is too large. It may have at most 50 megapixels, all frames together.',
      bg: 'Изображението е твърде голямо. Може да има най-много 50 мегапиксела, заедно с всички кадри.',
    },
    tooLarge: {
      en: 'File size too large. Maximum size is 10MB.',
      bg: 'Файлът е твърде голям. Най-големият размер е 10 MB.',
    },
  },
} as const
