'use client'

import { useDocumentInfo, useForm, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Payload treats a form as saved after any response, and an article as published even if a proxy responded. It would
 * then not ask before leaving, its buttons would be disabled, and its status wrong. This hook restores the unsaved
 * state after a failed save.
 */
export function useFailedSaves(): void {
  const info = useDocumentInfo()
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const before = useRef<Before | null>(null)
  const restore = useEffectEvent(
    ({ isModified: wasModified, hasPublishedDoc, ...then }: Before) => {
      // Each successful save sets another object.
      if (then.data !== info.data) return
      if (wasModified) setModified(true)
      info.setHasPublishedDoc(hasPublishedDoc)
      info.setUnpublishedVersionCount(then.unpublishedVersionCount)
      info.setMostRecentVersionIsAutosaved(then.mostRecentVersionIsAutosaved)
    },
  )
  useEffect(() => {
    if (isProcessing) {
      before.current ??= { ...info, isModified }
      return
    }
    const stateBefore = before.current
    before.current = null
    // After the handlers of the pressed button.
    if (stateBefore) setTimeout(() => restore(stateBefore))
  }, [isProcessing, isModified, info])
}

type Before = Pick<
  ReturnType<typeof useDocumentInfo>,
  'data' | 'hasPublishedDoc' | 'unpublishedVersionCount' | 'mostRecentVersionIsAutosaved'
> & { isModified: boolean }
