'use client'

import { DefaultEditView } from '@payloadcms/ui'
import { useState, type ComponentProps } from 'react'
import { PlaceAboveForm } from './placeAboveForm.ts'

/** Payload's form, below a place for messages about it. */
export function FormView(props: ComponentProps<typeof DefaultEditView>) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <PlaceAboveForm value={place}>
      <div className="place-above-form" ref={setPlace} />
      <DefaultEditView {...props} />
    </PlaceAboveForm>
  )
}
