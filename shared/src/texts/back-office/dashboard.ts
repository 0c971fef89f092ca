/** Texts of the first screen. */
export const dashboardTexts = {
  dashboard: {
    welcome: (name: string) => ({ en: `Welcome, ${name}`, bg: `Добре дошли, ${name}` }),
    newQuote: { en: 'New quote', bg: 'Нов цитат' },
    newBanner: { en: 'New banner', bg: 'Нов банер' },
    unread: { en: 'This could not be read just now.', bg: 'Това не можа да се прочете сега.' },
    untitled: { en: '[Untitled]', bg: '[Без заглавие]' },
    /** Of a publication without articles. */
    first: {
      title: { en: 'First steps', bg: 'Първи стъпки' },
      done: { en: 'done', bg: 'готово' },
      steps: {
        settings: {
          name: { en: 'Name, logo and contacts', bg: 'Име, лого и контакти' },
          why: { en: 'What readers see on every page.', bg: 'Виждат се на всяка страница.' },
        },
        category: {
          name: { en: 'Categories', bg: 'Категории' },
          why: {
            en: 'Every article stands in one; readers find them in the menu.',
            bg: 'Всяка статия е в една от тях; читателите ги намират в менюто.',
          },
        },
        colleague: {
          name: { en: 'Accounts for your colleagues', bg: 'Профили за колегите' },
          why: {
            en: 'Authors write their own articles, editors change all of them.',
            bg: 'Авторите пишат свои статии, редакторите променят всички.',
          },
        },
        article: {
          name: { en: 'The first article', bg: 'Първата статия' },
          why: {
            en: 'It is saved as you write, and live within a second of its publication.',
            bg: 'Запазва се, докато пишете, и е на живо до секунда след публикуването.',
          },
        },
      },
    },
    drafts: {
      title: { en: 'My drafts', bg: 'Моите чернови' },
      none: {
        en: 'What you begin and do not publish stands here.',
        bg: 'Тук стои започнатото от вас, което не е публикувано.',
      },
    },
    upcoming: {
      title: { en: 'Goes out and ends within 7 days', bg: 'Излиза и изтича до 7 дни' },
      none: {
        en: 'Articles, promotions and banners that begin or end soon stand here by day.',
        bg: 'Тук по дни стоят статиите, платените и банерите, които скоро излизат или изтичат.',
      },
      today: (day: string) => ({ en: `Today, ${day}`, bg: `Днес, ${day}` }),
      tomorrow: (day: string) => ({ en: `Tomorrow, ${day}`, bg: `Утре, ${day}` }),
      kinds: {
        goesOut: { en: 'Article goes out', bg: 'Статията излиза' },
        promoted: { en: 'Promotion begins', bg: 'Става платена' },
        promotionEnds: { en: 'Promotion ends', bg: 'Престава да е платена' },
        bannerBegins: { en: 'Banner begins', bg: 'Банерът излиза' },
        bannerEnds: { en: 'Banner ends', bg: 'Банерът изтича' },
      },
    },
    failed: {
      title: { en: 'Not live yet', bg: 'Още не е на живо' },
      tried: { en: 'Being tried …', bg: 'Опитва се …' },
    },
    waiting: {
      title: { en: 'Waits for an answer', bg: 'Чака отговор' },
      none: {
        en: 'All that readers wrote is answered.',
        bg: 'На всичко от читателите е отговорено.',
      },
      message: { en: 'Message', bg: 'Съобщение' },
      request: { en: 'Branding request', bg: 'Заявка за брандинг' },
    },
    unsent: { en: 'Mail that did not go out', bg: 'Неизпратени писма' },
    mostRead: {
      title: { en: 'Most read in the last 7 days', bg: 'Най-четени през последните 7 дни' },
      none: {
        en: 'What readers open stands here, with its views by day.',
        bg: 'Тук стои четеното, с прегледите му по дни.',
      },
      today: (count: number) => ({
        en: `${count} ${count === 1 ? 'view' : 'views'} today`,
        bg: `${count} ${count === 1 ? 'преглед' : 'прегледа'} днес`,
      }),
      line: (views: string, days: number) => ({
        en: `Views in the last ${days} days: ${views}`,
        bg: `Прегледи през последните ${days} дни: ${views}`,
      }),
      views: (count: number) => ({
        en: count === 1 ? '1 view' : `${count} views`,
        bg: count === 1 ? '1 преглед' : `${count} прегледа`,
      }),
    },
    changes: {
      title: { en: 'Last changed by colleagues', bg: 'Последно от колегите' },
      none: {
        en: 'What others change in articles stands here.',
        bg: 'Тук стоят промените на другите в статиите.',
      },
    },
  },
} as const
