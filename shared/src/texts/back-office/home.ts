import { editingTexts } from './editing.ts'

/** Texts for the arrangement of home: the carousel, and the order of paid articles. */
export const homeTexts = {
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
    howToArrange: {
      en: 'Home shows them in this order, which is that of their creation until you change it. Drag an article by its handle, or use its arrows.',
      bg: 'Началната страница ги показва в този ред – по създаване, докато не го промените. Плъзнете статия за дръжката или използвайте стрелките.',
    },
    arrangedByEditors: {
      en: 'Home shows them in this order. Editors choose and arrange them.',
      bg: 'Началната страница ги показва в този ред. Редакторите ги избират и подреждат.',
    },
    notArranged: {
      en: 'Failed to store the order of the carousel',
      bg: 'Редът на карусела не можа да се запази',
    },
    notLoaded: { en: 'Failed to load data', bg: 'Данните не можаха да се заредят' },
    displayTime: { en: 'Display Time (seconds)', bg: 'Време на показване (секунди)' },
    seconds: (count: number) => ({ en: `${count} s`, bg: `${count} сек.` }),
    add: { en: 'Add to Carousel', bg: 'Добавяне в карусела' },
    added: (title: string) => ({
      en: `Added to the carousel: ${title}`,
      bg: `Добавена в карусела: ${title}`,
    }),
    notAdded: {
      en: 'Failed to add article to carousel',
      bg: 'Статията не можа да се добави в карусела',
    },
    current: { en: 'Current Carousel Articles', bg: 'Статии в карусела' },
    none: { en: 'No articles in carousel', bg: 'Няма статии в карусела' },
    columns: {
      created: { en: 'Created Date', bg: 'Създадена на' },
      displayTime: { en: 'Display Time', bg: 'Време на показване' },
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
  /** Lists that editors arrange: paid articles, the carousel, quotes. */
  arrangement: {
    order: { en: 'Order', bg: 'Ред' },
    actions: { en: 'Actions', bg: 'Действия' },
    title: { en: 'Title', bg: 'Заглавие' },
    remove: (name: string) => ({ en: `Remove: ${name}`, bg: `Премахване: ${name}` }),
    wrongOrder: {
      en: 'An order names each row of the list at most once, and nothing else.',
      bg: 'Редът посочва всеки ред от списъка най-много веднъж и нищо друго.',
    },
    changed: {
      en: 'The list has changed meanwhile: one of these is not in it any more.',
      bg: 'Междувременно списъкът се е променил: едно от тези вече не е в него.',
    },
    saved: { en: 'Order saved', bg: 'Редът е запазен' },
    toTop: (name: string) => ({ en: `Move to the top: ${name}`, bg: `Най-горе: ${name}` }),
    up: (name: string) => ({ en: `Move up: ${name}`, bg: `Нагоре: ${name}` }),
    down: (name: string) => ({ en: `Move down: ${name}`, bg: `Надолу: ${name}` }),
    moved: (name: string, place: number, count: number) => ({
      en: `${name}: place ${place} of ${count}`,
      bg: `${name}: място ${place} от ${count}`,
    }),
    back: (name: string, place: number, count: number) => ({
      en: `${name}: again at place ${place} of ${count}`,
      bg: `${name}: отново на място ${place} от ${count}`,
    }),
    drag: {
      handle: (name: string) => ({ en: `Drag: ${name}`, bg: `Плъзгане: ${name}` }),
      kind: { en: 'sortable', bg: 'за подреждане' },
      instructions: {
        en: 'Space or Enter picks the row up, the arrow keys move it. Space or Enter again puts it down, Escape puts it back.',
        bg: 'Space или Enter хваща реда, стрелките го местят. Space или Enter отново го пуска, Escape го връща.',
      },
      lifted: (name: string, place: number, count: number) => ({
        en: `Picked up: ${name}, place ${place} of ${count}`,
        bg: `Хванато: ${name}, място ${place} от ${count}`,
      }),
      dropped: (name: string, place: number, count: number) => ({
        en: `Put down: ${name}, place ${place} of ${count}`,
        bg: `Пуснато: ${name}, място ${place} от ${count}`,
      }),
      cancelled: (name: string) => ({
        en: `Put back where it was: ${name}`,
        bg: `Върнато на мястото си: ${name}`,
      }),
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
      title: { en: 'Article Title', bg: 'Заглавие на статията' },
      start: { en: 'Start Date', bg: 'Начална дата' },
      end: { en: 'End Date', bg: 'Крайна дата' },
    },
    promotion: {
      heading: { en: 'Promote', bg: 'Промотиране' },
      periods: {
        week: { en: 'For a week', bg: 'За седмица' },
        twoWeeks: { en: 'For two weeks', bg: 'За две седмици' },
        month: { en: 'For a month', bg: 'За месец' },
      },
      first: { en: 'Put first', bg: 'Поставяне най-отпред' },
      until: (moment: string) => ({ en: `Paid until ${moment}`, bg: `Платена до ${moment}` }),
      done: (title: string) => ({ en: `Promoted: ${title}`, bg: `Промотирана: ${title}` }),
      failed: { en: 'Failed to promote article', bg: 'Статията не можа да се промотира' },
      unpublished: {
        en: 'This article has changes that are not published. Promote it in its form, and publish it.',
        bg: 'Тази статия има непубликувани промени. Промотирайте я във формуляра ѝ и я публикувайте.',
      },
    },
    fromPublication: { en: 'With the publication', bg: 'С публикуването' },
    withoutEnd: { en: 'No end', bg: 'Без край' },
    status: {
      featured: { en: 'On home now', bg: 'На началната страница' },
      beyond: { en: 'Runs, but home is full', bg: 'Тече, но началната е пълна' },
      waiting: (moment: string) => ({ en: `Starts on ${moment}`, bg: `Започва на ${moment}` }),
      ended: (moment: string) => ({ en: `Ended on ${moment}`, bg: `Приключи на ${moment}` }),
      draft: editingTexts.versions.draft,
    },
    showEnded: (count: number) => ({
      en: `Show promotions that have ended (${count})`,
      bg: `Показване на приключилите промоции (${count})`,
    }),
  },
} as const
