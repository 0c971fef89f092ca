'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useFormFields, useTranslation } from '@payloadcms/ui'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { accentLength, accentUse, type AccentUse } from './accentUse.ts'
import styles from './AccentMeter.module.css'

const texts = backOfficeTexts.articleForm.accent

/** Shows how much of its allowed length the accent uses: `34% (187/550)` (A-ART-1). */
export function AccentMeter() {
  const accent = useFormFields(([fields]) => fields.accent?.value)
  const use = accentUse(typeof accent === 'string' ? accent : '')
  const { percent, length, level } = use
  return (
    <div className={styles.accentMeter} data-level={level}>
      <span aria-hidden="true" className={styles.bar}>
        <span style={{ inlineSize: `${Math.min(percent, 100)}%` }} />
      </span>
      <span>{`${percent}% (${length}/${accentLength})`}</span>
      <LevelInWords level={level} />
    </div>
  )
}

/** Announced once when a limit is passed, not with each character. */
function LevelInWords({ level }: Pick<AccentUse, 'level'>) {
  const translation = useTranslation()
  return (
    <span className="for-screen-readers" role="status">
      {level !== 'roomy' && inLanguageOf(translation, texts[level])}
    </span>
  )
}
