'use client'

import { useDocumentInfo, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Payload treats an article as published after any response, even a proxy's, and shows its status wrongly. This hook
 * restores the status after a failed save.
 */
export function useStatusAfterFailure(): void {
  const info = useDocumentInfo()
  const isProcessing = useFormProcessing()
  const before = useRef<Before | null>(null)
  const restore = useEffectEvent(({ hasPublishedDoc, ...then }: Before) => {
    // Each successful save sets another object.
    if (then.data !== info.data) return
    info.setHasPublishedDoc(hasPublishedDoc)
    info.setUnpublishedVersionCount(then.unpublishedVersionCount)
    info.setMostRecentVersionIsAutosaved(then.mostRecentVersionIsAutosaved)
  })
  useEffect(() => {
    if (isProcessing) {
      before.current ??= info
      return
    }
    const stateBefore = before.current
    before.current = null
    // After the handlers of the pressed button.
    if (stateBefore) setTimeout(() => restore(stateBefore))
  }, [isProcessing, info])
}

type Before = Pick<
  ReturnType<typeof useDocumentInfo>,
  'data' | 'hasPublishedDoc' | 'unpublishedVersionCount' | 'mostRecentVersionIsAutosaved'
>
