/** Texts for the pages that editors add. */
export const pagesTexts = {
  page: {
    none: { en: 'No pages found', bg: 'Няма намерени страници' },
    titleRequired: { en: 'A page needs a title', bg: 'Страницата трябва да има заглавие' },
    notSaved: { en: 'Failed to save page', bg: 'Страницата не можа да се запази' },
    notDeleted: { en: 'Failed to delete page', bg: 'Страницата не можа да се изтрие' },
    toDelete: {
      en: 'Are you sure you want to delete this page?',
      bg: 'Сигурни ли сте, че искате да изтриете тази страница?',
    },
    slugTaken: {
      en: 'Another page has this address already',
      bg: 'Друга страница вече има този адрес',
    },
    unknownParent: { en: 'There is no such page any more', bg: 'Вече няма такава страница' },
    belowItself: {
      en: 'A page cannot stand below itself',
      bg: 'Страницата не може да стои под себе си',
    },
    tooDeep: (most: number) => ({
      en: `Pages are nested at most ${most} deep`,
      bg: `Страниците се влагат най-много на ${most} нива`,
    }),
    hasPagesBelow: (count: number) => ({
      en: `Pages stand below this one (${count}): move them first.`,
      bg: `Под тази страница има други (${count}): първо ги преместете.`,
    }),
  },
} as const
