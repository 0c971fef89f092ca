'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { getTranslation } from '@payloadcms/translations'
import {
  FieldLabel,
  Link,
  useConfig,
  useDocumentInfo,
  useField,
  useTranslation,
} from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClientComponent } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { inLanguageOf } from '#lib/i18n/language.ts'

/** List cell: the kind of an event's document, by the name that editors know. */
export function DocumentKindCell({ cellData }: DefaultCellComponentProps) {
  return <span>{useKindName(cellData)}</span>
}

/** The same on an event's own page, with a link to the document. */
export const DocumentKindField: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string>({ path })
  const { data } = useDocumentInfo()
  const { config } = useConfig()
  const name = useKindName(value)
  const isDocument = config.collections.some(({ slug }) => slug === value)
  const adminRoute = config.routes.admin
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} />
      <p className="plain-value">
        {isDocument ? (
          <Link
            href={formatAdminURL({ adminRoute, path: `/collections/${value}/${data?.documentId}` })}
          >
            {name} {String(data?.documentId)}
          </Link>
        ) : (
          name
        )}
      </p>
    </div>
  )
}

function useKindName(kind: unknown): string {
  const { config } = useConfig()
  const translation = useTranslation()
  if (kind === 'everything')
    return inLanguageOf(translation, backOfficeTexts.publishingLog.everything)
  const collection = config.collections.find((candidate) => candidate.slug === kind)
  return collection?.labels
    ? getTranslation(collection.labels.singular, translation.i18n)
    : String(kind)
}
