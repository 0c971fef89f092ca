import { type BackOfficeText } from './common.ts'

/** Texts for categories. */
export const categoriesTexts = {
  category: {
    inUse: (count: number, { en, bg }: BackOfficeText) => ({
      en: `Articles stand in this category (${count}): ${en}. Move them to another one first.`,
      bg: `В тази категория има статии (${count}): ${bg}. Първо ги преместете в друга.`,
    }),
    notDeleted: {
      en: 'Failed to delete category',
      bg: 'Категорията не можа да се изтрие',
    },
    toDelete: {
      en: 'Are you sure you want to delete this category?',
      bg: 'Сигурни ли сте, че искате да изтриете тази категория?',
    },
  },
} as const
