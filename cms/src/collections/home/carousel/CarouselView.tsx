import { may } from '@kariera/shared/rules/roles'
import { now } from '@kariera/shared/clock'
import { errorText } from '@kariera/shared/rules/errors'
import { getTranslation } from '@payloadcms/translations'
import type { ListViewServerProps, Payload } from 'payload'
import { CarouselManager } from './CarouselManager.tsx'
import { carouselRows } from './carouselRows.ts'

/** The screen on which editors choose the articles of the carousel (A-CAR-1). */
export async function CarouselView({ collectionConfig, i18n, payload, user }: ListViewServerProps) {
  return (
    <CarouselManager
      canChange={may(user ?? null, 'edit')}
      loaded={await loadedFrom(payload)}
      title={getTranslation(collectionConfig.labels.plural, i18n)}
    />
  )
}

/** Null if it cannot be loaded; the screen then shows a failure. */
async function loadedFrom(payload: Payload) {
  try {
    return await carouselRows(payload.db.drizzle, now())
  } catch (error) {
    payload.logger.error({ event: 'carousel.load.failed', error: errorText(error) })
    return null
  }
}
