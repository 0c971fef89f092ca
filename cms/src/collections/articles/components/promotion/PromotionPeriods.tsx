'use client'

import { now } from '@kariera/shared/clock'
import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useForm } from '@payloadcms/ui'
import { z } from 'zod'
import { useTranslate } from '../../../../admin/i18n/useTranslate.ts'
import {
  promotedFor,
  promotionPeriods,
  type PromotionPeriod,
} from '../../../home/paid-order/promotionPeriod.ts'

const texts = backOfficeTexts.paidOrder.promotion

/** A date that cannot be read counts as none. */
const moment = z.string().refine(canonicalMoment).nullish().catch(null)

const typedSchema = z.object({
  paid: z.boolean().nullish().catch(false),
  paidStartDate: moment,
  paidEndDate: moment,
  datePublished: moment,
})

/** Buttons that promote the article in the form for a period; for readers when it is published. */
export function PromotionPeriods({ readOnly = false }: { readOnly?: boolean }) {
  const say = useTranslate()
  const { dispatchFields, getData, setModified } = useForm()
  if (readOnly) return null
  const promote = (period: PromotionPeriod) => {
    const article = typedSchema.parse(getData())
    for (const [path, value] of Object.entries(promotedFor(article, period, now()))) {
      dispatchFields({ type: 'UPDATE', path, value })
    }
    setModified(true)
  }
  return (
    <div aria-label={say(texts.heading)} className="promotion-periods" role="group">
      {promotionPeriods.map((period) => (
        <button className="panel-button" key={period} onClick={() => promote(period)} type="button">
          {say(texts.periods[period])}
        </button>
      ))}
    </div>
  )
}
