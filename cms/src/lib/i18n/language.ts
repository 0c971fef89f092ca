import type { BackOfficeText } from '@kariera/shared/texts/back-office'

/** The user's language, from a request or from `useTranslation`. */
type Reader = { i18n: { language: string } }

/** Returns a text in the user's language: Bulgarian, otherwise English. */
export function inLanguageOf(reader: Reader, text: BackOfficeText): string {
  return reader.i18n.language === 'bg' ? text.bg : text.en
}
