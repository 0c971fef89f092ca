import { type BackOfficeText } from './common.ts'

/**
 * Texts that every kind of document uses: edit conflicts, who else is editing, the trash, where a document is used,
 * whether readers see it.
 */
export const editingTexts = {
  saving: {
    notSaved: { en: 'Failed to save', bg: 'Промените не можаха да се запазят' },
    network: {
      away: {
        en: 'This computer has no network. What you have typed is still here: save when it is back.',
        bg: 'Компютърът няма връзка с мрежата. Написаното е тук: запазете, когато тя се върне.',
      },
      back: {
        en: 'The network is back: save again.',
        bg: 'Връзката се върна: запазете отново.',
      },
    },
  },
  /** Another user has saved a document while it was open here (B-EDIT-1). */
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
  /** Unsaved text is kept as a local copy in the browser (B-EDIT-2). */
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
  versions: {
    title: { en: 'Versions', bg: 'Версии' },
    today: (time: string) => ({ en: `today ${time}`, bg: `днес ${time}` }),
    yesterday: (time: string) => ({ en: `yesterday ${time}`, bg: `вчера ${time}` }),
    first: { en: 'created', bg: 'създаване' },
    published: { en: 'Published', bg: 'Публикувана' },
    publishedBefore: { en: 'Published before', bg: 'Публикувана преди' },
    draft: { en: 'Draft', bg: 'Чернова' },
    autosaved: { en: 'Saved by itself', bg: 'Запазена автоматично' },
  },
  /** Where the head of a list cannot mark by what it is ordered. */
  listOrder: {
    by: (fields: string) => ({ en: `Ordered by: ${fields}`, bg: `Подредени по: ${fields}` }),
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
  /** Messages of the trash (A-ERR-1). */
  trash: {
    restored: {
      en: 'It is not in the trash any more.',
      bg: 'Вече не е в кошчето.',
    },
  },
  /** Dialogs before something is done, in addition to the literal ones. */
  dialogs: {
    toTrash: { en: 'Move to the trash', bg: 'В кошчето' },
    trashed: {
      en: 'Readers do not see what is in the trash. It can be restored from there.',
      bg: 'Читателите не виждат това, което е в кошчето. Оттам може да се възстанови.',
    },
    deletedForGood: {
      en: 'What is deleted cannot be restored.',
      bg: 'Изтритото не може да се възстанови.',
    },
  },
  /** Who has a document open. */
  presence: {
    alsoOpen: (names: string) => ({
      en: `Also open by: ${names}`,
      bg: `Отворено е и от: ${names}`,
    }),
    saved: (who: string, when: string) => ({
      en: `${who} saved it at ${when}. The changes are here already.`,
      bg: `${who} запази в ${when}. Промените вече са тук.`,
    }),
    savedBeside: (who: string, when: string) => ({
      en: `${who} saved it at ${when}. Something that you are changing was changed there too.`,
      bg: `${who} запази в ${when}. Там е променено и нещо, което променяте вие.`,
    }),
    openNow: { en: 'Open now:', bg: 'Отворени в момента:' },
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
    /** How many of the uses do not block the deletion, because they are in the trash. */
    inTrash: (count: number) => ({
      en: `Of them in the trash: ${count}.`,
      bg: `От тях в кошчето: ${count}.`,
    }),
    /** One use of the document, inside a sentence. */
    place: (kind: BackOfficeText, title: string, state: BackOfficeText | null) => ({
      en: `${kind.en}${title && ` “${title}”`}${state ? ` (${state.en})` : ''}`,
      bg: `${kind.bg}${title && ` „${title}“`}${state ? ` (${state.bg})` : ''}`,
    }),
    kept: {
      en: 'It cannot be deleted while it is used.',
      bg: 'Не може да се изтрие, докато се използва.',
    },
    /** Which document stands in all places of another. */
    inItsPlace: { en: 'Replace it everywhere with:', bg: 'Замяна навсякъде с:' },
    choose: { en: 'Choose …', bg: 'Изберете …' },
    replace: { en: 'Replace', bg: 'Замяна' },
    replacing: (left: number) => ({
      en: `Replacing, ${left} left …`,
      bg: `Заменя се, остават ${left} …`,
    }),
    notReplaced: (place: BackOfficeText, reason: string) => ({
      en: `Not replaced in ${place.en}: ${reason}`,
      bg: `Не е заменено в ${place.bg}: ${reason}`,
    }),
    failed: { en: 'It could not be replaced.', bg: 'Замяната не успя.' },
    noReplacement: {
      en: 'Choose what to replace it with.',
      bg: 'Изберете с какво да се замени.',
    },
    mayNotReplace: {
      en: 'Only editors can replace it everywhere.',
      bg: 'Само редакторите могат да направят замяна навсякъде.',
    },
    /** Of several selected documents: which are used, each in how many places. */
    someUsed: (count: number) => ({ en: `Used: ${count}`, bg: `Използват се: ${count}` }),
    someKept: (count: number) => ({
      en: `Used, so they stay: ${count}`,
      bg: `Използват се и затова остават: ${count}`,
    }),
    places: (count: number) => ({ en: `places: ${count}`, bg: `места: ${count}` }),
    usedIn: ({ en, bg }: BackOfficeText) => ({
      en: `It is used in: ${en}. Take it out there first.`,
      bg: `Използва се в: ${bg}. Първо я махнете оттам.`,
    }),
  },
  /** The public page of the document in a form, and whether it exists. */
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
      stillThere: {
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
} as const
