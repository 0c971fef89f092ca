'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'

/** A json field to read. (Payload's own is an editor, and loads it from another host.) */
export const JsonText: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useField({ path })
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} />
      <pre className="plain-value">{value ? JSON.stringify(value, null, 2) : '–'}</pre>
    </div>
  )
}
