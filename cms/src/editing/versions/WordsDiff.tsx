'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui'
import type { FieldDiffClientProps } from 'payload'
import { z } from 'zod'
import { toText, wholeWords } from './wholeWords.ts'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'

const { yes, no } = backOfficeTexts.conflict
const rectangle = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/**
 * Compares texts word by word, where Payload compares letters; says 'yes' and 'no' of a checkbox, and of a part of a
 * picture its size and place in pixels.
 */
export function WordsDiff(props: FieldDiffClientProps) {
  const { comparisonValue, versionValue, field, nestingLevel = 0 } = props
  const { i18n } = useTranslation()
  const say = useTranslate()
  const wordsOf = (value: unknown): string => {
    if (field.type === 'checkbox') return say(value === true ? yes : no)
    const part = rectangle.safeParse(value).data
    if (part) return `${part.width} × ${part.height} px (${part.x}, ${part.y})`
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const htmlOf = (value: unknown) => wholeWords(`<p>${escapeDiffHTML(wordsOf(value))}</p>`)
  const { From, To } = getHTMLDiffComponents({
    fromHTML: htmlOf(comparisonValue),
    toHTML: htmlOf(versionValue),
    postProcess: (html) => unescapeDiffHTML(toText(html)),
    tokenizeByCharacter: false,
  })
  const label = 'label' in field ? field.label : undefined
  return (
    <FieldDiffContainer
      className="text-diff"
      From={From}
      i18n={i18n}
      label={{ label }}
      nestingLevel={nestingLevel}
      To={To}
    />
  )
}
