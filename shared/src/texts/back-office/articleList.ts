import { searchTexts } from '../reader.ts'
import { articlesTexts } from './articles.ts'
import { editingTexts } from './editing.ts'
import { homeTexts } from './home.ts'

/** Texts of the list of articles (A-LIST-1, B-LIST-1). */
export const articleListTexts = {
  /** The documents that are selected in a list. */
  selection: {
    count: (count: number) => ({
      en: `${count} selected:`,
      bg: count === 1 ? '1 избран запис:' : `${count} избрани записа:`,
    }),
    others: (count: number) => ({ en: `and ${count} more`, bg: `и още ${count}` }),
  },
  articleList: {
    none: articlesTexts.articleSearch.none,
    tabs: {
      name: { en: 'Which articles', bg: 'Кои статии' },
      all: { en: 'All', bg: 'Всички' },
      mine: { en: 'Mine', bg: 'Мои' },
      draft: { en: 'Drafts', bg: 'Чернови' },
      scheduled: { en: 'Scheduled', bg: 'Насрочени' },
      promoted: { en: 'Promoted', bg: 'Платени' },
      failed: { en: 'Failed', bg: 'Неуспешни' },
    },
    states: {
      name: { en: 'Status', bg: 'Състояние' },
      live: editingTexts.live.live,
      trashed: editingTexts.live.trashed,
      scheduled: { en: 'Scheduled', bg: 'Насрочена' },
      promoted: { en: 'Promoted', bg: 'Платена' },
      draft: homeTexts.paidOrder.status.draft,
      changed: {
        en: 'Live, with unpublished changes',
        bg: 'На живо, с непубликувани промени',
      },
      withdrawn: { en: 'Withdrawn', bg: 'Свалена' },
      failed: { en: 'Not updated on the site', bg: 'Необновена на сайта' },
    },
    star: {
      gold: { en: 'Promoted now', bg: 'Платена в момента' },
      grey: { en: 'Was promoted', bg: 'Била е платена' },
    },
    filters: {
      category: { en: 'Category', bg: 'Категория' },
      allCategories: { en: 'All Categories', bg: searchTexts.allCategories },
      author: { en: 'Author', bg: 'Автор' },
      allAuthors: { en: 'All authors', bg: 'Всички автори' },
      period: { en: 'Period', bg: 'Период' },
      periods: {
        any: { en: 'Published anytime', bg: 'По всяко време' },
        today: { en: 'Today', bg: 'Днес' },
        week: { en: 'The last 7 days', bg: 'Последните 7 дни' },
        month: { en: 'This month', bg: 'Този месец' },
        lastMonth: { en: 'Last month', bg: 'Миналия месец' },
        other: { en: 'Another period', bg: 'Друг период' },
      },
      without: (hashtag: string) => ({
        en: `All hashtags, not only ${hashtag}`,
        bg: `Всички хаштагове, не само ${hashtag}`,
      }),
    },
    views: {
      load: { en: 'Load View Counts', bg: 'Зареждане на прегледите' },
      missing: {
        en: 'Without it, the views of the last days are missing.',
        bg: 'Без него липсват прегледите от последните дни.',
      },
      wait: {
        en: 'Please wait for articles to fully load before loading view counts.',
        bg: 'Изчакайте статиите да се заредят напълно, преди да зареждате прегледите.',
      },
      notLoaded: {
        en: 'Failed to load view counts',
        bg: 'Прегледите не можаха да се заредят',
      },
      count: (all: string, unique: string) => ({
        en: `${all} total, ${unique} unique`,
        bg: `${all} общо, ${unique} уникални`,
      }),
    },
    summary: {
      inBackground: {
        en: 'Articles are loading in the background',
        bg: 'Статиите се зареждат във фонов режим',
      },
      articles: (shown: number, total: number) => ({
        en: `${shown} of ${total} ${total === 1 ? 'article' : 'articles'} loaded.`,
        bg: `Заредени статии: ${shown} от ${total}.`,
      }),
      withoutViews: {
        en: 'View counts are not loaded.',
        bg: 'Прегледите не са заредени.',
      },
      loadingViews: {
        en: 'View counts are loading in the background',
        bg: 'Прегледите се зареждат във фонов режим',
      },
      withViews: (moment: string) => ({
        en: `View counts are loaded, as of ${moment}.`,
        bg: `Прегледите са заредени към ${moment}.`,
      }),
    },
    actions: {
      more: (title: string) => ({ en: `More for ${title}`, bg: `Още за ${title}` }),
      edit: (title: string) => ({ en: `Edit: ${title}`, bg: `Редактиране: ${title}` }),
      view: { en: 'View on the site', bg: 'Преглед на сайта' },
      copyPreview: { en: 'Copy a preview link', bg: 'Копиране на връзка за преглед' },
      previewCopied: (moment: string) => ({
        en: `The preview link is copied. It works until ${moment}.`,
        bg: `Връзката за преглед е копирана. Работи до ${moment}.`,
      }),
      duplicate: { en: 'Duplicate', bg: 'Дублиране' },
      duplicated: { en: 'A copy was made as a draft.', bg: 'Направено е копие като чернова.' },
      notDuplicated: { en: 'Failed to duplicate article', bg: 'Статията не можа да се дублира' },
      toTrash: {
        en: 'Are you sure you want to put this article into the trash?',
        bg: 'Сигурни ли сте, че искате да преместите тази статия в кошчето?',
      },
      notDeleted: { en: 'Failed to delete article', bg: 'Статията не можа да се изтрие' },
    },
  },
}
