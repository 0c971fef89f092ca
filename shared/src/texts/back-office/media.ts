import { readerTexts } from '../reader.ts'
import { tenMegabytes } from './common.ts'

/** Texts for pictures and other files. */
export const mediaTexts = {
  figure: {
    photoBy: (author: string) => ({
      en: `Photo by ${author}`,
      bg: readerTexts.article.credit.replace('{author}', () => author),
    }),
    authorUnknown: { en: 'Author unknown', bg: readerTexts.article.creditUnknown },
    watchVideo: 'Гледайте видеото в YouTube',
    table: 'Таблица',
  },
  picture: {
    aiMadeNote: {
      en: 'Readers are told so below the picture. It is ticked where the uploaded file itself says so.',
      bg: 'Читателите го виждат под снимката. Отбелязва се, когато самият файл го съобщава.',
    },
    replaceFile: { en: 'Replace the file', bg: 'Замяна на файла' },
    none: { en: 'No pictures found', bg: 'Няма намерени снимки' },
    toDelete: {
      en: 'Are you sure you want to delete this image?',
      bg: 'Сигурни ли сте, че искате да изтриете тази снимка?',
    },
    notDeleted: { en: 'Failed to delete image', bg: 'Снимката не можа да се изтрие' },
    notLoaded: { en: 'Failed to load images', bg: 'Снимките не можаха да се заредят' },
    authorMissing: { en: 'Please enter the author name', bg: 'Въведете името на автора' },
    authorRequired: { en: 'Author name is required', bg: 'Името на автора е задължително' },
    authorNotAdded: {
      en: 'Failed to create author entry',
      bg: 'Авторът не можа да се добави',
    },
    notUpdated: { en: 'Failed to update author', bg: 'Авторът не можа да се промени' },
    author: { en: 'Author of the picture', bg: 'Автор на снимката' },
    alt: { en: 'What it shows (alternative text)', bg: 'Какво се вижда (алтернативен текст)' },
    isGone: {
      en: 'This picture no longer exists. Remove it, or choose another one.',
      bg: 'Тази снимка вече не съществува. Махнете я или изберете друга.',
    },
    noAlt: { en: 'Without alternative text', bg: 'Без алтернативен текст' },
    wrongType: {
      en: 'Invalid file type. Please upload a JPG, PNG, GIF, or WebP image.',
      bg: 'Невалиден вид файл. Качете изображение във формат JPG, PNG, GIF или WebP.',
    },
    damaged: {
      en: 'The file is damaged, or a part of it is missing. Please save or copy the picture again.',
      bg: 'Файлът е повреден или част от него липсва. Запазете или копирайте изображението отново.',
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
      en: 'A picture is cut in the article that shows it. The original stays whole.',
      bg: 'Снимката се изрязва в статията, която я показва. Оригиналът остава цял.',
    },
    wrongValue: {
      en: 'This value cannot be used here.',
      bg: 'Тази стойност не може да се използва тук.',
    },
    oneAtATime: {
      en: 'File and focal point are changed for one picture at a time.',
      bg: 'Файлът и фокусната точка се променят само за една снимка.',
    },
  },
  /** A picture of a pasted document or web page. */
  pastedPicture: {
    waiting: { en: 'The picture is being copied …', bg: 'Снимката се копира …' },
    notReached: (host: string) => ({
      en: `The picture could not be fetched from ${host}.`,
      bg: `Снимката не можа да се вземе от ${host}.`,
    }),
    notThere: {
      en: 'This picture was not copied. Insert its file, or remove it.',
      bg: 'Тази снимка не беше копирана. Вмъкнете файла ѝ или я махнете.',
    },
  },
  /** A picture where it is shown. */
  pictureTools: {
    bar: { en: 'Tools of the picture', bg: 'Инструменти за снимката' },
    replace: { en: 'Another picture', bg: 'Друга снимка' },
    edit: {
      en: 'File, focal point and more',
      bg: 'Файл, фокус и още',
    },
    remove: { en: 'Remove the picture', bg: 'Премахване на снимката' },
    changeAuthor: { en: 'Change the author', bg: 'Промяна на автора' },
    altNotChanged: {
      en: 'The alternative text could not be changed',
      bg: 'Алтернативният текст не можа да се промени',
    },
    changeAlt: { en: 'Change the alternative text', bg: 'Промяна на алтернативния текст' },
  },
  /** The list of pictures. */
  library: {
    uses: (count: number) => ({
      en: count === 0 ? 'Not used' : count === 1 ? 'In 1 place' : `In ${count} places`,
      bg: count === 0 ? 'Не се използва' : count === 1 ? 'На 1 място' : `На ${count} места`,
    }),
    aiMade: { en: 'AI', bg: 'ИИ' },
    select: (title: string) => ({ en: `Select: ${title}`, bg: `Избиране: ${title}` }),
    selected: (count: number) => ({ en: `${count} selected`, bg: `Избрани: ${count}` }),
    clear: { en: 'Clear the selection', bg: 'Без избор' },
    setAuthor: { en: 'Set the author', bg: 'Записване на автора' },
    authorSet: (count: number) => ({
      en:
        count === 1 ? 'The author of 1 picture was set' : `The author of ${count} pictures was set`,
      bg: count === 1 ? 'Авторът на 1 снимка е записан' : `Авторът на ${count} снимки е записан`,
    }),
    ofOthers: (count: number) => ({
      en: count === 1 ? '1 picture is a colleague’s' : `${count} pictures are of colleagues`,
      bg: count === 1 ? '1 снимка е на колега' : `${count} снимки са на колеги`,
    }),
    toDelete: (count: number) => ({
      en: `Are you sure you want to delete these ${count} images?`,
      bg: `Сигурни ли сте, че искате да изтриете тези ${count} снимки?`,
    }),
    deleted: (count: number) => ({
      en: count === 1 ? '1 picture was deleted' : `${count} pictures were deleted`,
      bg: count === 1 ? '1 снимка е изтрита' : `${count} снимки са изтрити`,
    }),
  },
  /** The part of its picture that an article shows. */
  crop: {
    title: { en: 'Crop Image', bg: 'Изрязване на снимката' },
    open: { en: 'Crop', bg: 'Изрязване' },
    cut: { en: 'Crop', bg: 'Изрязване' },
    cutting: { en: 'Cropping...', bg: 'Изрязва се...' },
    whole: { en: 'Show the whole picture', bg: 'Цялата снимка' },
    tooMany: (minutes: number) => ({
      en: `Too many parts and focal points of pictures were chosen. Try again in ${minutes} min.`,
      bg: `Избрани са твърде много части и фокусни точки на снимки. Опитайте отново след ${minutes} мин.`,
    }),
    size: (width: number, height: number) => ({
      en: `${width} × ${height} pixels of the original`,
      bg: `${width} × ${height} пиксела от оригинала`,
    }),
    keys: {
      en: 'Arrow keys move the selection by 1 pixel, with Shift by 10, with Ctrl by 100.',
      bg: 'Стрелките местят избраното с 1 пиксел, с Shift – с 10, с Ctrl – със 100.',
    },
    area: { en: 'Selected part of the picture', bg: 'Избрана част от снимката' },
    handle: { en: 'Size of the selected part', bg: 'Размер на избраната част' },
    tooSmall: {
      en: 'Selected area is too small. Please select an area of at least 600x400 pixels.',
      bg: 'Избраната част е твърде малка. Изберете поне 600x400 пиксела.',
    },
    pictureTooSmall: {
      en: 'The picture is smaller than 600x400 pixels, so it is shown whole.',
      bg: 'Снимката е по-малка от 600x400 пиксела и се показва цялата.',
    },
    outside: {
      en: 'The selected part has to lie in the picture.',
      bg: 'Избраната част трябва да е в снимката.',
    },
    wrongShape: {
      en: 'The selected part has the shape of a card, 3 to 2, in whole pixels: x, y, width, height.',
      bg: 'Избраната част е с формата на карта, 3 към 2, в цели пиксели: x, y, width, height.',
    },
    missing: { en: 'The picture does not exist.', bg: 'Снимката не съществува.' },
    failed: {
      en: 'Failed to crop image. Please try again.',
      bg: 'Снимката не можа да се изреже. Опитайте отново.',
    },
  },
  /** Where a picture is chosen among those of the newsroom, or uploaded. */
  pictureDialog: {
    title: { en: 'Browse Content Images', bg: 'Избор на снимка' },
    upload: { en: 'Upload Image', bg: 'Качване на снимка' },
    pictures: { en: 'Pictures', bg: 'Снимки' },
    from: { en: 'From', bg: 'От' },
    to: { en: 'Until', bg: 'До' },
    author: { en: 'Author', bg: 'Автор' },
    words: { en: 'What it shows', bg: 'Какво се вижда' },
    without: {
      alt: { en: 'Without a description', bg: 'Без описание' },
      credit: { en: 'Without a credit', bg: 'Без посочен автор' },
      uses: { en: 'Unused', bg: 'Неизползвани' },
    },
    noCredit: { en: 'No credit', bg: 'Няма автор' },
    loading: { en: 'Looking for pictures …', bg: 'Снимките се търсят …' },
    more: { en: 'Show more', bg: 'Още снимки' },
    onlyPeriod: {
      en: 'Only pictures of this period are shown.',
      bg: 'Показани са само снимките от този период.',
    },
    anyPeriod: { en: 'Show all periods', bg: 'От всички периоди' },
    none: {
      en: 'No content images found for the selected date range',
      bg: 'Няма снимки за избрания период',
    },
    noneSelected: {
      en: 'Please select an image to insert',
      bg: 'Изберете снимка за вмъкване',
    },
    insert: { en: 'Insert', bg: 'Вмъкване' },
    choose: { en: 'Choose', bg: 'Избор' },
    formats: {
      en: 'JPG, PNG, GIF or WebP, at most 10 MB each. They can be pasted, too.',
      bg: 'JPG, PNG, GIF или WebP, най-много 10 MB всяка. Може и да се поставят.',
    },
    send: { en: 'Upload', bg: 'Качване' },
    notUploaded: { en: 'Failed to upload image', bg: 'Снимката не можа да се качи' },
    leaveOut: (name: string) => ({ en: `Leave out ${name}`, bg: `Без ${name}` }),
    /** A credit, as readers see it. */
    personalArchive: 'Личен архив',
  },
  /** The area where a file is dropped or chosen. */
  upload: {
    choose: { en: 'Choose a file', bg: 'Избор на файл' },
    chooseMany: { en: 'Choose files', bg: 'Избор на файлове' },
    dropMany: { en: 'or drop them here', bg: 'или ги пуснете тук' },
    replace: { en: 'Replace the file', bg: 'Смяна на файла' },
    drop: { en: 'or drop it here', bg: 'или го пуснете тук' },
    busy: { en: 'Uploading...', bg: 'Качване...' },
    uploaded: { en: 'Uploaded', bg: 'Качено' },
  },
} as const
