'use client'

import { useConfig } from '@payloadcms/ui'
import { useLayoutEffect, type ReactNode } from 'react'
import { reportFailure } from '#admin/api/reportFailure.ts'

/** Wraps the whole admin and reports uncaught failures in an editor's browser to the log (P-CALL-4). */
export function FailureReports({ children }: { children?: ReactNode }) {
  const { config } = useConfig()
  const { api } = config.routes
  // Before anything is rendered that could fail.
  useLayoutEffect(() => {
    const tell = (message: string, error: unknown) => {
      const details = error instanceof Error ? String(error.stack) : ''
      reportFailure(api, { level: 'ERROR', message, details })
    }
    const onError = ({ message, error, filename }: ErrorEvent) => {
      // Failures of foreign scripts, mostly extensions, are ignored, and so are browser messages without an error.
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

/** The user has left the page, and the request was aborted. */
function isGivenUp(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError'
}
