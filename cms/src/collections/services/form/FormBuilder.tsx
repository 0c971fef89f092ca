'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { ArrayField, useForm, useFormFields } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { FormPreview } from './FormPreview.tsx'
import { useOpenRows } from './useOpenRows.ts'
import styles from './ServiceForm.module.css'

const texts = backOfficeTexts.service
const modes = ['edit', 'preview'] as const

/** The request form of a service: its fields to edit and move, or a preview of the form (R-BRAND-2). */
export function FormBuilder(props: ArrayFieldClientProps) {
  const say = useTranslate()
  useDrawnRows(props.path)
  const builder = useRef<HTMLDivElement>(null)
  const notePress = useOpenRows(props.path, builder)
  const [mode, setMode] = useState<(typeof modes)[number]>('edit')
  return (
    <div className={styles.formBuilder}>
      <div aria-label={say(texts.formBuilder)} className={styles.formBuilderModes} role="group">
        {modes.map((one) => (
          <button aria-pressed={mode === one} key={one} onClick={() => setMode(one)} type="button">
            {say(texts[one])}
          </button>
        ))}
      </div>
      <NoEmailWarning path={props.path} />
      <div hidden={mode !== 'edit'} onClickCapture={notePress} ref={builder}>
        <ArrayField {...props} />
      </div>
      {mode === 'preview' && <FormPreview path={props.path} />}
    </div>
  )
}

/** Who sends a form without an email address cannot be answered. */
function NoEmailWarning({ path }: { path: string }) {
  const say = useTranslate()
  const lacksEmail = useFormFields(([fields]) => {
    const types = (fields[path]?.rows ?? []).map((_, row) => fields[`${path}.${row}.type`]?.value)
    return types.length > 0 && !types.includes('email')
  })
  return (
    <p className="field-note" data-tone="warning" role="status">
      {lacksEmail && say(texts.noEmailField)}
    </p>
  )
}

/** How long to wait for new rows, milliseconds: a working newsroom responds sooner. */
const pauseMs = 1000

/**
 * Makes sure that new rows are rendered. Payload requests them from the server, but if the response to an earlier
 * change arrives at that moment, it treats the row as known, and the row stays grey until something else changes.
 */
function useDrawnRows(path: string): void {
  const { dispatchFields } = useForm()
  const waiting = useFormFields(([fields]) =>
    (fields[path]?.rows ?? []).findIndex(({ isLoading }) => isLoading === true),
  )
  useEffect(() => {
    if (waiting < 0) return
    const timer = setInterval(() => {
      // Any change of the form's state triggers a new request; this value is not shown anywhere.
      const errorMessage = String(Date.now())
      dispatchFields({ type: 'UPDATE', path: `${path}.${waiting}.id`, errorMessage })
    }, pauseMs)
    return () => clearInterval(timer)
  }, [waiting, path, dispatchFields])
}
