import { may } from '@kariera/shared/rules/roles'
import { now } from '@kariera/shared/clock'
import { errorText } from '@kariera/shared/rules/errors'
import { getTranslation } from '@payloadcms/translations'
import type { ListViewServerProps, Payload } from 'payload'
import { paidArticles } from './paidArticles.ts'
import { PaidOrderList } from './PaidOrderList.tsx'

/** The screen on which editors arrange the paid articles (A-PAID-1). */
export async function PaidOrderView({
  collectionConfig,
  i18n,
  payload,
  user,
}: ListViewServerProps) {
  return (
    <PaidOrderList
      canArrange={may(user ?? null, 'edit')}
      loaded={await loadedFrom(payload)}
      title={getTranslation(collectionConfig.labels.plural, i18n)}
    />
  )
}

/** Null if they cannot be loaded; the screen then shows a failure. */
async function loadedFrom(payload: Payload) {
  try {
    return await paidArticles(payload.db.drizzle, now())
  } catch (error) {
    payload.logger.error({ event: 'paid-order.load.failed', error: errorText(error) })
    return null
  }
}
