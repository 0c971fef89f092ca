import type { BackOfficeText } from '@kariera/shared/texts/back-office'

/** Who reads: a request, or what `useTranslation` says of the admin's user. */
type Reader = { i18n: { language: string } }

/** A text in its reader's language; English in any but Bulgarian. */
export function inLanguageOf(reader: Reader, text: BackOfficeText): string {
  return reader.i18n.language === 'bg' ? text.bg : text.en
}
