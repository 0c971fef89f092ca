/** A text of the back office in both of its languages. */
export type BackOfficeText = { en: string; bg: string }

export const saving: BackOfficeText = { en: 'Saving...', bg: 'Запазване...' }

export const wrongDate: BackOfficeText = { en: 'Date input not valid', bg: 'Невалидна дата' }

export const tenMegabytes: BackOfficeText = {
  en: 'File size too large. Maximum size is 10MB.',
  bg: 'Файлът е твърде голям. Най-големият размер е 10 MB.',
}

/** Returns a name that is the same in both languages. */
export function inBoth(text: string): BackOfficeText {
  return { en: text, bg: text }
}
