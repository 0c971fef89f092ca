'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { bringTextsIntoForm } from './bringTextsIntoForm.ts'
import { sameContent } from './changedFields.ts'
import { editorsIn, textsIn } from './editorsIn.ts'
import { useTyping } from './useTyping.ts'

/** Selector of the buttons of Payload's forms that save. */
export const saveButtons = '#action-save, #action-save-draft'

/**
 * Keeps one press of Ctrl-S, or of a button, from saving twice: a key that is held down saves once, and a new document
 * is created once. Payload keeps its form, with live buttons, until the page of the created document is loaded.
 *
 * While a dialog is open the key saves nothing, because the dialog hides the form.
 *
 * The press takes effect after what was typed last in a rich text is in the form, or it would not be saved.
 *
 * @returns to be called when the document of the form was stored
 */
export function useSingleSave(): () => void {
  const { id, globalSlug } = useDocumentInfo()
  const { formRef, getDataByPath } = useForm()
  const wasTyped = useTyping(formRef)
  /** Whether the form's state lacks what was typed last in a rich text. */
  const lacksTyped = useEffectEvent(() => {
    if (!wasTyped()) return false
    const texts = Object.entries(textsIn(editorsIn(formRef.current)))
    return texts.some(([path, text]) => !sameContent(text, getDataByPath(path)))
  })
  const isNew = id === undefined && !globalSlug
  const isCreated = useRef(false)
  const pressed = useRef<'no' | 'waits' | 'takes effect'>('no')
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
      if (!isSave) return
      const isInDialog = document.querySelector('dialog:modal') !== null
      if (event.repeat || isCreated.current || isInDialog) stop(event)
      // Else Payload's button, which the key presses, may still be disabled.
      else if (lacksTyped()) bringTextsIntoForm(formRef.current)
    }
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest(saveButtons) : null
      if (!(button instanceof HTMLElement) || button.closest('form') !== formRef.current) return
      if (!isCreated.current && pressed.current === 'takes effect') return
      stop(event)
      if (isCreated.current || pressed.current === 'waits') return
      pressed.current = 'waits'
      // After the editor has taken over what was typed.
      setTimeout(() => {
        bringTextsIntoForm(formRef.current)
        pressed.current = 'takes effect'
        button.click()
        pressed.current = 'no'
      })
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
