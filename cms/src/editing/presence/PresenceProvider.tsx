'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, type ReactNode } from 'react'
import { startPresence } from './presenceClient.ts'

/** Wraps every screen: knows who has which documents open, and says which are open here (B-EDIT-3). */
export function PresenceProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { config } = useConfig()
  const address = formatAdminURL({ apiRoute: config.routes.api, path: '/presence' })
  const id = user?.id
  useEffect(() => (id === undefined ? undefined : startPresence(address)), [id, address])
  return children
}
