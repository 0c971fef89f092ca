'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import type { Caller } from './apiRequest.ts'

/** Returns the context for REST calls of the admin's current user. */
export function useApiContext(): Caller {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { language } = i18n
  const { api: apiRoute } = config.routes
  return useMemo(() => ({ apiRoute, language }), [apiRoute, language])
}
