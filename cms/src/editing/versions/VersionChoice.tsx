'use client'

import { useModal, useRouteTransition } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation.js'
import type { ReactNode } from 'react'

/** Chooses the version that the open comparison begins with. */
export function VersionChoice({ id, children }: { id: number; children: ReactNode }) {
  const { closeAllModals } = useModal()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const pathname = usePathname()
  const chosen = new URLSearchParams(useSearchParams())
  chosen.set('versionFrom', String(id))
  const choose = () => {
    closeAllModals()
    startRouteTransition(() => router.push(`${pathname}?${chosen}`))
  }
  return (
    <button onClick={choose} type="button">
      {children}
    </button>
  )
}
