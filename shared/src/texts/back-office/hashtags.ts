/** Texts for hashtags. */
export const hashtagsTexts = {
  hashtag: {
    notDeleted: { en: 'Failed to delete hashtag', bg: 'Хаштагът не можа да се изтрие' },
    toDelete: {
      en: 'Are you sure you want to delete this hashtag?',
      bg: 'Сигурни ли сте, че искате да изтриете този хаштаг?',
    },
  },
} as const
