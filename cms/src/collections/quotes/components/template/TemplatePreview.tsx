'use client'

import { quoteTemplateSchema } from '@kariera/shared/contracts/quoteImage'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { quoteImageTexts } from '@kariera/shared/texts/quoteImage'
import { useFormFields } from '@payloadcms/ui'
import { useDeferredValue, useId, useRef } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { useApiQuery } from '#admin/api/useApiQuery.ts'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { QuoteCanvas } from '../generator/QuoteCanvas.tsx'
import { publicationPath, storedPublication } from '../generator/stored.ts'
import { useDrawing } from '../generator/useDrawing.ts'
import { drawableTemplate } from './drawableTemplate.ts'
import styles from '../Quotes.module.css'

const texts = backOfficeTexts.quoteImage
const names = Object.keys(quoteTemplateSchema.shape)

/** Preview of a sample quote while the template is edited; for invalid values, the last valid preview stays. */
export function TemplatePreview() {
  const say = useTranslate()
  const headingId = useId()
  const { answer } = useApiQuery(publicationPath, storedPublication)
  const typed = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, fields[name]?.value]))),
  )
  const template = drawableTemplate(useDeferredValue(typed))
  const last = useRef(template)
  if (template) last.current = template
  const publication = answer.is === 'done' ? answer.value : null
  const picture = last.current &&
    publication && {
      template: last.current,
      ...{ text: say(texts.sample.text), author: say(texts.sample.author) },
      ...{ name: publication.siteName, logo: publication.selectedLogo?.url ?? null },
    }
  const { canvas, outcome } = useDrawing(picture)
  const failure = { noContext: quoteImageTexts.noContext, failed: texts.notDrawn, drawn: null }
  const message = outcome && failure[outcome]
  return (
    <section aria-labelledby={headingId} className={styles.templatePreview}>
      <h2 id={headingId}>{say(texts.preview)}</h2>
      <FailureBanner message={message ? say(message) : ''} />
      <QuoteCanvas canvas={canvas} label={say(texts.sample.text)} />
    </section>
  )
}
