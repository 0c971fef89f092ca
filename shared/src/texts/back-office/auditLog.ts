/** Texts for the log of what was done with the data of readers. */
export const auditLogTexts = {
  audit: {
    none: { en: 'Nothing has been noted yet', bg: 'Все още няма записи' },
    acts: {
      export: { en: 'Data of an address downloaded', bg: 'Изтеглени данни за адрес' },
      erase: { en: 'Data of an address deleted', bg: 'Изтрити данни за адрес' },
      table: { en: 'Table downloaded', bg: 'Изтеглена таблица' },
      delete: { en: 'Deleted in the list', bg: 'Изтрито от списъка' },
    },
  },
} as const
