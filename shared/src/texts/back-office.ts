import { pageNames } from './pageNames.ts'

/** A text of the newsroom in both of its languages. */
export type BackOfficeText = { en: string; bg: string }

const saving: BackOfficeText = { en: 'Saving...', bg: 'Запазване...' }

const wrongDate: BackOfficeText = { en: 'Date input not valid', bg: 'Невалидна дата' }

const tenMegabytes: BackOfficeText = {
  en: 'File size too large. Maximum size is 10MB.',
  bg: 'Файлът е твърде голям. Най-големият размер е 10 MB.',
}

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
  /** Somebody else has saved a document while it was open here (B-EDIT-1). */
  conflict: {
    noMoment: {
      en: 'basedOn has to be a moment as the updatedAt of a document says it, for example 2026-11-23T09:00:00.000Z.',
      bg: 'basedOn трябва да е момент, както го дава updatedAt на документа, например 2026-11-23T09:00:00.000Z.',
    },
    somebody: { en: 'The system', bg: 'Системата' },
    refused: (who: string, when: string) => ({
      en: `Not saved: ${who} has saved a newer version (${when}). Nothing was overwritten.`,
      bg: `Не е запазено: ${who} запази по-нова версия (${when}). Нищо не е презаписано.`,
    }),
    title: { en: 'Changed meanwhile', bg: 'Променено междувременно' },
    explanation: (who: string, when: string) => ({
      en: `${who} saved this at ${when}. What you have typed is still in the form. Choose what to keep, then save again.`,
      bg: `${who} запази това в ${when}. Написаното от вас е още във формуляра. Изберете какво да остане и запазете отново.`,
    }),
    field: { en: 'Field', bg: 'Поле' },
    mine: { en: 'Mine', bg: 'Моето' },
    theirs: { en: "The colleague's", bg: 'На колегата' },
    keepAllMine: { en: 'Mine everywhere', bg: 'Навсякъде моето' },
    takeAllTheirs: { en: "The colleague's everywhere", bg: 'Навсякъде на колегата' },
    apply: { en: 'Put this into the form', bg: 'Постави това във формуляра' },
    later: { en: 'Back to the form', bg: 'Обратно към формуляра' },
    show: { en: 'Show both versions', bg: 'Покажи двете версии' },
    unresolved: (who: string, when: string) => ({
      en: `Not saved: ${who} has saved a newer version (${when}).`,
      bg: `Не е запазено: ${who} запази по-нова версия (${when}).`,
    }),
    merged: {
      en: 'Both versions are in the form now. Save to keep them.',
      bg: 'Двете версии вече са във формуляра. Запазете, за да останат.',
    },
    same: {
      en: 'Both versions say the same. You can save.',
      bg: 'Двете версии съвпадат. Можете да запазите.',
    },
    notLoaded: {
      en: 'The other version could not be loaded.',
      bg: 'Другата версия не можа да се зареди.',
    },
    empty: { en: '(empty)', bg: '(празно)' },
    yes: { en: 'yes', bg: 'да' },
    no: { en: 'no', bg: 'не' },
  },
  /** What was typed and not saved is kept in the browser (B-EDIT-2). */
  localCopy: {
    found: (when: string) => ({
      en: `Text that was not saved was kept in this browser at ${when}.`,
      bg: `В този браузър е пазен незаписан текст от ${when}.`,
    }),
    restore: { en: 'Put it back into the form', bg: 'Върни го във формуляра' },
    discard: { en: 'Discard it', bg: 'Изтрий го' },
    restored: {
      en: 'The kept text is in the form. Save to keep it.',
      bg: 'Пазеният текст е във формуляра. Запазете, за да остане.',
    },
    discarded: { en: 'The kept text was discarded.', bg: 'Пазеният текст е изтрит.' },
  },
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
    busy: { en: 'Sending...', bg: 'Изпраща се...' },
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
    wrongDate,
    accentTooLong: (length: number, maximum: number) => ({
      en: `The accent may have ${maximum} characters, this has ${length}.`,
      bg: `Акцентът може да е до ${maximum} знака, този е ${length}.`,
    }),
  },
  locks: {
    notYours: {
      en: 'Only who may change a document takes over its editing.',
      bg: 'Редактирането може да поеме само който има право да променя документа.',
    },
    title: { en: 'This document is being edited', bg: 'Документът се редактира' },
    editing: (name: string) => ({
      en: `${name} is editing this document.`,
      bg: `${name} редактира този документ.`,
    }),
    somebody: { en: 'A colleague', bg: 'Колега' },
    since: (since: string, last: string) => ({
      en: `Editing since ${since}, last change at ${last} (Sofia time).`,
      bg: `Редактира от ${since}, последна промяна в ${last} (софийско време).`,
    }),
    consequence: {
      en: 'If you take over, what was not saved there may be lost.',
      bg: 'Ако поемете редактирането, незапазеното там може да се загуби.',
    },
    back: { en: 'Leave it', bg: 'Отказ' },
    readOnly: { en: 'View read-only', bg: 'Само преглед' },
    takeOver: { en: 'Take over editing', bg: 'Поемане на редактирането' },
    viewing: { en: 'You are viewing read-only.', bg: 'Преглеждате без право на промяна.' },
  },
  input: {
    wrongDate,
    wrongNumber: (min: number, max: number) => ({
      en: `A whole number from ${min} to ${max}.`,
      bg: `Цяло число от ${min} до ${max}.`,
    }),
    dateOutOfRange: {
      en: 'A date has to lie between the years 1900 and 2200.',
      bg: 'Датата трябва да е между 1900 и 2200 година.',
    },
    nothingChanged: {
      en: 'Nothing was changed, because not everything could be:',
      bg: 'Нищо не беше променено, защото не всичко можеше да се промени:',
    },
    couldNotBeChanged: { en: 'it could not be changed.', bg: 'не можа да се промени.' },
    ofDocument: (id: number | string, reason: string) => ({
      en: `No. ${id}: ${reason}`,
      bg: `№ ${id}: ${reason}`,
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
    tooMany: (seconds: number) => ({
      en: `Too many requests: try again in ${seconds} s.`,
      bg: `Твърде много заявки: опитайте отново след ${seconds} сек.`,
    }),
  },
  question: {
    /** By the bound that a question exceeds (cms/src/lib/query-limits/bounds.ts). */
    tooLarge: {
      conditions: (most: number) => ({
        en: `Too large a question: at most ${most} conditions.`,
        bg: `Твърде голяма заявка: най-много ${most} условия.`,
      }),
      depth: (most: number) => ({
        en: `Too large a question: at most ${most} levels, one within the other.`,
        bg: `Твърде голяма заявка: най-много ${most} вложени нива.`,
      }),
      relations: (most: number) => ({
        en: `Too large a question: at most ${most} paths into related documents.`,
        bg: `Твърде голяма заявка: най-много ${most} пътя към свързани документи.`,
      }),
      pathParts: (most: number) => ({
        en: `Too large a question: at most ${most} names in a path.`,
        bg: `Твърде голяма заявка: най-много ${most} имена в един път.`,
      }),
      path: (most: number) => ({
        en: `Too large a question: at most ${most} characters in a path.`,
        bg: `Твърде голяма заявка: най-много ${most} знака в един път.`,
      }),
      list: (most: number) => ({
        en: `Too large a question: at most ${most} values in a list.`,
        bg: `Твърде голяма заявка: най-много ${most} стойности в един списък.`,
      }),
      texts: (most: number) => ({
        en: `Too large a question: at most ${most} texts to look for.`,
        bg: `Твърде голяма заявка: най-много ${most} търсени текста.`,
      }),
      words: (most: number) => ({
        en: `Too large a question: at most ${most} words to look for.`,
        bg: `Твърде голяма заявка: най-много ${most} търсени думи.`,
      }),
      value: (most: number) => ({
        en: `Too large a question: at most ${most} characters in a value.`,
        bg: `Твърде голяма заявка: най-много ${most} знака в една стойност.`,
      }),
      sort: (most: number) => ({
        en: `Too large a question: at most ${most} fields to sort by.`,
        bg: `Твърде голяма заявка: подреждане по най-много ${most} полета.`,
      }),
      names: (most: number) => ({
        en: `Too large a question: at most ${most} names of fields.`,
        bg: `Твърде голяма заявка: най-много ${most} имена на полета.`,
      }),
      limit: (most: number) => ({
        en: `Too large a question: at most ${most} documents at once.`,
        bg: `Твърде голяма заявка: най-много ${most} документа наведнъж.`,
      }),
      page: (most: number) => ({
        en: `Too large a question: no page after ${most}.`,
        bg: `Твърде голяма заявка: няма страница след ${most}.`,
      }),
    },
    tooSlow: {
      en: 'This question took too long and was given up. Ask for less.',
      bg: 'Заявката отне твърде дълго и беше прекратена. Поискайте по-малко.',
    },
    busy: {
      en: 'Too many questions are being answered at this moment. Try again shortly.',
      bg: 'В момента се отговаря на твърде много заявки. Опитайте отново след малко.',
    },
    override: {
      en: 'Only a signed-in user may send a question as a form, and only by X-Payload-HTTP-Method-Override: GET; a question is sent by GET.',
      bg: 'Само влязъл потребител може да изпрати заявка като формуляр, и то с X-Payload-HTTP-Method-Override: GET; заявките се изпращат с GET.',
    },
  },
  request: {
    body: {
      en: 'The body of this request has to be a JSON object.',
      bg: 'Тялото на заявката трябва да е JSON обект.',
    },
    tooLong: (bytes: number) => ({
      en: `The body of this request is too long: at most ${bytes} bytes.`,
      bg: `Тялото на заявката е твърде дълго: най-много ${bytes} байта.`,
    }),
    tooDeep: (levels: number) => ({
      en: `The body of this request is nested too deeply: at most ${levels} levels.`,
      bg: `Тялото на заявката е вложено твърде дълбоко: най-много ${levels} нива.`,
    }),
    crossSite: {
      en: 'This request came from another site.',
      bg: 'Заявката идва от друг сайт.',
    },
    preference: {
      en: 'A preference needs a short name and a small value, and there can be only so many of them.',
      bg: 'Предпочитанието трябва да има кратко име и малка стойност, а броят им е ограничен.',
    },
    serverFunction: {
      en: 'There is no such function, or nobody is signed in.',
      bg: 'Няма такава функция или никой не е влязъл.',
    },
  },
  category: {
    inUse: (count: number, { en, bg }: BackOfficeText) => ({
      en: `Articles stand in this category (${count}): ${en}. Move them to another one first.`,
      bg: `В тази категория има статии (${count}): ${bg}. Първо ги преместете в друга.`,
    }),
    notDeleted: {
      en: 'Failed to delete category',
      bg: 'Категорията не можа да се изтрие',
    },
    toDelete: {
      en: 'Are you sure you want to delete this category?',
      bg: 'Сигурни ли сте, че искате да изтриете тази категория?',
    },
  },
  hashtag: {
    notDeleted: { en: 'Failed to delete hashtag', bg: 'Хаштагът не можа да се изтрие' },
    toDelete: {
      en: 'Are you sure you want to delete this hashtag?',
      bg: 'Сигурни ли сте, че искате да изтриете този хаштаг?',
    },
  },
  /** Where readers find what a form is about, and whether it is there. */
  publicPage: {
    title: { en: 'Public page', bg: 'Публична страница' },
    none: { en: 'No page yet', bg: 'Още няма страница' },
    live: { en: 'Readers see it', bg: 'Читателите я виждат' },
    updating: { en: 'It is being rendered', bg: 'Обновява се' },
    missing: { en: 'Not on the site', bg: 'Не е на сайта' },
    unknown: { en: 'The site does not answer', bg: 'Сайтът не отговаря' },
    willBe: (path: string) => ({
      en: `After saving: ${path}`,
      bg: `След запазване: ${path}`,
    }),
  },
  /** Where a document stands that is to be deleted (A-ERR-1). */
  trash: {
    restored: {
      en: 'It is not in the trash any more.',
      bg: 'Вече не е в кошчето.',
    },
  },
  uses: {
    title: { en: 'Where it is used', bg: 'Къде се използва' },
    finding: { en: 'Looking where it is used...', bg: 'Проверява се къде се използва...' },
    none: { en: 'It is used nowhere.', bg: 'Не се използва никъде.' },
    standsIn: { en: 'It stands in:', bg: 'Стои в:' },
    more: (count: number) => ({ en: `and ${count} more`, bg: `и още ${count}` }),
    notFound: {
      en: 'It could not be found out where it is used.',
      bg: 'Не можа да се провери къде се използва.',
    },
    states: {
      live: { en: 'on the site', bg: 'на сайта' },
      draft: { en: 'not on the site', bg: 'не е на сайта' },
      trash: { en: 'in the trash', bg: 'в кошчето' },
    },
    /** How many of them do not stand in the way, since they lie in the trash. */
    inTrash: (count: number) => ({
      en: `Of them in the trash: ${count}.`,
      bg: `От тях в кошчето: ${count}.`,
    }),
    /** A place in a sentence. */
    place: (kind: BackOfficeText, title: string, state: BackOfficeText | null) => ({
      en: `${kind.en}${title && ` “${title}”`}${state ? ` (${state.en})` : ''}`,
      bg: `${kind.bg}${title && ` „${title}“`}${state ? ` (${state.bg})` : ''}`,
    }),
    usedIn: ({ en, bg }: BackOfficeText) => ({
      en: `It is used in: ${en}. Take it out there first.`,
      bg: `Използва се в: ${bg}. Първо я махнете оттам.`,
    }),
  },
  settings: {
    saved: { en: 'Content saved successfully!', bg: 'Съдържанието беше запазено успешно!' },
    notSaved: { en: 'Failed to save the settings', bg: 'Настройките не можаха да се запазят' },
    siteNameRequired: {
      en: 'The publication needs a name.',
      bg: 'Изданието трябва да има име.',
    },
    wrongGtmId: {
      en: 'An id of Google Tag Manager looks like GTM-ABC1234.',
      bg: 'Идентификаторът в Google Tag Manager изглежда така: GTM-ABC1234.',
    },
  },
  /** Moments are shown and picked in Europe/Sofia (B-TIME-1). */
  dates: {
    placeholder: { en: 'dd/mm/yyyy hh:mm', bg: 'дд/мм/гггг чч:мм' },
    wrong: {
      en: 'Date input not valid: write day, month, year and time, such as 25/11/2026 09:00.',
      bg: 'Невалидна дата: напишете ден, месец, година и час, например 25/11/2026 09:00.',
    },
    pick: { en: 'Choose day and time', bg: 'Избор на ден и час' },
    day: { en: 'Day', bg: 'Ден' },
    time: { en: 'Time in Sofia', bg: 'Час в София' },
    previousMonth: { en: 'Previous month', bg: 'Предишен месец' },
    nextMonth: { en: 'Next month', bg: 'Следващ месец' },
    clear: { en: 'Clear', bg: 'Изчистване' },
    done: { en: 'Done', bg: 'Готово' },
    skipped: (typed: string, taken: string) => ({
      en: `There is no ${typed}: the clock is put forward that night. Taken as ${taken}.`,
      bg: `Няма ${typed}: тази нощ часовникът се мести напред. Приема се ${taken}.`,
    }),
    twice: {
      first: {
        en: 'This hour comes twice that night; this is the first one, in summer time.',
        bg: 'Този час идва два пъти през нощта; това е първият, по лятното време.',
      },
      second: {
        en: 'This hour comes twice that night; this is the second one, in winter time.',
        bg: 'Този час идва два пъти през нощта; това е вторият, по зимното време.',
      },
    },
  },
  /** A published article whose date is still to come. */
  scheduling: {
    told: (moment: string) => ({
      en: `Readers will get it on ${moment}.`,
      bg: `Читателите ще я получат на ${moment}.`,
    }),
    heading: { en: 'Take it away from readers?', bg: 'Да се скрие ли от читателите?' },
    question: (moment: string) => ({
      en: `Readers have this article now. With this date they will not have it until ${moment}: until then its page will be gone.`,
      bg: `Читателите имат тази статия сега. С тази дата няма да я имат до ${moment}: дотогава страницата ѝ няма да е на сайта.`,
    }),
    agree: { en: 'Schedule it', bg: 'Насрочване' },
  },
  /** The article's form (A-ART-1 … A-ART-7). */
  articleForm: {
    saving,
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
    scheduled: (moment: string) => ({
      en: `Scheduled for ${moment}`,
      bg: `Насрочена за ${moment}`,
    }),
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
  views: {
    heading: { en: 'Readers', bg: 'Читатели' },
    all: { en: 'Views', bg: 'Прегледи' },
    unique: { en: 'Unique', bg: 'Уникални' },
    last: { en: 'Last viewed', bg: 'Последен преглед' },
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
    none: { en: 'No pictures found', bg: 'Няма намерени снимки' },
    toDelete: {
      en: 'Are you sure you want to delete this image?',
      bg: 'Сигурни ли сте, че искате да изтриете тази снимка?',
    },
    notDeleted: { en: 'Failed to delete image', bg: 'Снимката не можа да се изтрие' },
    wrongType: {
      en: 'Invalid file type. Please upload a JPG, PNG, GIF, or WebP image.',
      bg: 'Невалиден вид файл. Качете изображение във формат JPG, PNG, GIF или WebP.',
    },
    tooManyPixels: {
      en: 'The picture is too large. It may have at most 25 megapixels, all frames together; a JPEG at most 100.',
      bg: 'Изображението е твърде голямо. Може да има най-много 25 мегапиксела, заедно с всички кадри; JPEG – най-много 100.',
    },
    tooManyFrames: {
      en: 'The animation is too long. It may have at most 500 frames.',
      bg: 'Анимацията е твърде дълга. Може да има най-много 500 кадъра.',
    },
    tooComplex: {
      en: 'The drawing is too complex: it has too many style rules for so many elements. Simplify it, or save it as a PNG.',
      bg: 'Чертежът е твърде сложен: стиловите правила са твърде много за толкова елементи. Опростете го или го запазете като PNG.',
    },
    tooCostly: {
      en: 'This file takes too long to process. Make the picture smaller or simpler.',
      bg: 'Обработката на този файл отнема твърде много време. Намалете или опростете изображението.',
    },
    busy: {
      en: 'Other pictures are being processed just now. Please try again in a moment.',
      bg: 'В момента се обработват други изображения. Опитайте отново след малко.',
    },
    tooLarge: tenMegabytes,
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
  /** The carousel of home (A-CAR-1). */
  carousel: {
    noArticle: { en: 'Please select an article', bg: 'Изберете статия' },
    full: (most: number) => ({
      en: `The carousel holds at most ${most} articles.`,
      bg: `Каруселът побира най-много ${most} статии.`,
    }),
    alreadyIn: {
      en: 'This article is in the carousel already.',
      bg: 'Тази статия вече е в карусела.',
    },
    order: {
      en: 'Home shows them in the order in which the articles were created, the oldest first.',
      bg: 'Началната страница ги показва по реда на създаване на статиите, най-старата първа.',
    },
    arrangedByEditors: {
      en: 'Editors choose what stands here.',
      bg: 'Редакторите избират какво да стои тук.',
    },
    notLoaded: { en: 'Failed to load data', bg: 'Данните не можаха да се заредят' },
    search: {
      label: { en: 'Search Article by Title', bg: 'Търсене на статия по заглавие' },
      placeholder: { en: 'Type to search articles...', bg: 'Пишете, за да търсите статии...' },
      searching: { en: 'Searching...', bg: 'Търсене...' },
      none: { en: 'No articles found', bg: 'Няма намерени статии' },
      failed: { en: 'Failed to search articles', bg: 'Търсенето на статии не успя' },
      found: (count: number) => ({
        en: count === 1 ? '1 article found' : `${count} articles found`,
        bg: count === 1 ? '1 намерена статия' : `${count} намерени статии`,
      }),
    },
    created: (date: string) => ({ en: `Created: ${date}`, bg: `Създадена: ${date}` }),
    selected: (title: string) => ({ en: `Selected: ${title}`, bg: `Избрана: ${title}` }),
    displayTime: { en: 'Display Time (seconds)', bg: 'Време на показване (секунди)' },
    seconds: (count: number) => ({ en: `${count} s`, bg: `${count} сек.` }),
    add: { en: 'Add to Carousel', bg: 'Добавяне в карусела' },
    added: (title: string) => ({
      en: `In the carousel now: ${title}`,
      bg: `Вече е в карусела: ${title}`,
    }),
    notAdded: {
      en: 'Failed to add article to carousel',
      bg: 'Статията не можа да се добави в карусела',
    },
    current: { en: 'Current Carousel Articles', bg: 'Статии в карусела' },
    none: { en: 'No articles in carousel', bg: 'Няма статии в карусела' },
    columns: {
      title: { en: 'Title', bg: 'Заглавие' },
      created: { en: 'Created Date', bg: 'Създадена на' },
      displayTime: { en: 'Display Time', bg: 'Време на показване' },
      actions: { en: 'Actions', bg: 'Действия' },
    },
    edit: (title: string) => ({
      en: `Edit the display time: ${title}`,
      bg: `Промяна на времето: ${title}`,
    }),
    confirm: (title: string) => ({ en: `Confirm: ${title}`, bg: `Потвърждаване: ${title}` }),
    cancel: (title: string) => ({ en: `Cancel: ${title}`, bg: `Отказ: ${title}` }),
    updated: (title: string, seconds: number) => ({
      en: `${title}: ${seconds} s from now on`,
      bg: `${title}: вече ${seconds} сек.`,
    }),
    notUpdated: {
      en: 'Failed to update display time',
      bg: 'Времето на показване не можа да се промени',
    },
    remove: (title: string) => ({ en: `Remove: ${title}`, bg: `Премахване: ${title}` }),
    removal: {
      heading: { en: 'Remove from the carousel?', bg: 'Премахване от карусела?' },
      question: (title: string) => ({
        en: `“${title}” will not stand in the carousel of home any more. The article itself stays.`,
        bg: `„${title}“ вече няма да е в карусела на началната страница. Самата статия остава.`,
      }),
      action: { en: 'Remove', bg: 'Премахване' },
    },
    removed: (title: string) => ({
      en: `Not in the carousel any more: ${title}`,
      bg: `Вече не е в карусела: ${title}`,
    }),
    notRemoved: {
      en: 'Failed to remove article from carousel',
      bg: 'Статията не можа да се премахне от карусела',
    },
  },
  /** The order of the paid articles (A-PAID-1). */
  paidOrder: {
    notSaved: {
      en: 'Failed to update article order',
      bg: 'Редът на статиите не можа да се запази',
    },
    notLoaded: {
      en: 'Failed to load paid articles',
      bg: 'Платените статии не можаха да се заредят',
    },
    wrongOrder: {
      en: 'An order names each paid article at most once, and nothing else.',
      bg: 'Редът посочва всяка платена статия най-много веднъж и нищо друго.',
    },
    notAllPaid: {
      en: 'The paid articles have changed meanwhile: one of these is not among them any more.',
      bg: 'Междувременно платените статии са се променили: една от тези вече не е сред тях.',
    },
    none: { en: 'No paid articles found', bg: 'Няма платени статии' },
    howToArrange: (most: number) => ({
      en: `Home shows the first ${most} whose promotion runs. Drag an article by its handle, or use its arrows.`,
      bg: `Началната страница показва първите ${most}, чиято промоция тече. Плъзнете статия за дръжката или използвайте стрелките.`,
    }),
    arrangedByEditors: (most: number) => ({
      en: `Home shows the first ${most} whose promotion runs. Editors arrange them.`,
      bg: `Началната страница показва първите ${most}, чиято промоция тече. Редакторите ги подреждат.`,
    }),
    columns: {
      order: { en: 'Order', bg: 'Ред' },
      title: { en: 'Article Title', bg: 'Заглавие на статията' },
      start: { en: 'Start Date', bg: 'Начална дата' },
      end: { en: 'End Date', bg: 'Крайна дата' },
      moves: { en: 'Move', bg: 'Преместване' },
    },
    fromPublication: { en: 'With the publication', bg: 'С публикуването' },
    withoutEnd: { en: 'No end', bg: 'Без край' },
    standing: {
      featured: { en: 'On home now', bg: 'На началната страница' },
      beyond: { en: 'Runs, but home is full', bg: 'Тече, но началната е пълна' },
      waiting: (moment: string) => ({ en: `Starts on ${moment}`, bg: `Започва на ${moment}` }),
      ended: (moment: string) => ({ en: `Ended on ${moment}`, bg: `Приключи на ${moment}` }),
      draft: { en: 'Draft', bg: 'Чернова' },
    },
    showEnded: (count: number) => ({
      en: `Show promotions that have ended (${count})`,
      bg: `Показване на приключилите промоции (${count})`,
    }),
    saved: { en: 'Order saved', bg: 'Редът е запазен' },
    toTop: (title: string) => ({ en: `Move to the top: ${title}`, bg: `Най-горе: ${title}` }),
    up: (title: string) => ({ en: `Move up: ${title}`, bg: `Нагоре: ${title}` }),
    down: (title: string) => ({ en: `Move down: ${title}`, bg: `Надолу: ${title}` }),
    moved: (title: string, place: number, count: number) => ({
      en: `${title}: place ${place} of ${count}`,
      bg: `${title}: място ${place} от ${count}`,
    }),
    drag: {
      handle: (title: string) => ({ en: `Drag: ${title}`, bg: `Плъзгане: ${title}` }),
      kind: { en: 'sortable', bg: 'за подреждане' },
      instructions: {
        en: 'Space or Enter picks the article up, the arrow keys move it. Space or Enter again puts it down, Escape puts it back.',
        bg: 'Space или Enter хваща статията, стрелките я местят. Space или Enter отново я пуска, Escape я връща.',
      },
      lifted: (title: string, place: number, count: number) => ({
        en: `Picked up ${title}, place ${place} of ${count}`,
        bg: `Хваната е ${title}, място ${place} от ${count}`,
      }),
      dropped: (title: string, place: number, count: number) => ({
        en: `Put down ${title}, place ${place} of ${count}`,
        bg: `Пусната е ${title}, място ${place} от ${count}`,
      }),
      cancelled: (title: string) => ({
        en: `Put back where it was: ${title}`,
        bg: `Върната е на мястото си: ${title}`,
      }),
    },
  },
  quote: {
    noText: { en: 'Please enter a quote', bg: 'Въведете цитат' },
    noAuthor: { en: 'Please enter an author', bg: 'Въведете автор' },
    none: { en: 'No quotes found', bg: 'Няма намерени цитати' },
    toDelete: {
      en: 'Are you sure you want to delete this quote?',
      bg: 'Сигурни ли сте, че искате да изтриете този цитат?',
    },
    notAdded: { en: 'Failed to add quote', bg: 'Цитатът не можа да се добави' },
    notUpdated: { en: 'Failed to update quote', bg: 'Цитатът не можа да се обнови' },
    notDeleted: { en: 'Failed to delete quote', bg: 'Цитатът не можа да се изтрие' },
    hasImage: { en: 'Generated', bg: 'Създадено' },
    hasNoImage: { en: 'No image', bg: 'Няма' },
  },
  quoteTemplate: {
    none: { en: 'No templates found', bg: 'Няма намерени шаблони' },
    nameRequired: { en: 'A template needs a name', bg: 'Шаблонът трябва да има име' },
    wrongColour: {
      en: 'A colour looks like #187bcd.',
      bg: 'Цветът изглежда така: #187bcd.',
    },
    stillDefault: {
      en: 'This is the default template: make another one the default first.',
      bg: 'Това е шаблонът по подразбиране: първо направете друг такъв.',
    },
    notSaved: { en: 'Failed to save template', bg: 'Шаблонът не можа да се запази' },
    notDeleted: { en: 'Failed to delete template', bg: 'Шаблонът не можа да се изтрие' },
    toDelete: {
      en: 'Are you sure you want to delete this template?',
      bg: 'Сигурни ли сте, че искате да изтриете този шаблон?',
    },
    alignments: {
      left: { en: 'Left', bg: 'Отляво' },
      center: { en: 'Center', bg: 'В средата' },
      right: { en: 'Right', bg: 'Отдясно' },
    },
  },
  employer: {
    none: { en: 'No employer profiles found', bg: 'Няма намерени профили на работодатели' },
    notLoaded: { en: 'Failed to load profiles', bg: 'Профилите не можаха да се заредят' },
    notSaved: { en: 'Failed to save profile', bg: 'Профилът не можа да се запази' },
    notDeleted: { en: 'Failed to delete profile', bg: 'Профилът не можа да се изтрие' },
    toDelete: {
      en: 'Are you sure you want to delete this profile?',
      bg: 'Сигурни ли сте, че искате да изтриете този профил?',
    },
    /** In the order in which they are looked for. */
    slug: {
      required: { en: 'Slug is required', bg: 'Адресът е задължителен' },
      characters: {
        en: 'Slug can only contain lowercase letters, numbers, and hyphens',
        bg: 'Адресът може да съдържа само малки латински букви, цифри и тирета',
      },
      ends: {
        en: 'Slug must start and end with a letter or number',
        bg: 'Адресът трябва да започва и да свършва с буква или цифра',
      },
      hyphens: {
        en: 'Slug cannot contain consecutive hyphens',
        bg: 'Адресът не може да съдържа последователни тирета',
      },
      length: {
        en: 'Slug must be between 3 and 60 characters long',
        bg: 'Адресът трябва да е между 3 и 60 знака',
      },
      taken: { en: 'This slug is already in use', bg: 'Този адрес вече се използва' },
    },
    videoPreview: { en: 'Preview of the video', bg: 'Преглед на видеото' },
    links: {
      facebook: { en: 'Facebook', bg: 'Facebook' },
      instagram: { en: 'Instagram', bg: 'Instagram' },
      youtube: { en: 'YouTube', bg: 'YouTube' },
      linkedin: { en: 'LinkedIn', bg: 'LinkedIn' },
      tiktok: { en: 'TikTok', bg: 'TikTok' },
      website: { en: 'Website', bg: 'Уебсайт' },
    },
  },
  /** The pages that there are once: their names in the settings (A-SET-1), and what is said where one was not saved. */
  staticPage: {
    about: {
      title: { en: 'About the Author', bg: pageNames.about },
      notSaved: { en: 'Failed to save author bio', bg: 'Текстът за автора не можа да се запази' },
    },
    faq: {
      title: { en: 'FAQ', bg: pageNames.faq },
      notSaved: {
        en: 'Failed to save FAQ content',
        bg: 'Често задаваните въпроси не можаха да се запазят',
      },
    },
    terms: {
      title: inBoth(pageNames.terms),
      notSaved: {
        en: 'Failed to save terms content',
        bg: 'Общите условия не можаха да се запазят',
      },
    },
    privacy: {
      title: inBoth(pageNames.privacy),
      notSaved: {
        en: 'Failed to save privacy policy content',
        bg: 'Политиката за поверителност не можа да се запази',
      },
    },
    cookies: {
      title: inBoth(pageNames.cookies),
      notSaved: {
        en: 'Failed to save cookie policy content',
        bg: 'Политиката за бисквитки не можа да се запази',
      },
    },
    advertise: {
      title: inBoth(pageNames.advertise),
      notSaved: {
        en: 'Failed to save advertising content',
        bg: 'Текстът за реклама не можа да се запази',
      },
    },
  },
  page: {
    none: { en: 'No pages found', bg: 'Няма намерени страници' },
    titleRequired: { en: 'A page needs a title', bg: 'Страницата трябва да има заглавие' },
    notSaved: { en: 'Failed to save page', bg: 'Страницата не можа да се запази' },
    notDeleted: { en: 'Failed to delete page', bg: 'Страницата не можа да се изтрие' },
    toDelete: {
      en: 'Are you sure you want to delete this page?',
      bg: 'Сигурни ли сте, че искате да изтриете тази страница?',
    },
    slugTaken: {
      en: 'Another page has this address already',
      bg: 'Друга страница вече има този адрес',
    },
    unknownParent: { en: 'There is no such page any more', bg: 'Вече няма такава страница' },
    belowItself: {
      en: 'A page cannot stand below itself',
      bg: 'Страницата не може да стои под себе си',
    },
    tooDeep: (most: number) => ({
      en: `Pages are nested at most ${most} deep`,
      bg: `Страниците се влагат най-много на ${most} нива`,
    }),
    hasPagesBelow: (count: number) => ({
      en: `Pages stand below this one (${count}): move them first.`,
      bg: `Под тази страница има други (${count}): първо ги преместете.`,
    }),
  },
  bannerPosition: {
    id: { en: 'Position ID', bg: 'Идентификатор на позицията' },
    idHint: {
      en: 'Lower-case letters, digits and underscores. It stays as it is.',
      bg: 'Малки латински букви, цифри и долни черти. Не се променя след това.',
    },
    name: { en: 'Name', bg: 'Име' },
    width: { en: 'Width (px)', bg: 'Ширина (px)' },
    height: { en: 'Height (px)', bg: 'Височина (px)' },
    toAdd: { en: 'Add New Banner Position', bg: 'Добавяне на позиция за банери' },
    choose: { en: 'Choose a position', bg: 'Изберете позиция' },
    loading: { en: 'Loading positions...', bg: 'Позициите се зареждат...' },
    none: { en: 'No banner positions available', bg: 'Няма налични позиции за банери' },
    notLoaded: {
      en: 'Failed to load banner positions',
      bg: 'Позициите за банери не можаха да се заредят',
    },
    loadingFailed: (message: string) => ({
      en: `Error loading positions: ${message}`,
      bg: `Грешка при зареждане на позициите: ${message}`,
    }),
    notCreated: {
      en: 'Failed to create banner position',
      bg: 'Позицията за банери не можа да се създаде',
    },
    incomplete: {
      en: 'Position ID and name are required',
      bg: 'Идентификаторът и името на позицията са задължителни',
    },
    ofHome: {
      en: 'The home page needs this position.',
      bg: 'Началната страница има нужда от тази позиция.',
    },
    inUse: (banners: number) => ({
      en: `This position has banners (${banners}, in the trash too). Move them first.`,
      bg: `На тази позиция има банери (${banners}, и в кошчето). Първо ги преместете.`,
    }),
  },
  logo: {
    title: { en: 'Logo Management', bg: 'Управление на логото' },
    explanation: {
      en: 'The selected logo stands at the top of every page.',
      bg: 'Избраното лого стои най-горе на всяка страница.',
    },
    upload: { en: 'Upload a logo', bg: 'Качване на лого' },
    formats: {
      en: 'JPG, PNG, GIF, WebP or SVG, at most 5 MB.',
      bg: 'JPG, PNG, GIF, WebP или SVG, най-много 5 MB.',
    },
    uploaded: { en: 'Uploaded logos', bg: 'Качени лога' },
    noneUploaded: { en: 'No logos uploaded yet', bg: 'Още няма качени лога' },
    selected: { en: 'Selected logo', bg: 'Избрано лого' },
    isSelected: { en: 'Selected', bg: 'Избрано' },
    noneToSelect: {
      en: 'No logos found. Upload a logo first.',
      bg: 'Няма лога. Първо качете лого.',
    },
    asText: { en: 'Text logo', bg: 'Текстово лого' },
    asTextNote: {
      en: 'No picture is chosen: pages show the name of the publication.',
      bg: 'Не е избрано изображение: страниците показват името на изданието.',
    },
    useText: { en: 'Use the text logo', bg: 'Използване на текстовото лого' },
    choose: { en: 'Choose', bg: 'Избиране' },
    chooseThis: (name: string) => ({ en: `Choose ${name}`, bg: `Избиране на ${name}` }),
    deleteThis: (name: string) => ({ en: `Delete ${name}`, bg: `Изтриване на ${name}` }),
    onLight: { en: 'On light', bg: 'На светло' },
    onDark: { en: 'On dark', bg: 'На тъмно' },
    toDelete: {
      en: 'Are you sure you want to delete this logo?',
      bg: 'Сигурни ли сте, че искате да изтриете това лого?',
    },
    toDeleteSelected: {
      en: 'It is the selected one: pages will show the name of the publication instead.',
      bg: 'То е избраното: вместо него страниците ще показват името на изданието.',
    },
    administratorsOnly: {
      en: 'Administrators upload and choose logos.',
      bg: 'Логата се качват и избират от администратори.',
    },
    notLoaded: { en: 'Failed to load logos', bg: 'Логата не можаха да се заредят' },
    notUploaded: { en: 'Failed to upload logo', bg: 'Логото не можа да се качи' },
    notSelected: {
      en: 'Failed to update selected logo',
      bg: 'Избраното лого не можа да се обнови',
    },
    notDeleted: { en: 'Failed to delete logo', bg: 'Логото не можа да се изтрие' },
    wrongType: {
      en: 'Invalid file type. Please upload a JPG, PNG, GIF, WebP, or SVG image.',
      bg: 'Невалиден вид файл. Качете изображение във формат JPG, PNG, GIF, WebP или SVG.',
    },
    tooLarge: {
      en: 'File size too large. Maximum size is 5MB.',
      bg: 'Файлът е твърде голям. Най-големият размер е 5 MB.',
    },
  },
  banner: {
    wrongType: {
      en: 'Please select a valid image file (PNG, JPG, JPEG, GIF, SVG)',
      bg: 'Изберете валидно изображение (PNG, JPG, JPEG, GIF, SVG)',
    },
    tooLarge: {
      en: 'File size must be less than 5MB',
      bg: 'Файлът трябва да е по-малък от 5 MB',
    },
    notSignedIn: { en: 'User not authenticated', bg: 'Потребителят не е влязъл' },
    incomplete: {
      en: 'Position and banner content are required',
      bg: 'Позицията и съдържанието на банера са задължителни',
    },
    none: { en: 'No banners found', bg: 'Няма намерени банери' },
    toDelete: {
      en: 'Are you sure you want to delete this banner?',
      bg: 'Сигурни ли сте, че искате да изтриете този банер?',
    },
    notSaved: { en: 'Failed to save banner', bg: 'Банерът не можа да се запази' },
    notDeleted: { en: 'Failed to delete banner', bg: 'Банерът не можа да се изтрие' },
    notUploaded: { en: 'Failed to upload file', bg: 'Файлът не можа да се качи' },
    uploadFailed: (message: string) => ({
      en: `Upload failed: ${message}`,
      bg: `Качването не успя: ${message}`,
    }),
    formats: {
      en: 'PNG, JPG, GIF, SVG or HTML, less than 5 MB.',
      bg: 'PNG, JPG, GIF, SVG или HTML, под 5 MB.',
    },
    fileWins: {
      en: 'Readers see the file. The text below is not shown while there is one.',
      bg: 'Читателите виждат файла. Докато го има, текстът отдолу не се показва.',
    },
    active: { en: 'Active', bg: 'Активен' },
    inactive: { en: 'Inactive', bg: 'Неактивен' },
    waiting: { en: 'Not begun yet', bg: 'Още не е започнал' },
    ended: { en: 'Ended', bg: 'Приключил' },
    always: { en: 'No limits', bg: 'Без ограничение' },
    from: (moment: string) => ({ en: `From ${moment}`, bg: `От ${moment}` }),
    until: (moment: string) => ({ en: `Until ${moment}`, bg: `До ${moment}` }),
    preview: { en: 'Preview', bg: 'Преглед' },
    previewSize: (width: number, height: number) => ({
      en: `${width} × ${height} px`,
      bg: `${width} × ${height} px`,
    }),
    previewScale: (percent: number) => ({
      en: `shown at ${percent}%`,
      bg: `показан на ${percent}%`,
    }),
    previewUsual: {
      en: 'No position is chosen yet: this is the usual size.',
      bg: 'Още не е избрана позиция: това е обичайният размер.',
    },
    previewNothing: {
      en: 'Upload a file, or write svg or html, to see it here.',
      bg: 'Качете файл или напишете svg или html, за да го видите тук.',
    },
  },
  /** Where a file is dropped or chosen. */
  upload: {
    choose: { en: 'Choose a file', bg: 'Избор на файл' },
    replace: { en: 'Replace the file', bg: 'Смяна на файла' },
    drop: { en: 'or drop it here', bg: 'или го пуснете тук' },
    busy: { en: 'Uploading...', bg: 'Качване...' },
    uploaded: { en: 'Uploaded', bg: 'Качено' },
  },
  quoteImage: {
    incomplete: {
      en: 'Missing required data for image generation',
      bg: 'Липсват данни, нужни за изображението',
    },
    notDrawn: {
      en: 'Failed to generate preview image',
      bg: 'Изображението не можа да се нарисува',
    },
    notSaved: { en: 'Failed to save image', bg: 'Изображението не можа да се запази' },
    noTemplate: { en: 'Template not found', bg: 'Шаблонът не е намерен' },
    wrongSize: (width: number, height: number) => ({
      en: `The image of this template has ${width} × ${height} px.`,
      bg: `Изображението по този шаблон е ${width} × ${height} px.`,
    }),
    open: { en: 'Generate image', bg: 'Създаване на изображение' },
    heading: { en: 'Generate Quote Image', bg: 'Изображение на цитата' },
    shortText: { en: 'Short text', bg: 'Кратък текст' },
    template: { en: 'Template', bg: 'Шаблон' },
    loading: { en: 'Loading...', bg: 'Зареждане...' },
    preview: { en: 'Preview', bg: 'Преглед' },
    saved: { en: 'Saved image', bg: 'Запазено изображение' },
    savedAt: (moment: string) => ({ en: `Saved on ${moment}`, bg: `Запазено на ${moment}` }),
    save: { en: 'Save image', bg: 'Запазване' },
    saving,
    wasSaved: { en: 'The image was saved.', bg: 'Изображението е запазено.' },
    download: { en: 'Download', bg: 'Изтегляне' },
    close: { en: 'Close', bg: 'Затваряне' },
    saveQuoteFirst: {
      en: 'Save the quote first: its image is made of what is saved.',
      bg: 'Първо запазете цитата: изображението се прави от запазеното.',
    },
    sample: {
      text: {
        en: 'This is how a quote of two or three lines will look in the image that is shared.',
        bg: 'Така ще изглежда цитат от два-три реда в изображението, което се споделя.',
      },
      author: { en: 'Author of the quote', bg: 'Автор на цитата' },
    },
    wrongType: {
      en: 'Invalid file type. The image of a quote is a PNG.',
      bg: 'Невалиден вид файл. Изображението на цитат е PNG.',
    },
    tooLarge: tenMegabytes,
  },
  service: {
    title: { en: 'Branding Services', bg: 'Брандинг услуги' },
    none: { en: 'No services found', bg: 'Няма намерени услуги' },
    incomplete: {
      en: 'Please fill in all required fields',
      bg: 'Попълнете всички задължителни полета',
    },
    tooLong: {
      en: 'Description must be 75 characters or less',
      bg: 'Описанието може да има най-много 75 знака',
    },
    notSaved: { en: 'Failed to save service', bg: 'Услугата не можа да се запази' },
    notDeleted: { en: 'Failed to delete service', bg: 'Услугата не можа да се изтрие' },
    toDelete: {
      en: 'Are you sure you want to delete this service?',
      bg: 'Сигурни ли сте, че искате да изтриете тази услуга?',
    },
    noOptions: { en: 'Add at least one option', bg: 'Добавете поне една възможност' },
    sameOptions: {
      en: 'No two options may be the same',
      bg: 'Две възможности не може да са еднакви',
    },
    tooManyOptions: (most: number) => ({
      en: `At most ${most} options.`,
      bg: `Най-много ${most} възможности.`,
    }),
    firstOption: { en: 'Option 1', bg: 'Възможност 1' },
    formBuilder: { en: 'Form Builder', bg: 'Формуляр за заявка' },
    edit: { en: 'Edit', bg: 'Редактиране' },
    preview: { en: 'Preview', bg: 'Преглед' },
    unlabelled: { en: 'No label yet', bg: 'Още без етикет' },
    required: { en: 'required', bg: 'задължително' },
    noFields: { en: 'The form has no fields yet.', bg: 'Формулярът още няма полета.' },
    icons: {
      User: { en: 'User', bg: 'Човек' },
      Building2: { en: 'Building2', bg: 'Сграда' },
      Megaphone: { en: 'Megaphone', bg: 'Мегафон' },
      Briefcase: { en: 'Briefcase', bg: 'Куфарче' },
      Star: { en: 'Star', bg: 'Звезда' },
      Trophy: { en: 'Trophy', bg: 'Купа' },
      Target: { en: 'Target', bg: 'Мишена' },
      Rocket: { en: 'Rocket', bg: 'Ракета' },
      Lightbulb: { en: 'Lightbulb', bg: 'Крушка' },
      Heart: { en: 'Heart', bg: 'Сърце' },
      Shield: { en: 'Shield', bg: 'Щит' },
      Zap: { en: 'Lightning', bg: 'Светкавица' },
      Award: { en: 'Award', bg: 'Отличие' },
      Crown: { en: 'Crown', bg: 'Корона' },
      Flag: { en: 'Flag', bg: 'Флаг' },
    },
    fieldTypes: {
      text: { en: 'Text', bg: 'Текст' },
      email: { en: 'Email', bg: 'Имейл' },
      tel: { en: 'Phone', bg: 'Телефон' },
      textarea: { en: 'Long text', bg: 'Дълъг текст' },
      select: { en: 'Drop-down list', bg: 'Падащ списък' },
      radio: { en: 'One of several', bg: 'Едно от няколко' },
      checkbox: { en: 'Several of several', bg: 'Няколко от няколко' },
      number: { en: 'Number', bg: 'Число' },
    },
  },
  submissions: {
    states: {
      sending: { en: 'Being sent', bg: 'Изпраща се' },
      sent: { en: 'Sent', bg: 'Изпратен' },
      unsent: { en: 'Not sent', bg: 'Неизпратен' },
    },
    name: { en: 'Name', bg: 'Име' },
    email: { en: 'Email', bg: 'Имейл' },
    phone: { en: 'Phone', bg: 'Телефон' },
    message: { en: 'Message', bg: 'Съобщение' },
    service: { en: 'Service', bg: 'Услуга' },
    none: { en: 'Nothing has been sent yet', bg: 'Все още няма изпратено' },
    sentAt: (moment: string) => ({ en: `Mail sent ${moment}`, bg: `Имейлът е изпратен ${moment}` }),
    retried: {
      en: 'It is tried again by itself, and can be sent now.',
      bg: 'Опитва се отново автоматично; може да се изпрати и сега.',
    },
    send: { en: 'Send again', bg: 'Изпрати отново' },
    sending: { en: 'Sending...', bg: 'Изпраща се...' },
    notSent: { en: 'The mail could not be sent', bg: 'Имейлът не можа да се изпрати' },
    nothingToSend: {
      en: 'This mail has gone out, or is being sent just now',
      bg: 'Този имейл вече е изпратен или се изпраща в момента',
    },
    notAllowed: {
      en: 'Only editors may send it again',
      bg: 'Само редактори могат да го изпратят отново',
    },
  },
} as const

/** A name that is the same in both languages. */
function inBoth(text: string): BackOfficeText {
  return { en: text, bg: text }
}
