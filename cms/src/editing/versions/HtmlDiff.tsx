'use client'

import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui'
import type { FieldDiffClientProps } from 'payload'
import styles from './Versions.module.css'

/** Compares texts with pictures and videos as readers see them, from their HTML, in which every value is escaped. */
export function HtmlDiff(props: FieldDiffClientProps) {
  const { comparisonValue, versionValue, field, nestingLevel = 0 } = props
  const { i18n } = useTranslation()
  const htmlOf = (value: unknown) => (typeof value === 'string' && value ? value : '<p></p>')
  const { From, To } = getHTMLDiffComponents({
    fromHTML: htmlOf(comparisonValue),
    toHTML: htmlOf(versionValue),
  })
  const label = 'label' in field ? field.label : undefined
  return (
    <FieldDiffContainer
      className={`lexical-diff ${styles.htmlDiff}`}
      From={From}
      i18n={i18n}
      label={{ label }}
      nestingLevel={nestingLevel}
      To={To}
    />
  )
}
