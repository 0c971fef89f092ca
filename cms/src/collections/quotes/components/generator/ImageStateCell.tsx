'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useAuth, useRouteCache } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { z } from 'zod'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { StatusBadge } from '#admin/components/StatusBadge.tsx'
import { GeneratorButton } from './GeneratorButton.tsx'
import styles from '../Quotes.module.css'

const rowSchema = z.object({
  id: z.number(),
  quoteImage: z.unknown(),
  quoteText: z.string().nullish(),
})

const { hasImage, hasNoImage } = backOfficeTexts.quote

/** Whether the quote has a picture (A-QUO-1), with the generator for editors (A-QUO-2). */
export function ImageStateCell({ rowData, viewType }: DefaultCellComponentProps) {
  const say = useTranslate()
  const { permissions } = useAuth()
  const { clearRouteCache } = useRouteCache()
  const { data: row } = rowSchema.safeParse(rowData)
  // Forms also render the cells of fields without a value, without a row.
  if (!row) return null
  const isThere = Boolean(row.quoteImage)
  const text = say(isThere ? hasImage : hasNoImage)
  const pill = <StatusBadge text={text} tone={isThere ? 'good' : 'quiet'} />
  if (!permissions?.collections?.quotes?.update || viewType === 'trash') return pill
  const name = row.quoteText?.trim().slice(0, 60) || row.id
  return (
    <GeneratorButton
      className={styles.imageState}
      label={`${text}, ${say(backOfficeTexts.quoteImage.open)}: ${name}`}
      onSaved={clearRouteCache}
      quoteId={row.id}
    >
      {pill}
    </GeneratorButton>
  )
}
