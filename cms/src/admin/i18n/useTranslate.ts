'use client'

import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { inLanguageOf } from '../../lib/i18n/language.ts'

/** @returns a function that gives a text in the language of the admin's user */
export function useTranslate(): (text: BackOfficeText) => string {
  const translation = useTranslation()
  return (text) => inLanguageOf(translation, text)
}
