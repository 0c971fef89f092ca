/** Texts for banners and their positions. */
export const bannersTexts = {
  bannerPosition: {
    id: { en: 'Position ID', bg: 'Идентификатор на позицията' },
    idHint: {
      en: 'Lower-case letters, digits and underscores. It stays as it is.',
      bg: 'Малки латински букви, цифри и долни черти. Не се променя след това.',
    },
    pages: { en: 'Pages', bg: 'Страници' },
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
    endsBeforeStart: {
      en: 'A banner has to end after it begins.',
      bg: 'Банерът трябва да свърши, след като започне.',
    },
    otherShape: (width: number, height: number) => ({
      en: `The picture (${width} × ${height} px) has another shape than its place, of which a part stays empty.`,
      bg: `Изображението (${width} × ${height} px) е с друга форма от мястото си: част от него ще остане празна.`,
    }),
    tooSmall: (width: number, height: number) => ({
      en: `The picture (${width} × ${height} px) is smaller than its place: it will be blurred or stay small.`,
      bg: `Изображението (${width} × ${height} px) е по-малко от мястото си: ще е размазано или дребно.`,
    }),
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
    hasEnded: {
      en: 'Its period has ended: readers do not see it.',
      bg: 'Периодът му е приключил: читателите не го виждат.',
    },
    htmlAlone: {
      en: 'Readers see html in a closed frame: scripts, forms, and pictures or styles from other addresses do not work in it.',
      bg: 'Читателите виждат html в затворена рамка: скриптове, форми и изображения или стилове от други адреси не работят в нея.',
    },
    noLink: {
      en: 'Without a link it leads nowhere.',
      bg: 'Без връзка не води никъде.',
    },
    noAlt: {
      en: 'Say what it shows, for readers who do not see it.',
      bg: 'Напишете какво се вижда, за читатели, които не го виждат.',
    },
    behind: (name: string) => ({ en: `Waits behind “${name}”`, bg: `Чака зад „${name}“` }),
    nowhere: {
      en: 'Its position stands on no page: readers do not see it',
      bg: 'Позицията му не е на никоя страница: читателите не го виждат',
    },
    onHome: (limit: number) => ({
      en: `The position stands on home, and shows ${limit === 1 ? 'one banner' : `at most ${limit} banners`} at a time.`,
      bg: `Позицията е на началната страница и показва ${limit === 1 ? 'един банер' : `най-много ${limit} банера`} наведнъж.`,
    }),
    together: (names: string[], limit: number) => ({
      en: `There at the same time: ${names.join(', ')}. Readers see the oldest${limit === 1 ? '' : ` ${limit}`}.`,
      bg: `По същото време там: ${names.join(', ')}. Читателите виждат ${limit === 1 ? 'най-стария' : `${limit}-те най-стари`}.`,
    }),
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
