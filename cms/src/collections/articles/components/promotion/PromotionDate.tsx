'use client'

import type { DateFieldClientComponent } from 'payload'
import { DateField } from '#admin/dates/DateField.tsx'
import { useIsPaid } from './useIsPaid.ts'

/** A date of the promotion. */
export const PromotionDate: DateFieldClientComponent = (props) =>
  useIsPaid() ? <DateField {...props} /> : null
