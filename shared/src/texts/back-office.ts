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
    remember: { en: 'Remember me', bg: 'Запомни ме' },
    forgot: { en: 'Forgot password?', bg: 'Забравена парола?' },
  },
  signOut: {
    busy: { en: 'Signing out...', bg: 'Излизане...' },
    failed: { en: 'Failed to sign out', bg: 'Излизането не успя' },
    again: { en: 'Try again', bg: 'Опитай пак' },
    stay: { en: 'Stay signed in', bg: 'Оставане в редакцията' },
  },
  recovery: {
    title: { en: 'Forgot password', bg: 'Забравена парола' },
    explanation: {
      en: 'Enter your email. You will get a message with a link to choose a new password.',
      bg: 'Въведете имейла си. Ще получите съобщение с връзка, с която да изберете нова парола.',
    },
    action: { en: 'Send', bg: 'Изпращане' },
    busy: { en: 'Sending...', bg: 'Изпращане...' },
    sent: {
      en: 'If this email has an account, a message with a link is on its way. The link works for one hour.',
      bg: 'Ако този имейл има профил, съобщението с връзката вече пътува към него. Връзката важи един час.',
    },
    failed: { en: 'The request could not be sent', bg: 'Заявката не можа да се изпрати' },
    back: { en: 'Back to sign-in', bg: 'Обратно към входа' },
  },
  figure: {
    photoBy: (author: string) => `Photo by ${author}`,
    authorUnknown: 'Author unknown',
    watchVideo: 'Гледайте видеото в YouTube',
    table: 'Таблица',
  },
  auth: {
    noUser: { en: 'No authenticated user', bg: 'Няма влязъл потребител' },
    sessionMissing: { en: 'Auth session missing!', bg: 'Няма активна сесия!' },
    credentialsMissing: {
      en: 'You must provide either an email or phone number and a password',
      bg: 'Въведете имейл и парола',
    },
    weakPassword: (minimum: number) => ({
      en: `Weak password: it needs at least ${minimum} characters.`,
      bg: `Слаба парола: нужни са поне ${minimum} знака.`,
    }),
    tooManyPasswords: (minutes: number) => ({
      en: `Too many failed attempts. Try again in ${minutes} minutes.`,
      bg: `Твърде много неуспешни опити. Опитайте отново след ${minutes} минути.`,
    }),
    tooManyRecoveries: {
      en: 'Too many requests for a new password. Try again in an hour.',
      bg: 'Твърде много заявки за нова парола. Опитайте отново след час.',
    },
    linkInvalid: {
      en: 'This link is invalid or has expired.',
      bg: 'Връзката е невалидна или с изтекъл срок.',
    },
    lastAdministrator: {
      en: 'This is the last administrator: make somebody else one first.',
      bg: 'Това е последният администратор: първо направете друг потребител администратор.',
    },
  },
  article: {
    notYours: {
      en: 'You do not have permission to update this article',
      bg: 'Нямате право да променяте тази статия',
    },
    notFound: { en: 'Article not found', bg: 'Статията не е намерена' },
    unknownDocument: {
      en: 'What was chosen here does not exist any more. Choose again.',
      bg: 'Избраното тук вече не съществува. Изберете отново.',
    },
    wrongLink: {
      en: 'An address begins with http:// or https:// and has no spaces.',
      bg: 'Адресът започва с http:// или https:// и няма интервали.',
    },
    wrongVideo: {
      en: 'This is no address of a YouTube video, and no embed code of one.',
      bg: 'Това не е адрес на видео в YouTube, нито код за вграждането му.',
    },
    endsBeforeStart: {
      en: 'The promotion has to end after it begins.',
      bg: 'Промоцията трябва да свърши, след като започне.',
    },
    hashtagTooLong: (maximum: number) => ({
      en: `A hashtag may have at most ${maximum} characters.`,
      bg: `Хаштагът може да е до ${maximum} знака.`,
    }),
    tooManyHashtags: (maximum: number) => ({
      en: `An article may have at most ${maximum} hashtags.`,
      bg: `Статията може да има най-много ${maximum} хаштага.`,
    }),
    wrongHashtags: {
      en: 'Hashtags come as a list, or as one text with commas.',
      bg: 'Хаштаговете се задават като списък или като текст със запетаи.',
    },
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
  database: {
    badRequest: {
      en: 'This request holds a value that cannot be stored or looked for.',
      bg: 'Заявката съдържа стойност, която не може да се запази или потърси.',
    },
    tryAgain: {
      en: 'Somebody was saving the same at this moment. Try again.',
      bg: 'В същия момент някой друг запазваше същото. Опитайте отново.',
    },
  },
  category: {
    inUse: (count: number) => ({
      en: `Articles stand in this category (${count}): move them to another one first.`,
      bg: `В тази категория има статии (${count}): първо ги преместете в друга.`,
    }),
  },
  settings: {
    siteNameRequired: {
      en: 'The publication needs a name.',
      bg: 'Изданието трябва да има име.',
    },
    wrongGtmId: {
      en: 'An id of Google Tag Manager looks like GTM-ABC1234.',
      bg: 'Идентификаторът в Google Tag Manager изглежда така: GTM-ABC1234.',
    },
  },
  /** The article's form (A-ART-1 … A-ART-7). */
  articleForm: {
    saving: { en: 'Saving...', bg: 'Запазване...' },
    lastSaved: (moment: string) => ({
      en: `Last saved: ${moment}`,
      bg: `Последно запазено: ${moment}`,
    }),
    accent: {
      almostFull: { en: 'Almost no room left in the accent.', bg: 'В акцента почти няма място.' },
      tooLong: { en: 'The accent is too long.', bg: 'Акцентът е твърде дълъг.' },
    },
    hashtags: {
      hint: { en: 'A comma or Enter adds it.', bg: 'Запетая или Enter го добавя.' },
      chosen: { en: 'Chosen hashtags', bg: 'Избрани хаштагове' },
      suggestions: { en: 'Suggestions', bg: 'Предложения' },
      suggested: (count: number) => ({
        en: count === 1 ? '1 suggestion' : `${count} suggestions`,
        bg: count === 1 ? '1 предложение' : `${count} предложения`,
      }),
      articles: (count: number) => ({
        en: count === 1 ? '1 article' : `${count} articles`,
        bg: count === 1 ? '1 статия' : `${count} статии`,
      }),
      remove: (hashtag: string) => ({ en: `Remove ${hashtag}`, bg: `Премахване на ${hashtag}` }),
      added: (hashtags: string) => ({ en: `Added: ${hashtags}`, bg: `Добавено: ${hashtags}` }),
      removed: (hashtag: string) => ({ en: `Removed: ${hashtag}`, bg: `Премахнато: ${hashtag}` }),
      none: { en: 'No hashtags', bg: 'Няма хаштагове' },
    },
    preview: {
      heading: { en: 'Preview Link', bg: 'Връзка за преглед' },
      generate: { en: 'Generate Link', bg: 'Създаване на връзка' },
      generating: { en: 'Generating...', bg: 'Създаване...' },
      copy: { en: 'Copy the link', bg: 'Копиране на връзката' },
      copied: { en: 'Copied', bg: 'Копирано' },
      worksUntil: (moment: string) => ({
        en: `Works until ${moment}. Whoever has it sees the article as it was last saved.`,
        bg: `Работи до ${moment}. Който я има, вижда статията, както е последно запазена.`,
      }),
      explanation: {
        en: 'Shows the article as it was last saved to whoever has the link, for 7 days.',
        bg: 'Показва статията, както е последно запазена, на всеки с връзката, 7 дни.',
      },
      unsaved: {
        en: 'There are unsaved changes, which it does not show.',
        bg: 'Има незапазени промени, които тя не показва.',
      },
      failed: {
        en: 'Failed to generate preview link',
        bg: 'Връзката за преглед не можа да се създаде',
      },
      copyFailed: { en: 'Failed to copy link', bg: 'Връзката не можа да се копира' },
    },
    checklist: {
      heading: { en: 'Before publishing', bg: 'Преди публикуване' },
      ready: { en: 'Everything is there', bg: 'Всичко е налице' },
      missing: (count: number) => ({ en: `${count} missing`, bg: `Липсват: ${count}` }),
      required: { en: 'required', bg: 'задължително' },
      unknownPicture: {
        en: 'The picture could not be looked at',
        bg: 'Снимката не можа да се провери',
      },
      checking: { en: 'Looking at the picture …', bg: 'Проверява се снимката …' },
      picture: {
        missing: { en: 'No main picture', bg: 'Няма основна снимка' },
        toDo: { en: 'Choose a picture', bg: 'Изберете снимка' },
      },
      alt: {
        done: { en: 'The picture is described', bg: 'Снимката е описана' },
        missing: {
          en: 'The picture has no alternative text',
          bg: 'Снимката няма алтернативен текст',
        },
        toDo: { en: 'Describe it', bg: 'Опишете я' },
      },
      credit: {
        done: { en: 'The picture has a credit', bg: 'Посочен е автор на снимката' },
        missing: { en: 'The picture has no credit', bg: 'Не е посочен автор на снимката' },
        toDo: { en: 'Name the author', bg: 'Посочете автора' },
      },
      category: {
        done: { en: 'A category is chosen', bg: 'Избрана е категория' },
        missing: { en: 'No category', bg: 'Няма категория' },
        toDo: { en: 'Choose one', bg: 'Изберете категория' },
      },
      hashtags: {
        done: { en: 'There are hashtags', bg: 'Има хаштагове' },
        missing: { en: 'No hashtags', bg: 'Няма хаштагове' },
        toDo: { en: 'Add some', bg: 'Добавете' },
      },
      accent: {
        done: { en: 'There is an accent', bg: 'Има акцент' },
        missing: { en: 'No accent', bg: 'Няма акцент' },
        wrong: { en: 'The accent is too long', bg: 'Акцентът е твърде дълъг' },
        toDo: { en: 'Write it', bg: 'Напишете го' },
        shorten: { en: 'Shorten it', bg: 'Съкратете го' },
      },
    },
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
    notKept: {
      en: 'The picture could not be stored. Please try again in a moment.',
      bg: 'Изображението не можа да се запази. Опитайте отново след малко.',
    },
    missing: {
      en: 'The file of this picture is missing. Please upload the picture again.',
      bg: 'Файлът на изображението липсва. Качете изображението отново.',
    },
    focalPoint: {
      en: 'The focal point has to lie in the picture: two numbers from 0 to 100.',
      bg: 'Фокусната точка трябва да е в изображението: две числа от 0 до 100.',
    },
    crop: {
      en: 'The part to be cut out has to lie in the picture.',
      bg: 'Изрязаната част трябва да е в изображението.',
    },
    wrongValue: {
      en: 'This value cannot be used here.',
      bg: 'Тази стойност не може да се използва тук.',
    },
    oneAtATime: {
      en: 'File, focal point and cut are changed for one picture at a time.',
      bg: 'Файлът, фокусната точка и изрязването се променят само за една снимка.',
    },
  },
} as const
