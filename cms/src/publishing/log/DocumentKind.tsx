'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldLabel, useConfig, useField, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClientComponent } from 'payload'

/** The kind of document of an event, by the name that editors know it under, in the list. */
export function DocumentKindCell({ cellData }: DefaultCellComponentProps) {
  return <span>{useCollectionName(cellData)}</span>
}

/** The same on an event's own page. */
export const DocumentKindField: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField({ path })
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} />
      <p className="plain-value">{useCollectionName(value)}</p>
    </div>
  )
}

function useCollectionName(slug: unknown): string {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const collection = config.collections.find((candidate) => candidate.slug === slug)
  return collection?.labels ? getTranslation(collection.labels.singular, i18n) : String(slug)
}
