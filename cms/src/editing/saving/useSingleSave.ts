'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Selector of the buttons of Payload's forms that save. */
export const saveButtons = '#action-save, #action-save-draft'

/**
 * Keeps one press of Ctrl-S, or of a button, from saving twice: a key that is held down saves once, and a new document
 * is created once. Payload keeps its form, with live buttons, until the page of the created document is loaded.
 *
 * @returns to be called when the document of the form was stored
 */
export function useSingleSave(): () => void {
  const { id, globalSlug } = useDocumentInfo()
  const { formRef } = useForm()
  const isNew = id === undefined && !globalSlug
  const isCreated = useRef(false)
  useEffect(() => {
    isCreated.current = false
  }, [id])
  useEffect(() => {
    const ending = new AbortController()
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.code === 'KeyS'
      if (isSave && (event.repeat || isCreated.current)) stop(event)
    }
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest(saveButtons) : null
      if (isCreated.current && button?.closest('form') === formRef.current) stop(event)
    }
    // On the window, to run before the listeners of Payload and React.
    window.addEventListener('keydown', onKey, { capture: true, signal: ending.signal })
    window.addEventListener('click', onClick, { capture: true, signal: ending.signal })
    return () => ending.abort()
  }, [formRef])
  return () => {
    isCreated.current = isNew
  }
}
