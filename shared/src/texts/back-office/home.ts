import { editingTexts } from './editing.ts'

/** Texts for the arrangement of home. */
export const homeTexts = {
  /** The search for an article by its title, for the carousel and for a quote. */
  articleSearch: {
    label: { en: 'Search Article by Title', bg: 'Търсене на статия по заглавие' },
    placeholder: { en: 'Type to search articles...', bg: 'Пишете, за да търсите статии...' },
    searching: { en: 'Searching...', bg: 'Търсене...' },
    none: { en: 'No articles found', bg: 'Няма намерени статии' },
    failed: { en: 'Failed to search articles', bg: 'Търсенето на статии не успя' },
    found: (count: number) => ({
      en: count === 1 ? '1 article found' : `${count} articles found`,
      bg: count === 1 ? '1 намерена статия' : `${count} намерени статии`,
    }),
    created: (date: string) => ({ en: `Created: ${date}`, bg: `Създадена: ${date}` }),
    selected: (title: string) => ({ en: `Selected: ${title}`, bg: `Избрана: ${title}` }),
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
} as const
