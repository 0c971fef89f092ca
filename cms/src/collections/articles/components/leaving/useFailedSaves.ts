'use client'

import { useDocumentInfo, useForm, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Payload takes a form for saved as soon as there is any answer, and an article for published even where it was a
 * proxy that answered: then it would not ask before leaving, its buttons would be off, and its status wrong. What was
 * not stored stays to be saved.
 */
export function useFailedSaves(): void {
  const info = useDocumentInfo()
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const before = useRef<Before | null>(null)
  const restore = useEffectEvent(
    ({ isModified: wasModified, hasPublishedDoc, ...then }: Before) => {
      // Each save that succeeds brings another object.
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
    const begun = before.current
    before.current = null
    // The button that was pressed has its say first.
    if (begun) setTimeout(() => restore(begun))
  }, [isProcessing, isModified, info])
}

type Before = Pick<
  ReturnType<typeof useDocumentInfo>,
  'data' | 'hasPublishedDoc' | 'unpublishedVersionCount' | 'mostRecentVersionIsAutosaved'
> & { isModified: boolean }
