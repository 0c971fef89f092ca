/** Texts for the profiles of employers. */
export const employersTexts = {
  employer: {
    none: { en: 'No employer profiles found', bg: 'Няма намерени профили на работодатели' },
    notSaved: { en: 'Failed to save profile', bg: 'Профилът не можа да се запази' },
    notDeleted: { en: 'Failed to delete profile', bg: 'Профилът не можа да се изтрие' },
    toDelete: {
      en: 'Are you sure you want to delete this profile?',
      bg: 'Сигурни ли сте, че искате да изтриете този профил?',
    },
    /** In the order of the checks. */
    slug: {
      required: { en: 'Slug is required', bg: 'Адресът е задължителен' },
      characters: {
        en: 'Slug can only contain lowercase letters, numbers, and hyphens',
        bg: 'Адресът може да съдържа само малки латински букви, цифри и тирета',
      },
      ends: {
        en: 'Slug must start and end with a letter or number',
        bg: 'Адресът трябва да започва и да свършва с буква или цифра',
      },
      hyphens: {
        en: 'Slug cannot contain consecutive hyphens',
        bg: 'Адресът не може да съдържа последователни тирета',
      },
      length: {
        en: 'Slug must be between 3 and 60 characters long',
        bg: 'Адресът трябва да е между 3 и 60 знака',
      },
      taken: { en: 'This slug is already in use', bg: 'Този адрес вече се използва' },
    },
    articles: {
      none: {
        en: 'No articles yet: search for the first one by its title.',
        bg: 'Още няма статии: потърсете първата по заглавие.',
      },
      gone: { en: 'Deleted', bg: 'Изтрита' },
      notLoaded: {
        en: 'The titles of the articles could not be loaded.',
        bg: 'Заглавията на статиите не можаха да се заредят.',
      },
      full: (most: number) => ({
        en: `A profile has at most ${most} articles.`,
        bg: `Един профил има най-много ${most} статии.`,
      }),
    },
    links: {
      facebook: { en: 'Facebook', bg: 'Facebook' },
      instagram: { en: 'Instagram', bg: 'Instagram' },
      youtube: { en: 'YouTube', bg: 'YouTube' },
      linkedin: { en: 'LinkedIn', bg: 'LinkedIn' },
      tiktok: { en: 'TikTok', bg: 'TikTok' },
      website: { en: 'Website', bg: 'Уебсайт' },
    },
  },
} as const
