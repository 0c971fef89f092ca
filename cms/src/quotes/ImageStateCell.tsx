import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { DefaultServerCellComponentProps } from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '../brand/language.ts'
import { StandingPill } from '../screens/StandingPill.tsx'

const rowSchema = z.object({ quoteImage: z.unknown() })

const { hasImage, hasNoImage } = backOfficeTexts.quote

/** Whether an image of the quote has been made (A-QUO-1). */
export function ImageStateCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const { data: row } = rowSchema.safeParse(rowData)
  // Forms draw the cells of fields that have no value, too: without a row.
  if (!row) return null
  const isThere = Boolean(row.quoteImage)
  const text = inLanguageOf({ i18n }, isThere ? hasImage : hasNoImage)
  return <StandingPill text={text} tone={isThere ? 'good' : 'quiet'} />
}
