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
  /** Whether readers have an article's newest version (articles/live). */
  live: {
    checking: { en: 'Looking at the page …', bg: 'Проверява се страницата …' },
    unsaved: { en: 'Not published yet', bg: 'Още не е публикувана' },
    live: { en: 'Live', bg: 'На живо' },
    liveSince: (moment: string) => ({ en: `Live since ${moment}`, bg: `На живо от ${moment}` }),
    liveSinceWithin: (moment: string, duration: string) => ({
      en: `Live since ${moment}, in ${duration}`,
      bg: `На живо от ${moment}, за ${duration}`,
    }),
    rendering: { en: 'Being published …', bg: 'Публикува се …' },
    removing: { en: 'Being taken off the site …', bg: 'Сваля се от сайта …' },
    draft: { en: 'Draft: readers do not see it', bg: 'Чернова: не се вижда от читателите' },
    scheduled: (moment: string) => ({ en: `Goes out on ${moment}`, bg: `Излиза на ${moment}` }),
    trashed: { en: 'In the trash', bg: 'В кошчето' },
    updateFailed: { en: 'Could not be updated:', bg: 'Не можа да се обнови:' },
    removalFailed: { en: 'Could not be taken off the site:', bg: 'Не можа да се свали от сайта:' },
    unknown: {
      en: 'Not known what readers see: the site does not answer',
      bg: 'Не се знае какво виждат читателите: сайтът не отговаря',
    },
    unchecked: {
      en: 'Could not be checked: the newsroom does not answer',
      bg: 'Не можа да се провери: редакцията не отговаря',
    },
    page: { en: 'See the page', bg: 'Към страницата' },
    details: { en: 'Details', bg: 'Подробности' },
    inNewTab: { en: '(in a new tab)', bg: '(в нов раздел)' },
    reasons: {
      siteNotTold: (error: string) => ({
        en: `The site could not be told of the change (${error}).`,
        bg: `Сайтът не можа да научи за промяната (${error}).`,
      }),
      pageFailed: (error: string) => ({
        en: `The page could not be made (${error}).`,
        bg: `Страницата не можа да се изработи (${error}).`,
      }),
      missing: {
        en: 'The page is not on the site, though the site was told of it.',
        bg: 'Страницата липсва на сайта, макар че той е научил за нея.',
      },
      standing: {
        en: 'The page still stands on the site, though it was told of the change.',
        bg: 'Страницата още стои на сайта, макар че той е научил за промяната.',
      },
    },
  },
  publishingLog: {
    tryAgain: { en: 'Try again', bg: 'Опитай пак' },
    notTriedAgain: { en: 'It could not be tried again.', bg: 'Не можа да се опита отново.' },
    everything: { en: 'All pages', bg: 'Всички страници' },
    delivered: { en: 'Delivered', bg: 'Доставено' },
    deliveredIn: (duration: string) => ({
      en: `Delivered in ${duration}`,
      bg: `Доставено за ${duration}`,
    }),
    waiting: { en: 'Waiting', bg: 'Чака' },
    failing: { en: 'Failing', bg: 'Не успява' },
    incomplete: (failed: number) => ({
      en: failed === 1 ? '1 page failed' : `${failed} pages failed`,
      bg: failed === 1 ? '1 страница не успя' : `${failed} страници не успяха`,
    }),
    pages: (count: number) => ({
      en: count === 1 ? '1 page' : `${count} pages`,
      bg: count === 1 ? '1 страница' : `${count} страници`,
    }),
    remaining: (count: number) => ({ en: `and ${count} more`, bg: `и още ${count}` }),
    attempts: (count: number) => ({
      en: count === 1 ? '1 attempt' : `${count} attempts`,
      bg: count === 1 ? '1 опит' : `${count} опита`,
    }),
    nextAttempt: (moment: string) => ({
      en: `next attempt ${moment}`,
      bg: `следващ опит ${moment}`,
    }),
    lastError: { en: 'Last error', bg: 'Последна грешка' },
    failedPages: { en: 'Pages that failed', bg: 'Страници, които не успяха' },
    renderedPages: { en: 'Pages made', bg: 'Изработени страници' },
    replaced: { en: 'Replaced by “All pages”', bg: 'Заменено от „Всички страници“' },
    localSite: { en: 'This site', bg: 'Този сайт' },
    notPublic: { en: 'Not in public', bg: 'Не е публикувано' },
    inPublic: { en: 'In public', bg: 'Публикувано' },
    page: { en: 'Page', bg: 'Страница' },
    category: { en: 'Category', bg: 'Категория' },
    date: { en: 'Publication date', bg: 'Дата на публикуване' },
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
