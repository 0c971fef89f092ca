'use client'

import { toast } from '@payloadcms/ui'
import { useLayoutEffect, type ReactNode } from 'react'
import { changedPath, wrapFetch } from '#admin/api/pageFetch.ts'

/** Wraps every screen. Why a new password was refused is not said any more once the next one is sent. */
export function FormerRefusals({ children }: { children?: ReactNode }) {
  useLayoutEffect(
    () =>
      wrapFetch((send) => (input, init) => {
        if (changedPath(input, init)?.endsWith('/users/reset-password')) toast.dismiss()
        return send(input, init)
      }),
    [],
  )
  return children
}
