'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { toast, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { z } from 'zod'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { apiRequest } from '../../admin/api/apiRequest.ts'
import { useApiContext } from '../../admin/api/useApiContext.ts'
import { watchRestores } from './restoreFetch.ts'

const storedSchema = z.object({ updatedAt: z.string() })

/**
 * Beside every screen: a version is restored from a page that is no form (B-EDIT-1). What the document was when that page
 * was opened is what a restore is based on; what a colleague has saved since is not overwritten unseen.
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

/** The document whose versions a page of the admin shows, below the route of the API. */
function versionsOf(pathname: string, adminRoute: string): `/${string}` | null {
  const path = pathname.slice(adminRoute.length)
  const [, collection, id] = /^\/collections\/([\w-]+)\/(\d+)\/versions\//.exec(path) ?? []
  return collection && id ? `/${collection}/${id}` : null
}
