import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { DefaultServerCellComponentProps } from 'payload'
import { inLanguageOf } from '../brand/language.ts'
import { StandingPill } from '../home/StandingPill.tsx'

const { hasImage, hasNoImage } = backOfficeTexts.quote

/** Whether an image of the quote has been made (A-QUO-1). */
export function ImageStateCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const isThere = Boolean(rowData.quoteImage)
  const text = inLanguageOf({ i18n }, isThere ? hasImage : hasNoImage)
  return <StandingPill text={text} tone={isThere ? 'good' : 'quiet'} />
}
