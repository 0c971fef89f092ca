'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { DefaultCell, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { inLanguageOf } from '../../brand/language.ts'
import { eventOf } from './eventOf.ts'

/** What an event is called in the list, and the way to it; an event about all pages bears no document's title. */
export function TitleCell(props: DefaultCellComponentProps) {
  const everything = inLanguageOf(useTranslation(), backOfficeTexts.publishingLog.everything)
  const isEverything = eventOf(props.rowData).documentType === 'everything'
  return (
    <DefaultCell {...props} cellData={isEverything ? everything : String(props.cellData || '–')} />
  )
}
