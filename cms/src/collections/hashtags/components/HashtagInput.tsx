'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useEffect, type Ref } from 'react'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { useHashtagTyping, type HashtagTyping } from '../useHashtagTyping.ts'
import type { Suggestion } from '../useSuggestions.ts'
import styles from './Hashtags.module.css'

const texts = backOfficeTexts.articleForm.hashtags

type Props = HashtagTyping & {
  /** Prefix of the ids in the combobox. */
  id: string
  ref: Ref<HTMLInputElement>
  /** Announces a change to screen readers. */
  say: (news: string) => void
}

/** Input of a hashtag with suggestions of existing ones. Typed text is added when the input loses the focus. */
export function HashtagInput({ id, ref, say, ...typing }: Props) {
  const translation = useTranslation()
  const { typed, shown, active, type, finish, press, paste } = useHashtagTyping(typing)
  const optionId = (index: number) => `${id}-option-${index}`
  useNews(shown.length, say)
  return (
    <div className={styles.hashtagInput}>
      <input
        aria-activedescendant={shown[active] && optionId(active)}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-describedby={`${id}-hint`}
        aria-expanded={shown.length > 0}
        autoComplete="off"
        enterKeyHint="enter"
        id={`${id}-input`}
        onBlur={() => finish(typed)}
        onChange={(event) => type(event.target.value)}
        onKeyDownCapture={press}
        onPaste={paste}
        readOnly={typing.isPaused}
        ref={ref}
        role="combobox"
        type="text"
        value={typed}
      />
      <ul
        aria-label={inLanguageOf(translation, texts.suggestions)}
        className={clsx('floating-box', styles.hashtagSuggestions)}
        hidden={shown.length === 0}
        id={`${id}-list`}
        role="listbox"
      >
        {shown.map((suggestion, index) => (
          <Option
            choose={() => finish(suggestion.value)}
            id={optionId(index)}
            isActive={index === active}
            key={suggestion.value}
            suggestion={suggestion}
          />
        ))}
      </ul>
      <p className={styles.hashtagInputHint} id={`${id}-hint`}>
        {inLanguageOf(translation, texts.hint)}
      </p>
    </div>
  )
}

type OptionProps = { id: string; isActive: boolean; suggestion: Suggestion; choose: () => void }

function Option({ id, isActive, suggestion: { value, count }, choose }: OptionProps) {
  const translation = useTranslation()
  return (
    <li
      aria-selected={isActive}
      className={styles.hashtagSuggestion}
      id={id}
      onClick={choose}
      // The input keeps the focus; otherwise the typed text would be added.
      onMouseDown={(event) => event.preventDefault()}
      role="option"
    >
      <span>{value}</span>
      <span className={styles.hashtagSuggestionCount}>
        {inLanguageOf(translation, texts.articles(count))}
      </span>
    </li>
  )
}

function useNews(count: number, say: (news: string) => void) {
  const translation = useTranslation()
  const news = count > 0 ? inLanguageOf(translation, texts.suggested(count)) : ''
  useEffect(() => {
    if (news) say(news)
  }, [news, say])
}
