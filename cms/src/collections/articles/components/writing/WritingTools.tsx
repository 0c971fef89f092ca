'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { SignButton } from '#admin/components/SignButton.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { Shortcuts } from './Shortcuts.tsx'
import styles from '../ArticleForm.module.css'

const texts = backOfficeTexts.articleForm

/** Set on the page while the sidebars are hidden. */
const focusClass = styles.writesFocused ?? ''

/** Tools of the article's bar: hide the sidebars, and list the shortcuts. Both have a key. */
export function WritingTools() {
  const { isTrashed } = useDocumentInfo()
  const isOverAnother = useEditDepth() > 1
  return isTrashed || isOverAnother ? null : <Tools />
}

function Tools() {
  const say = useTranslate()
  const [isFocused, setIsFocused] = useState(false)
  const [isListOpen, setIsListOpen] = useState(false)
  useEffect(() => {
    document.documentElement.classList.toggle(focusClass, isFocused)
    return () => document.documentElement.classList.remove(focusClass)
  }, [isFocused])
  useEffect(() => {
    const ending = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      const isFocusKey = (event.ctrlKey || event.metaKey) && event.shiftKey
      if (isFocusKey && event.code === 'Backslash') setIsFocused((before) => !before)
      else if (event.key === '?' && !isTyping(event.target)) setIsListOpen(true)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey, { signal: ending.signal })
    return () => ending.abort()
  }, [])
  return (
    <>
      <span className={styles.writingTools}>
        <SignButton
          act={() => setIsFocused(!isFocused)}
          isPressed={isFocused}
          label={say(texts.focus)}
          sign="focus"
        />
        <SignButton
          act={() => setIsListOpen(true)}
          label={say(texts.shortcuts.title)}
          sign="keys"
        />
      </span>
      {isListOpen && <Shortcuts close={() => setIsListOpen(false)} />}
    </>
  )
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select')
}
