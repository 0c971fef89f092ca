import { shellTexts } from './shell.ts'

/** Texts of the tests: how long screens take to load, and publishes to reach readers (A-TEST-1). */
export const performanceTexts = {
  tests: {
    title: { en: 'Timings and checks', bg: 'Времена и проверки' },
    loads: {
      title: { en: 'Loads of lists and forms', bg: 'Зареждания на списъци и формуляри' },
      explanation: (most: number) => ({
        en: `Measured in this browser while you work; the last ${most} are kept in it.`,
        bg: `Измерват се в този браузър, докато работите; пазят се последните ${most}.`,
      }),
      none: {
        en: 'Nothing is measured yet. Open a list or a form.',
        bg: 'Още нищо не е измерено. Отворете списък или формуляр.',
      },
      clear: { en: 'Clear Results', bg: 'Изчистване на резултатите' },
      toClear: {
        en: 'Are you sure you want to clear the results of this browser?',
        bg: 'Сигурни ли сте, че искате да изчистите резултатите на този браузър?',
      },
      chart: (count: number) => ({
        en: `How long ${count === 1 ? '1 load' : `${count} loads`} took, the newest on the right`,
        bg: `Времето на ${count === 1 ? '1 зареждане' : `${count} зареждания`}, най-новото е вдясно`,
      }),
      testName: { en: 'Name', bg: 'Име' },
      timestamp: { en: 'Time', bg: 'Кога' },
      measurements: { en: 'Measurements', bg: 'Измервания' },
      totalTime: { en: 'Total', bg: 'Общо' },
      articlesCount: shellTexts.sidebar.sections.articles,
      filteredCount: { en: 'Filtered', bg: 'Филтрирани' },
      error: { en: 'Error', bg: 'Грешка' },
      parts: {
        request: { en: 'request', bg: 'заявка' },
        download: { en: 'download', bg: 'изтегляне' },
        render: { en: 'display', bg: 'показване' },
      },
      kinds: {
        list: { en: 'list', bg: 'списък' },
        form: { en: 'form', bg: 'формуляр' },
        failed: { en: 'not loaded', bg: 'незаредено' },
      },
      list: (name: string) => ({ en: `${name}: list`, bg: `${name}: списък` }),
      form: (name: string) => ({ en: `${name}: form`, bg: `${name}: формуляр` }),
    },
    publishes: {
      title: { en: 'Publishes of the last day', bg: 'Публикувания през последното денонощие' },
      explanation: {
        en: 'From the stored change until readers have the page. The site measures them; a restart of the site forgets them.',
        bg: 'От записаната промяна, докато читателите имат страницата. Измерва ги сайтът; при рестарт той ги забравя.',
      },
      none: {
        en: 'Nothing was published in this time.',
        bg: 'През това време нищо не е публикувано.',
      },
      notLoaded: {
        en: 'The site did not answer, so its times are not known now.',
        bg: 'Сайтът не отговори и времената му сега не са известни.',
      },
      page: { en: 'Page', bg: 'Страница' },
      count: { en: 'Publishes', bg: 'Публикувания' },
      median: { en: 'Median', bg: 'Медиана' },
      p95: { en: '95 of 100 within', bg: '95 от 100 до' },
      slowest: { en: 'Slowest', bg: 'Най-бавно' },
      pages: {
        own: { en: 'Own page', bg: 'Собствена страница' },
        home: { en: 'Home', bg: 'Начална страница' },
        all: { en: 'All its pages', bg: 'Всички страници' },
      },
      affected: (pages: number) => ({
        en: pages === 1 ? '1 page' : `${pages} pages`,
        bg: pages === 1 ? '1 страница' : `${pages} страници`,
      }),
      together: (others: number) => ({
        en: `together with ${others} other ${others === 1 ? 'publish' : 'publishes'}`,
        bg: `заедно с още ${others} ${others === 1 ? 'публикуване' : 'публикувания'}`,
      }),
      last: (path: string, took: string) => ({
        en: `last ${path}, rendered in ${took}`,
        bg: `последна ${path}, изградена за ${took}`,
      }),
      failed: (attempts: number) => ({
        en: attempts === 1 ? '1 failed attempt' : `${attempts} failed attempts`,
        bg: attempts === 1 ? '1 неуспешен опит' : `${attempts} неуспешни опита`,
      }),
      unfinished: (count: number) => ({
        en: `${count} ${count === 1 ? 'publish has' : 'publishes have'} pages that still wait.`,
        bg: `${count} ${count === 1 ? 'публикуване има' : 'публикувания имат'} страници, които още чакат.`,
      }),
    },
    checks: {
      title: { en: 'Checks of the running system', bg: 'Проверки на работещата система' },
      open: { en: 'Open on a page of its own', bg: 'Отваряне на отделна страница' },
    },
  },
} as const
