import { may } from '@kariera/shared/rules/roles'
import type { Article } from '@kariera/shared/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Keeps the promotion when an author restores a version: Payload leaves out the fields that its user may not write, and
 * would store a version without a promotion (docs/decisions/0065).
 */
export const keepPromotion: CollectionBeforeChangeHook<Article> = ({
  data,
  originalDoc,
  req,
  context,
}) => {
  if (context.isRestoringVersion !== true || !req.user || may(req.user, 'edit')) return data
  const { paid, paidStartDate, paidEndDate, sponsor } = originalDoc ?? {}
  return { ...data, paid, paidStartDate, paidEndDate, sponsor }
}
