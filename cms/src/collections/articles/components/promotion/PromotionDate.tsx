'use client'

import { useFormFields } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { DateField } from '../../../../admin/dates/DateField.tsx'

/** A date of the promotion: it stands there as soon as the article is paid for, and not before. */
export const PromotionDate: DateFieldClientComponent = (props) => {
  const isPaid = useFormFields(([fields]) => Boolean(fields.paid?.value))
  return isPaid ? <DateField {...props} /> : null
}
