'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useCallback, useEffect } from 'react'
import { deliveryStateOf } from '#publishing/deliveryRecord.ts'
import { eventOf } from './eventOf.ts'

/** Pause between updates of an undelivered event's page, milliseconds. */
const pauseMs = 1000

/** Keeps the open event up to date until it is delivered; `look` updates it at once. */
export function useFreshEvent() {
  const { config } = useConfig()
  const { id, data, setData } = useDocumentInfo()
  const event = eventOf(data)
  const apiRoute = config.routes.api

  const look = useCallback(async () => {
    const fresh = await readEvent(apiRoute, id)
    if (fresh) setData(fresh)
  }, [apiRoute, id, setData])

  const state = deliveryStateOf(event.deliveries, event.createdAt)
  const settled = state.is !== 'waiting' && state.is !== 'failing'
  useEffect(() => {
    if (settled) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) void look()
    }, pauseMs)
    return () => clearInterval(timer)
  }, [settled, look])

  return { event, look }
}

/** Null if the newsroom does not respond; the page then stays as it is. */
async function readEvent(
  apiRoute: string,
  id: number | string | undefined,
): Promise<object | null> {
  if (id === undefined) return null
  try {
    const address = formatAdminURL({ apiRoute, path: `/publish-events/${id}?depth=0` })
    const response = await fetch(address, { credentials: 'include' })
    const event: unknown = await response.json()
    return response.ok && typeof event === 'object' ? event : null
  } catch {
    return null
  }
}
