import { previewDays } from '../../rules/previewDays.ts'
import { shellTexts } from './shell.ts'
import { saving, wrongDate } from './common.ts'

/** Texts for articles: form, scheduling, views, and the search for one by its title. */
export const articlesTexts = {
  article: {
    sameTitle: {
      en: 'Another article has this title:',
      bg: 'Друга статия има същото заглавие:',
    },
    notYours: {
      en: 'You do not have permission to update this article',
      bg: 'Нямате право да променяте тази статия',
    },
    notFound: { en: 'Article not found', bg: 'Статията не е намерена' },
    noId: { en: 'No article ID', bg: 'Няма номер на статия' },
    notCreated: { en: 'Failed to create article', bg: 'Статията не можа да се създаде' },
    notSaved: { en: 'Failed to save article', bg: 'Статията не можа да се запази' },
    unknownDocument: {
      en: 'What was chosen here does not exist any more. Choose again.',
      bg: 'Избраното тук вече не съществува. Изберете отново.',
    },
    wrongLink: {
      en: 'An address begins with http:// or https:// and has no spaces.',
      bg: 'Адресът започва с http:// или https:// и няма интервали.',
    },
    wrongVideo: {
      en: 'This is no address of a YouTube video, and no embed code of one.',
      bg: 'Това не е адрес на видео в YouTube, нито код за вграждането му.',
    },
    endsBeforeStart: {
      en: 'The promotion has to end after it begins.',
      bg: 'Промоцията трябва да свърши, след като започне.',
    },
    hashtagTooLong: (maximum: number) => ({
      en: `A hashtag may have at most ${maximum} characters.`,
      bg: `Хаштагът може да е до ${maximum} знака.`,
    }),
    tooManyHashtags: (maximum: number) => ({
      en: `An article may have at most ${maximum} hashtags.`,
      bg: `Статията може да има най-много ${maximum} хаштага.`,
    }),
    wrongHashtags: {
      en: 'Hashtags come as a list, or as one text with commas.',
      bg: 'Хаштаговете се задават като списък или като текст със запетаи.',
    },
    titleRequired: { en: 'Title is required', bg: 'Заглавието е задължително' },
    bodyRequired: { en: 'Content is required', bg: 'Съдържанието е задължително' },
    wrongDate,
    accentTooLong: (length: number, maximum: number) => ({
      en: `The accent may have ${maximum} characters, this has ${length}.`,
      bg: `Акцентът може да е до ${maximum} знака, този е ${length}.`,
    }),
  },
  /** A published article whose date is in the future. */
  scheduling: {
    told: (moment: string) => ({
      en: `Readers will get it on ${moment}.`,
      bg: `Читателите ще я получат на ${moment}.`,
    }),
    heading: { en: 'Take it away from readers?', bg: 'Да се скрие ли от читателите?' },
    question: (moment: string) => ({
      en: `Readers have this article now. With this date they will not have it until ${moment}: until then its page will be gone.`,
      bg: `Читателите имат тази статия сега. С тази дата няма да я имат до ${moment}: дотогава страницата ѝ няма да е на сайта.`,
    }),
    agree: { en: 'Schedule it', bg: 'Насрочване' },
  },
  /** The article's form (A-ART-1 … A-ART-7). */
  articleForm: {
    newArticle: shellTexts.sidebar.newArticle,
    editArticle: { en: 'Edit Article', bg: 'Редактиране на статия' },
    cancel: { en: 'Cancel', bg: 'Отказ' },
    publish: {
      create: { en: 'Create Article', bg: 'Публикуване' },
      update: { en: 'Update Article', bg: 'Обновяване' },
      schedule: (moment: string) => ({
        en: `Schedule for ${moment}`,
        bg: `Насрочване за ${moment}`,
      }),
    },
    saving,
    lastSaved: (moment: string) => ({
      en: `Last saved: ${moment}`,
      bg: `Последно запазено: ${moment}`,
    }),
    length: (words: number, minutes: number) => ({
      en: `${words} ${words === 1 ? 'word' : 'words'}, ${minutes} min read`,
      bg: `${words} ${words === 1 ? 'дума' : 'думи'}, ${minutes} мин. четене`,
    }),
    accent: {
      almostFull: { en: 'Almost no room left in the accent.', bg: 'В акцента почти няма място.' },
      tooLong: { en: 'The accent is too long.', bg: 'Акцентът е твърде дълъг.' },
    },
    hashtags: {
      hint: { en: 'A comma or Enter adds it.', bg: 'Запетая или Enter го добавя.' },
      chosen: { en: 'Chosen hashtags', bg: 'Избрани хаштагове' },
      suggestions: { en: 'Suggestions', bg: 'Предложения' },
      suggested: (count: number) => ({
        en: count === 1 ? '1 suggestion' : `${count} suggestions`,
        bg: count === 1 ? '1 предложение' : `${count} предложения`,
      }),
      articles: (count: number) => ({
        en: count === 1 ? '1 article' : `${count} articles`,
        bg: count === 1 ? '1 статия' : `${count} статии`,
      }),
      remove: (hashtag: string) => ({ en: `Remove ${hashtag}`, bg: `Премахване на ${hashtag}` }),
      added: (hashtags: string) => ({ en: `Added: ${hashtags}`, bg: `Добавено: ${hashtags}` }),
      removed: (hashtag: string) => ({ en: `Removed: ${hashtag}`, bg: `Премахнато: ${hashtag}` }),
      none: { en: 'No hashtags', bg: 'Няма хаштагове' },
    },
    focus: { en: 'Write without sidebars', bg: 'Писане без странични ленти' },
    shortcuts: {
      title: { en: 'Keyboard shortcuts', bg: 'Клавишни комбинации' },
      close: { en: 'Close', bg: 'Затваряне' },
      save: { en: 'Save the draft', bg: 'Запазване на черновата' },
      insert: {
        en: 'In an empty line: what can be inserted',
        bg: 'На празен ред: какво може да се вмъкне',
      },
      search: { en: 'Search the newsroom', bg: 'Търсене в редакцията' },
      list: { en: 'Outside the text: this list', bg: 'Извън текста: този списък' },
    },
    groups: {
      place: { en: 'Category and date', bg: 'Категория и дата' },
      picture: { en: 'Main picture', bg: 'Основна снимка' },
      entity: { en: 'Person or company', bg: 'Име или компания' },
      video: { en: 'Video', bg: 'Видео' },
      promotion: { en: 'Promotion', bg: 'Платена публикация' },
      about: { en: 'About the article', bg: 'За статията' },
    },
    preview: {
      heading: { en: 'Preview Link', bg: 'Връзка за преглед' },
      generate: { en: 'Generate Link', bg: 'Създаване на връзка' },
      generating: { en: 'Generating...', bg: 'Създаване...' },
      copy: { en: 'Copy the link', bg: 'Копиране на връзката' },
      copied: { en: 'Copied', bg: 'Копирано' },
      worksUntil: (moment: string) => ({
        en: `Works until ${moment}. Whoever has it sees the article as it was last saved.`,
        bg: `Работи до ${moment}. Който я има, вижда статията, както е последно запазена.`,
      }),
      explanation: {
        en: `Shows the article as it was last saved to whoever has the link, for ${previewDays} days.`,
        bg: `Показва статията, както е последно запазена, на всеки с връзката, ${previewDays} дни.`,
      },
      unsaved: {
        en: 'There are unsaved changes, which it does not show.',
        bg: 'Има незапазени промени, които тя не показва.',
      },
      failed: {
        en: 'Failed to generate preview link',
        bg: 'Връзката за преглед не можа да се създаде',
      },
      end: { en: 'End all links', bg: 'Спиране на връзките' },
      endTitle: {
        en: 'No preview link of this article that was made until now will work',
        bg: 'Никоя връзка за преглед на тази статия, създадена досега, няма да работи',
      },
      ended: {
        en: 'The links made until now no longer work.',
        bg: 'Създадените досега връзки вече не работят.',
      },
      notEnded: { en: 'Failed to end the links', bg: 'Връзките не можаха да се спрат' },
      invalid: {
        en: 'Invalid or expired preview token',
        bg: 'Връзката за преглед е невалидна или изтекла',
      },
      copyFailed: { en: 'Failed to copy link', bg: 'Връзката не можа да се копира' },
    },
    checklist: {
      heading: { en: 'Before publishing', bg: 'Преди публикуване' },
      ready: { en: 'Everything is there', bg: 'Всичко е налице' },
      missing: (count: number) => ({ en: `${count} missing`, bg: `Липсват: ${count}` }),
      required: { en: 'required', bg: 'задължително' },
      unknownPicture: {
        en: 'The pictures could not be looked at',
        bg: 'Снимките не можаха да се проверят',
      },
      checking: { en: 'Looking at the pictures …', bg: 'Проверяват се снимките …' },
      title: {
        done: { en: 'There is a title', bg: 'Има заглавие' },
        missing: { en: 'No title', bg: 'Няма заглавие' },
        toDo: { en: 'Write it', bg: 'Напишете го' },
      },
      body: {
        done: { en: 'There is a text', bg: 'Има текст' },
        missing: { en: 'No text', bg: 'Няма текст' },
        toDo: { en: 'Write it', bg: 'Напишете го' },
      },
      copies: {
        wrong: (count: number) => ({
          en: `Pictures of the text that are not copied: ${count}`,
          bg: `Некопирани снимки в текста: ${count}`,
        }),
        toDo: { en: 'Go there', bg: 'Вижте къде' },
      },
      altOfText: {
        done: { en: 'The pictures of the text are described', bg: 'Снимките в текста са описани' },
        missing: (count: number) => ({
          en: `Pictures of the text without alternative text: ${count}`,
          bg: `Снимки в текста без алтернативен текст: ${count}`,
        }),
        toDo: { en: 'Describe it', bg: 'Опишете я' },
      },
      creditOfText: {
        done: {
          en: 'The pictures of the text have credits',
          bg: 'Посочени са авторите на снимките в текста',
        },
        missing: (count: number) => ({
          en: `Pictures of the text without credit: ${count}`,
          bg: `Снимки в текста без автор: ${count}`,
        }),
        toDo: { en: 'Name the author', bg: 'Посочете автора' },
      },
      picture: {
        missing: { en: 'No main picture', bg: 'Няма основна снимка' },
        toDo: { en: 'Choose a picture', bg: 'Изберете снимка' },
      },
      alt: {
        done: { en: 'The picture is described', bg: 'Снимката е описана' },
        missing: {
          en: 'The picture has no alternative text',
          bg: 'Снимката няма алтернативен текст',
        },
        toDo: { en: 'Describe it', bg: 'Опишете я' },
      },
      credit: {
        done: { en: 'The picture has a credit', bg: 'Посочен е автор на снимката' },
        missing: { en: 'The picture has no credit', bg: 'Не е посочен автор на снимката' },
        toDo: { en: 'Name the author', bg: 'Посочете автора' },
      },
      category: {
        done: { en: 'A category is chosen', bg: 'Избрана е категория' },
        missing: { en: 'No category', bg: 'Няма категория' },
        toDo: { en: 'Choose one', bg: 'Изберете категория' },
      },
      hashtags: {
        done: { en: 'There are hashtags', bg: 'Има хаштагове' },
        missing: { en: 'No hashtags', bg: 'Няма хаштагове' },
        toDo: { en: 'Add some', bg: 'Добавете' },
      },
      accent: {
        done: { en: 'There is an accent', bg: 'Има акцент' },
        missing: { en: 'No accent', bg: 'Няма акцент' },
        wrong: { en: 'The accent is too long', bg: 'Акцентът е твърде дълъг' },
        toDo: { en: 'Write it', bg: 'Напишете го' },
        shorten: { en: 'Shorten it', bg: 'Съкратете го' },
      },
    },
  },
  views: {
    heading: { en: 'Readers', bg: 'Читатели' },
    all: { en: 'Views', bg: 'Прегледи' },
    unique: { en: 'Unique', bg: 'Уникални' },
    last: { en: 'Last viewed', bg: 'Последен преглед' },
  },
  /** The search for an article by its title: for the carousel, paid articles, quotes and employers. */
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
} as const
