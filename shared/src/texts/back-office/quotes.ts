import { saving, tenMegabytes } from './common.ts'
import { mediaTexts } from './media.ts'

/** Texts for quotes and their pictures. */
export const quotesTexts = {
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
    adding: {
      heading: { en: 'New quote', bg: 'Нов цитат' },
      text: { en: 'Quote', bg: 'Цитат' },
      author: { en: 'Author', bg: 'Автор' },
      article: { en: 'Linked article', bg: 'Свързана статия' },
      published: { en: 'Published', bg: 'Публикуван' },
      publish: { en: 'Add and publish', bg: 'Добавяне и публикуване' },
      draft: { en: 'Add as a draft', bg: 'Добавяне като чернова' },
      busy: saving,
      withoutArticle: { en: 'Without a linked article', bg: 'Без свързана статия' },
    },
    added: (text: string) => ({ en: `Added: “${text}”`, bg: `Добавен е: „${text}“` }),
    order: {
      heading: { en: 'Order on home', bg: 'Ред на началната страница' },
      howToArrange: (most: number) => ({
        en: `Home shows the first ${most} published quotes in this order. Drag a quote by its handle, or use its arrows. A quote that is published later comes first, until you move it.`,
        bg: `Началната страница показва първите ${most} публикувани цитата в този ред. Плъзнете цитат за дръжката или използвайте стрелките. Публикуван по-късно цитат застава най-отпред, докато не го преместите.`,
      }),
      text: { en: 'Quote', bg: 'Цитат' },
      author: { en: 'Author', bg: 'Автор' },
      showOthers: (count: number) => ({
        en: `Show those too that home does not (${count})`,
        bg: `Показване и на тези, които не са на началната страница (${count})`,
      }),
      notLoaded: {
        en: 'Failed to load the order of the quotes',
        bg: 'Редът на цитатите не можа да се зареди',
      },
      notSaved: {
        en: 'Failed to store the order of the quotes',
        bg: 'Редът на цитатите не можа да се запази',
      },
    },
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
    remove: { en: 'Delete image', bg: 'Изтриване на изображението' },
    removed: { en: 'The image was deleted.', bg: 'Изображението е изтрито.' },
    toDelete: {
      en: mediaTexts.picture.toDelete.en,
      bg: 'Сигурни ли сте, че искате да изтриете това изображение?',
    },
    notDeleted: {
      en: mediaTexts.picture.notDeleted.en,
      bg: 'Изображението не можа да се изтрие',
    },
    isGone: {
      en: 'A colleague has changed the image of this quote meanwhile.',
      bg: 'Междувременно колега е сменил изображението на този цитат.',
    },
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
} as const
