'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { ArrayField } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { useState } from 'react'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'
import { FormPreview } from './FormPreview.tsx'
import { useDrawnRows } from './useDrawnRows.ts'

const texts = backOfficeTexts.service
const modes = ['edit', 'preview'] as const

/** The request form of a service: its fields to edit and move, or a preview of the form (R-BRAND-2). */
export function FormBuilder(props: ArrayFieldClientProps) {
  const say = useTranslate()
  useDrawnRows(props.path)
  const [mode, setMode] = useState<(typeof modes)[number]>('edit')
  return (
    <div className="form-builder">
      <div aria-label={say(texts.formBuilder)} className="form-builder__modes" role="group">
        {modes.map((one) => (
          <button aria-pressed={mode === one} key={one} onClick={() => setMode(one)} type="button">
            {say(texts[one])}
          </button>
        ))}
      </div>
      <div hidden={mode !== 'edit'}>
        <ArrayField {...props} />
      </div>
      {mode === 'preview' && <FormPreview path={props.path} />}
    </div>
  )
}
