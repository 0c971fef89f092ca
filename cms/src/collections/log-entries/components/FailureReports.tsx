'use client'

import { useConfig } from '@payloadcms/ui'
import { useLayoutEffect, type ReactNode } from 'react'
import { reportFailure } from '../../../admin/api/reportFailure.ts'

/** Around the whole admin: what fails in an editor's browser, and nobody has caught, is told to the log (P-CALL-4). */
export function FailureReports({ children }: { children?: ReactNode }) {
  const { config } = useConfig()
  const { api } = config.routes
  // Before anything is shown that could fail.
  useLayoutEffect(() => {
    const tell = (message: string, error: unknown) => {
      const details = error instanceof Error ? String(error.stack) : ''
      reportFailure(api, { level: 'ERROR', message, details })
    }
    const onError = ({ message, error, filename }: ErrorEvent) => {
      // What others bring into the page, extensions above all, is theirs; without an error it is a browser's remark.
      if (error && filename.startsWith(location.origin)) tell(message, error)
    }
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      if (!isGivenUp(reason)) tell(String(reason), reason)
    }
    addEventListener('error', onError)
    addEventListener('unhandledrejection', onRejection)
    return () => {
      removeEventListener('error', onError)
      removeEventListener('unhandledrejection', onRejection)
    }
  }, [api])
  return children
}

/** Somebody has left, and what was being asked is wanted no more. */
function isGivenUp(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError'
}
