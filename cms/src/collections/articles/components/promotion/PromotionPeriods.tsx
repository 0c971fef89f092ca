'use client'

import { now } from '@kariera/shared/clock'
import { formatDateTime } from '@kariera/shared/rules/dates'
import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { promotedFor, promotionPeriods, type PromotionPeriod } from './promotionPeriod.ts'
import styles from './PromotionPeriods.module.css'

const texts = backOfficeTexts.paidOrder.promotion

/** A date that cannot be read counts as none. */
const moment = z.string().refine(canonicalMoment).nullish().catch(null)

const savedSchema = z.object({
  paid: z.boolean().nullish().catch(false),
  paidStartDate: moment,
  paidEndDate: moment,
})

/**
 * Buttons that promote the article in the form for a period; for readers when it is published. A period is added to the
 * saved promotion: of two that are pressed one after the other, the last one counts.
 */
export function PromotionPeriods({ readOnly = false }: { readOnly?: boolean }) {
  const say = useTranslate()
  const { dispatchFields, getDataByPath, getFields, setModified } = useForm()
  // While the form is saved, what is changed in it would be lost.
  const isSaving = useFormProcessing()
  const [news, setNews] = useState('')
  const mayPromote = useMayPromote()
  if (readOnly || !mayPromote) return null
  const promote = (period: PromotionPeriod) => {
    const fields = getFields()
    const saved = savedSchema.parse({
      paid: fields.paid?.initialValue,
      paidStartDate: fields.paidStartDate?.initialValue,
      paidEndDate: fields.paidEndDate?.initialValue,
    })
    const datePublished = moment.parse(getDataByPath('datePublished'))
    const promotion = promotedFor({ ...saved, datePublished }, period, now())
    for (const [path, value] of Object.entries(promotion)) {
      dispatchFields({ type: 'UPDATE', path, value })
    }
    setModified(true)
    setNews(say(texts.until(formatDateTime(promotion.paidEndDate))))
  }
  return (
    <>
      <div aria-label={say(texts.heading)} className={styles.promotionPeriods} role="group">
        {promotionPeriods.map((period) => (
          <button
            className="panel-button"
            disabled={isSaving}
            key={period}
            onClick={() => promote(period)}
            type="button"
          >
            {say(texts.periods[period])}
          </button>
        ))}
      </div>
      <p className="for-screen-readers" role="status">
        {news}
      </p>
    </>
  )
}

function useMayPromote(): boolean {
  const fields = useDocumentInfo().docPermissions?.fields
  if (fields === undefined || fields === true) return Boolean(fields)
  return fields.paid === true || Boolean(fields.paid?.update)
}
