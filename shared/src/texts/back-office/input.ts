import { wrongDate } from './common.ts'

/** Texts about invalid input. */
export const inputTexts = {
  input: {
    videoPreview: { en: 'Preview of the video', bg: 'Преглед на видеото' },
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
    ofDocument: (title: string, reason: string) => ({
      en: `“${title}”: ${reason}`,
      bg: `„${title}“: ${reason}`,
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
  query: {
    /** By the limit that a query exceeds (cms/src/limits/query-limits/bounds.ts). */
    tooLarge: {
      conditions: (most: number) => ({
        en: `Too large a query: at most ${most} conditions.`,
        bg: `Твърде голяма заявка: най-много ${most} условия.`,
      }),
      depth: (most: number) => ({
        en: `Too large a query: at most ${most} levels, one within the other.`,
        bg: `Твърде голяма заявка: най-много ${most} вложени нива.`,
      }),
      relations: (most: number) => ({
        en: `Too large a query: at most ${most} paths into related documents.`,
        bg: `Твърде голяма заявка: най-много ${most} пътя към свързани документи.`,
      }),
      pathParts: (most: number) => ({
        en: `Too large a query: at most ${most} names in a path.`,
        bg: `Твърде голяма заявка: най-много ${most} имена в един път.`,
      }),
      path: (most: number) => ({
        en: `Too large a query: at most ${most} characters in a path.`,
        bg: `Твърде голяма заявка: най-много ${most} знака в един път.`,
      }),
      list: (most: number) => ({
        en: `Too large a query: at most ${most} values in a list.`,
        bg: `Твърде голяма заявка: най-много ${most} стойности в един списък.`,
      }),
      texts: (most: number) => ({
        en: `Too large a query: at most ${most} texts to look for.`,
        bg: `Твърде голяма заявка: най-много ${most} търсени текста.`,
      }),
      words: (most: number) => ({
        en: `Too large a query: at most ${most} words to look for.`,
        bg: `Твърде голяма заявка: най-много ${most} търсени думи.`,
      }),
      value: (most: number) => ({
        en: `Too large a query: at most ${most} characters in a value.`,
        bg: `Твърде голяма заявка: най-много ${most} знака в една стойност.`,
      }),
      sort: (most: number) => ({
        en: `Too large a query: at most ${most} fields to sort by.`,
        bg: `Твърде голяма заявка: подреждане по най-много ${most} полета.`,
      }),
      names: (most: number) => ({
        en: `Too large a query: at most ${most} names of fields.`,
        bg: `Твърде голяма заявка: най-много ${most} имена на полета.`,
      }),
      limit: (most: number) => ({
        en: `Too large a query: at most ${most} documents at once.`,
        bg: `Твърде голяма заявка: най-много ${most} документа наведнъж.`,
      }),
      page: (most: number) => ({
        en: `Too large a query: no page after ${most}.`,
        bg: `Твърде голяма заявка: няма страница след ${most}.`,
      }),
    },
    tooSlow: {
      en: 'This query took too long and was given up. Ask for less.',
      bg: 'Заявката отне твърде дълго и беше прекратена. Поискайте по-малко.',
    },
    malformed: {
      en: 'The parameters of this request cannot be understood.',
      bg: 'Параметрите на тази заявка не могат да бъдат разбрани.',
    },
    busy: {
      en: 'Too many requests are being answered right now. Try again shortly.',
      bg: 'В момента се отговаря на твърде много заявки. Опитайте отново след малко.',
    },
    override: {
      en: 'Only a signed-in user may send a query as a form, and only by X-Payload-HTTP-Method-Override: GET; a query is sent by GET.',
      bg: 'Само влязъл потребител може да изпрати заявка като формуляр, и то с X-Payload-HTTP-Method-Override: GET; заявките се изпращат с GET.',
    },
  },
  request: {
    noData: { en: 'No data returned', bg: 'Не бяха върнати данни' },
    serverCall: {
      en: 'This call of the server cannot be understood.',
      bg: 'Това извикване на сървъра не може да бъде разбрано.',
    },
    body: {
      en: 'The body of this request has to be a JSON object.',
      bg: 'Тялото на заявката трябва да е JSON обект.',
    },
    tooLong: (bytes: number) => ({
      en: `The body of this request is too long: at most ${bytes} bytes.`,
      bg: `Тялото на заявката е твърде дълго: най-много ${bytes} байта.`,
    }),
    tooMuch: {
      levels: (levels: number) => ({
        en: `The body of this request is nested too deeply: at most ${levels} levels.`,
        bg: `Тялото на заявката е вложено твърде дълбоко: най-много ${levels} нива.`,
      }),
      parts: (parts: number) => ({
        en: `The body of this request has too many parts: at most ${parts}.`,
        bg: `Тялото на заявката има твърде много части: най-много ${parts}.`,
      }),
      names: (names: number) => ({
        en: `An object in the body of this request has too many names: at most ${names}.`,
        bg: `Обект в тялото на заявката има твърде много имена: най-много ${names}.`,
      }),
    },
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
  /** Moments are shown and picked in Europe/Sofia (B-TIME-1). */
  dates: {
    placeholder: { en: 'dd/mm/yyyy hh:mm', bg: 'дд/мм/гггг чч:мм' },
    wrong: {
      en: 'Date input not valid: write day, month, year and time, such as 25/11/2026 09:00.',
      bg: 'Невалидна дата: напишете ден, месец, година и час, например 25/11/2026 09:00.',
    },
    pick: { en: 'Choose day and time', bg: 'Избор на ден и час' },
    time: { en: 'Time in Sofia', bg: 'Час в София' },
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
} as const
