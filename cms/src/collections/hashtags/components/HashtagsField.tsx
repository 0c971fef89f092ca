'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import type { RelationshipFieldClientComponent } from 'payload'
import { useId, useMemo, useRef, useState } from 'react'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { chosenIn, nameOf, newIn } from '../chosen.ts'
import { HashtagChips } from './HashtagChips.tsx'
import { HashtagInput } from './HashtagInput.tsx'
import { useHashtagNames } from '../useHashtagNames.ts'

const texts = backOfficeTexts.articleForm.hashtags

/** The hashtags of an article: typed, pasted with commas, or chosen from those in use (A-ART-3). */
export const HashtagsField: RelationshipFieldClientComponent = ({
  field,
  path: givenPath,
  readOnly,
}) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({
    potentiallyStalePath: givenPath,
  })
  const translation = useTranslation()
  const chosen = useMemo(() => chosenIn(value), [value])
  const { names, isLoading } = useHashtagNames(chosen)
  const [news, setNews] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isReadOnly = Boolean(readOnly)

  const add = (text: string) => {
    const added = newIn(text, chosen, names)
    if (added.length === 0) return
    setValue([...chosen, ...added])
    setNews(inLanguageOf(translation, texts.added(added.join(', '))))
  }
  const remove = (index: number) => {
    const removed = chosen[index]
    if (removed === undefined) return
    setValue(chosen.filter((_, at) => at !== index))
    setNews(inLanguageOf(translation, texts.removed(nameOf(removed, names))))
    // The pressed button is gone, so the focus moves to the input.
    input.current?.focus()
  }
  return (
    <div className={clsx('field-type text', showError && 'error')} id={`field-${path}`}>
      <FieldLabel htmlFor={`${id}-input`} label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <HashtagChips
          chosen={chosen}
          isLoading={isLoading}
          names={names}
          remove={isReadOnly || disabled ? null : remove}
        />
        {!isReadOnly && (
          <HashtagInput
            add={add}
            id={id}
            isChosen={(text) => newIn(text, chosen, names).length === 0}
            isPaused={disabled}
            ref={input}
            removeLast={() => remove(chosen.length - 1)}
            say={setNews}
          />
        )}
      </div>
      <span className="for-screen-readers" role="status">
        {news}
      </span>
    </div>
  )
}
