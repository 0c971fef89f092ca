'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useEffect } from 'react'

/** Names the browser's tab in the user's language, on screens that Payload has no name for. */
export function DocumentTitle({ of }: { of: string }) {
  useEffect(() => {
    document.title = `${of} – ${backOfficeTexts.title}`
  }, [of])
  return null
}
