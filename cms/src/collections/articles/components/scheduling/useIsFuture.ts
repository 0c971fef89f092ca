'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useSyncExternalStore } from 'react'
import { visibilityIn } from './visibility.ts'

/** The longest wait that a browser supports, 24 days, milliseconds. */
const maxWait = 2 ** 31 - 1

/**
 * Whether a moment is in the future; the component renders again when it has come. The open document was not saved in
 * the future, whatever a browser's clock says: an article that was just published is not called scheduled.
 *
 * @param moment ISO 8601; null is not in the future
 */
export function useIsFuture(moment: string | null): boolean {
  const { data } = useDocumentInfo()
  const { updatedAt } = visibilityIn(data)
  const isWaitedFor = () =>
    moment !== null && Date.parse(moment) > Math.max(Date.now(), Date.parse(updatedAt ?? '') || 0)
  const subscribe = useCallback(
    (passed: () => void) => {
      const wait = moment === null ? maxWait : Date.parse(moment) - Date.now()
      const timer = setTimeout(passed, Math.min(Math.max(wait, 0), maxWait))
      return () => clearTimeout(timer)
    },
    [moment],
  )
  return useSyncExternalStore(subscribe, isWaitedFor, isWaitedFor)
}
