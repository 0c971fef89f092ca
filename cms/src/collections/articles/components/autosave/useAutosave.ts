'use client'

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatAdminURL } from 'payload/shared'
import { useHeldByColleague } from '#editing/locks/useLock.ts'
import { unresolvedConflicts } from '#editing/saving/unresolvedConflicts.ts'
import { saveButtons } from '#editing/saving/useSingleSave.ts'
import { autosaver, type Autosaver, type SaveOutcome } from './autosaver.ts'
import { sameValues } from './sameValues.ts'
import { storeDraft, type Stored } from './storeDraft.ts'

/**
 * Saves the open article automatically. Payload's own autosave (switched off in articles.ts) writes the server's answer
 * into the form although the user has typed since, shows each failure in a window, and stops until the next change.
 * This autosave never writes values into the form: the typed text and the cursor stay as they are.
 *
 * @returns whether a save is running
 */
export function useAutosave(id: number | string): boolean {
  const { config } = useConfig()
  const { getData, getFields, formRef, disabled } = useForm()
  const isProcessing = useFormProcessing()
  const report = useReport()
  const settleForm = useSettledForm()
  const [isSaving, setIsSaving] = useState(false)

  const isHeld = useHeldByColleague()
  const { pathname } = new URL(
    formatAdminURL({ apiRoute: config.routes.api, path: `/articles/${id}` }),
    'http://here',
  )

  // Never behind a dialog: not while a colleague holds the lock, or has saved a version that is not in this form.
  const isBusy = useEffectEvent(
    () => isProcessing || disabled || isHeld || unresolvedConflicts.has(pathname),
  )
  const save = useEffectEvent(async (): Promise<SaveOutcome> => {
    const sent = getFields()
    const release = holdSaves(formRef.current)
    setIsSaving(true)
    const result = await storeDraft({ apiRoute: config.routes.api, id, content: getData() })
    if (result.outcome === 'saved') {
      report(result.doc)
      if (sameValues(sent, getFields())) settleForm()
    }
    setIsSaving(false)
    release()
    return result.outcome
  })
  const saver = useRef<Autosaver>(null)
  useEffect(() => {
    const current = autosaver({ isBusy: () => isBusy(), save: () => save() })
    saver.current = current
    return () => current.end()
  }, [id])
  useChanges(saver)
  return isSaving
}

/** Notifies the autosaver of each change, and when nothing is left to save. */
function useChanges(saver: { current: Autosaver | null }): void {
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const before = useRef({ fields, isModified })
  useEffect(() => {
    const isChanged = !before.current.isModified || !sameValues(before.current.fields, fields)
    before.current = { fields, isModified }
    if (!isModified) saver.current?.settled()
    else if (isChanged) saver.current?.changed()
  }, [fields, isModified, saver])
}

/** Resets the form's state after a save: unmodified, and valid for the server. */
function useSettledForm(): () => void {
  const { setModified, setIsValid, setSubmitted } = useForm()
  return () => {
    setModified(false)
    setIsValid(true)
    setSubmitted(false)
  }
}

/** Updates the rest of the form after a save: the times, the status, the number of versions. */
function useReport(): (doc: Stored) => void {
  const info = useDocumentInfo()
  return (doc) => {
    info.setData(doc)
    info.setLastUpdateTime(Date.parse(doc.updatedAt))
    if (info.mostRecentVersionIsAutosaved) return
    info.incrementVersionCount()
    info.setMostRecentVersionIsAutosaved(true)
    info.setUnpublishedVersionCount((count) => count + 1)
  }
}

/**
 * Holds back clicks on a form's save buttons, so that an earlier request cannot overtake a save by hand. The clicks
 * take effect when the hold ends.
 *
 * @returns a function that ends the hold
 */
function holdSaves(form: HTMLFormElement | null): () => void {
  const holding = new AbortController()
  let pressed: HTMLElement | null = null
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest(saveButtons) : null
    if (!(button instanceof HTMLElement) || button.closest('form') !== form) return
    event.preventDefault()
    event.stopPropagation()
    pressed = button
  }
  // On the window, to run before React's listeners, which are further inside.
  window.addEventListener('click', hold, { capture: true, signal: holding.signal })
  return () => {
    holding.abort()
    pressed?.click()
  }
}
