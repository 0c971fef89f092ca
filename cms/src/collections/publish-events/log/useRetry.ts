'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { toast, useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { inLanguageOf } from '#lib/i18n/language.ts'

/** Retries an event now, and informs the editor if the request fails. */
export function useRetry(): (eventId: number | string) => Promise<void> {
  const { config } = useConfig()
  const translation = useTranslation()
  return async (eventId) => {
    const path = `/publish-events/${eventId}/retry` as const
    try {
      const address = formatAdminURL({ apiRoute: config.routes.api, path })
      const response = await fetch(address, { method: 'POST', credentials: 'include' })
      if (!response.ok) throw new Error(String(response.status))
    } catch {
      toast.error(inLanguageOf(translation, backOfficeTexts.publishingLog.notTriedAgain))
    }
  }
}
