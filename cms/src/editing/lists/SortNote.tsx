'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useListQuery, useTableColumns, useTranslation } from '@payloadcms/ui'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { z } from 'zod'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'

const texts = backOfficeTexts.listOrder

const sortSchema = z
  .union([z.array(z.string()), z.string().transform((field) => [field])])
  .catch([])
const labelSchema = z.object({ label: z.union([z.string(), z.record(z.string(), z.string())]) })

/** Says by what a list is ordered where no arrow in its head can: by what is no column of it, or by several. */
export function SortNote() {
  const say = useTranslate()
  const { i18n } = useTranslation()
  const { columns } = useTableColumns()
  const { query, collectionSlug } = useListQuery()
  const { getEntityConfig } = useConfig()
  const fields = sortSchema.parse(query.sort || getEntityConfig({ collectionSlug }).defaultSort)
  const columnOf = (field: string) =>
    columns.find(({ accessor }) => accessor === field.replace(/^-/, ''))
  const [first] = fields
  if (first === undefined || (fields.length === 1 && columnOf(first)?.active)) return null
  const names = fields.map((field) => {
    const { data } = labelSchema.safeParse(columnOf(field)?.field)
    return data && `${getTranslation(data.label, i18n)} ${field.startsWith('-') ? '↓' : '↑'}`
  })
  if (names.includes(undefined)) return null
  return (
    <p className="field-note" data-list-order>
      {say(texts.by(names.join(', ')))}
    </p>
  )
}
