'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { toast, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { z } from 'zod'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { apiRequest } from '../../admin/api/apiRequest.ts'
import { boundedFetch } from '../../admin/api/boundedFetch.ts'
import { wrapFetch } from '../../admin/api/pageFetch.ts'
import { useApiContext } from '../../admin/api/useApiContext.ts'
import { watchRestores } from './restoreFetch.ts'

// Around every call of the page, before Payload's first one.
if (typeof window !== 'undefined') wrapFetch(boundedFetch)

const storedSchema = z.object({ updatedAt: z.string() })

/**
 * Wraps every screen, because a version is restored from a page without a form (B-EDIT-1). A restore is based on the
 * document as it was when that page was opened, so that a colleague's later save is not overwritten unseen.
 */
export function RestoreGuard({ children }: { children: ReactNode }) {
  const say = useTranslate()
  const caller = useApiContext()
  const pathname = usePathname()
  const { config } = useConfig()
  const seen = useRef<string | null>(null)
  const place = versionsOf(pathname, config.routes.admin)
  const look = useEffectEvent(async (path: `/${string}`) => {
    const stored = await apiRequest(caller, { path: `${path}?depth=0&draft=true` }, storedSchema)
    if (stored.is === 'done') seen.current = stored.value.updatedAt
  })
  useEffect(() => {
    seen.current = null
    if (place !== null) void look(place)
  }, [pathname, place])
  const refused = useEffectEvent((who: string, when: string) => {
    toast.error(say(backOfficeTexts.conflict.refused(who, formatDateTime(when))))
  })
  useEffect(
    () =>
      watchRestores(
        config.routes.api,
        () => seen.current,
        (who, when) => refused(who, when),
      ),
    [config.routes.api],
  )
  return children
}

/** Returns the API path of the document whose versions a page of the admin shows; null for other pages. */
function versionsOf(pathname: string, adminRoute: string): `/${string}` | null {
  const path = pathname.slice(adminRoute.length)
  const [, collection, id] = /^\/collections\/([\w-]+)\/(\d+)\/versions\//.exec(path) ?? []
  return collection && id ? `/${collection}/${id}` : null
}
