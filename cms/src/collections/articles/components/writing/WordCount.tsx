'use client'

import { countWords, readingMinutes } from '@kariera/shared/rules/readingTime'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useFormFields } from '@payloadcms/ui'
import { useDeferredValue, useMemo } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { wordsOf } from './wordsOf.ts'
import styles from '../ArticleForm.module.css'

/** How long the text is: its words, and the reading time that readers are told. */
export function WordCount() {
  const say = useTranslate()
  const body = useDeferredValue(useFormFields(([fields]) => fields.body?.value))
  const words = useMemo(() => wordsOf(body), [body])
  const text = backOfficeTexts.articleForm.length(countWords(words), readingMinutes(words))
  return <p className={styles.wordCount}>{say(text)}</p>
}
