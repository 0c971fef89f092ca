'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslation } from '@payloadcms/ui'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { nameOf, type Chosen, type HashtagNames } from '../chosen.ts'
import styles from './Hashtags.module.css'

const texts = backOfficeTexts.articleForm.hashtags

type Props = {
  chosen: readonly Chosen[]
  names: HashtagNames
  /** Whether names are still being loaded. */
  isLoading: boolean
  /** Null if nothing may be changed. */
  remove: ((index: number) => void) | null
}

/** The chosen hashtags, each with a remove button. */
export function HashtagChips({ chosen, names, isLoading, remove }: Props) {
  const translation = useTranslation()
  const say = (text: { en: string; bg: string }) => inLanguageOf(translation, text)
  if (chosen.length === 0) return remove ? null : <p className="plain-value">{say(texts.none)}</p>
  return (
    <ul aria-label={say(texts.chosen)} className={styles.hashtagChips}>
      {chosen.map((one, index) => {
        const isUnnamed = isLoading && typeof one === 'number' && !names.has(one)
        const name = isUnnamed ? '…' : nameOf(one, names)
        return (
          <li className={styles.hashtagChip} key={`${typeof one} ${one}`}>
            <span className={styles.hashtagChipName}>{name}</span>
            {remove && (
              <button
                aria-label={say(texts.remove(name))}
                className={styles.hashtagChipRemove}
                onClick={() => remove(index)}
                type="button"
              >
                <svg aria-hidden="true" viewBox="0 0 12 12">
                  <path d="M3 3l6 6M9 3l-6 6" />
                </svg>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
