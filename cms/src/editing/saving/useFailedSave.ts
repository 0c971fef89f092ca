'use client'

import { toast, useForm, useFormFields, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { inSentences } from '../../admin/api/reasonIn.ts'
import { focusField } from '../../admin/components/field-group/focusField.ts'
import type { Report } from './watchSaves.ts'

type FailedSave = {
  /** Empty if nothing has failed. */
  failure: string
  banner: RefObject<HTMLDivElement | null>
  /** To be called with each state of the save. */
  report: (state: Report) => void
}

/** One attempt to save: the last state that was reported of it. */
type Attempt = { state: Report | null }

const none = { text: '', fields: [] }

/**
 * Why the last save of the open form failed: what the newsroom has reported, or what the form itself found wrong and did
 * not send; what has been corrected since is left out. It takes the place of Payload's toasts, which would say the same
 * again.
 */
export function useFailedSave(): FailedSave {
  const { getFields, formRef, setModified, setBackgroundProcessing } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const [failure, setFailure] = useState<{ text: string; fields: string[] }>(none)
  const banner = useRef<HTMLDivElement>(null)
  const attempt = useRef<Attempt | null>(null)

  const report = (state: Report) => {
    if (attempt.current) attempt.current.state = state
    // Payload takes a form for unchanged after any response, unless it was changed in the background meanwhile.
    if (isModified && state.is === 'failed' && state.isAnswered) {
      setBackgroundProcessing(true)
      setModified(true)
      setBackgroundProcessing(false)
    }
    setFailure(state.is === 'failed' ? state : none)
  }
  const end = useEffectEvent(({ state }: Attempt) => {
    const wrong = Object.entries(getFields()).filter(([, { valid }]) => valid === false)
    const isUnsent = state === null && wrong.length > 0
    if (isUnsent) {
      const text = inSentences(wrong.flatMap(([, field]) => field.errorMessage ?? []))
      setFailure({ text, fields: wrong.map(([path]) => path) })
    }
    const hasFailed = isUnsent || state?.is === 'failed'
    if (hasFailed || state?.is === 'refused') dismissErrors()
    if (!hasFailed) return
    const paths = state?.is === 'failed' ? state.fields : wrong.map(([path]) => path)
    const field = firstField(formRef.current, paths)
    if (!field || !focusField(field)) banner.current?.focus()
  })
  useEffect(() => {
    if (isProcessing) {
      attempt.current ??= { state: null }
      return
    }
    const ended = attempt.current
    attempt.current = null
    // After the form has marked its fields and shown its toasts.
    if (ended) setTimeout(() => end(ended))
  }, [isProcessing])
  useCorrections(failure.fields, (text) =>
    setFailure((before) => (text === '' ? none : { ...before, text })),
  )
  return { failure: failure.text, banner, report }
}

/**
 * @param fields paths of the fields that were wrong
 * @param onCorrected is called with what is still wrong, empty if nothing is, each time that a field has been corrected
 */
function useCorrections(fields: string[], onCorrected: (text: string) => void): void {
  const text = useFormFields(([all]) =>
    inSentences(
      fields.flatMap((path) => (all[path]?.valid === false ? (all[path].errorMessage ?? []) : [])),
    ),
  )
  const last = useRef('')
  const corrected = useEffectEvent(onCorrected)
  useEffect(() => {
    if (last.current.length > text.length) corrected(text)
    last.current = text
  }, [text])
}

function dismissErrors(): void {
  for (const one of toast.getToasts())
    if ('type' in one && one.type === 'error') toast.dismiss(one.id)
}

/** @returns the field that comes first in the form; null if none of them is in it */
function firstField(form: HTMLElement | null, paths: string[]): Element | null {
  const fields = paths.flatMap((path) => {
    const id = CSS.escape(`field-${path.replaceAll('.', '__')}`)
    return form?.querySelector(`#${id}, [data-field-path="${CSS.escape(path)}"]`) ?? []
  })
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  return fields.toSorted((one, other) => (isBefore(one, other) ? -1 : 1))[0] ?? null
}
