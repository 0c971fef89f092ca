import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { Check } from './checks.ts'

const texts = backOfficeTexts.articleForm.checklist

/** Returns the text of a check, and what the editor can do about it; null if there is nothing to do. */
export function checkText(check: Check): { says: BackOfficeText; toDo: BackOfficeText | null } {
  if (check.about === 'picture') return { says: texts.picture.missing, toDo: texts.picture.toDo }
  if (check.about === 'copies')
    return { says: texts.copies.wrong(check.count), toDo: texts.copies.toDo }
  const { done, missing, toDo } = texts[check.about]
  switch (check.state) {
    case 'done':
      return { says: done, toDo: null }
    case 'missing':
      return { says: typeof missing === 'function' ? missing(check.count ?? 0) : missing, toDo }
    case 'wrong':
      return { says: texts.accent.wrong, toDo: texts.accent.shorten }
    case 'checking':
      return { says: texts.checking, toDo: null }
    case 'unknown':
      return { says: texts.unknownPicture, toDo: null }
  }
}
