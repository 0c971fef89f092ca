import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { shownAtOnce } from '../../line.ts'

const positionSchema = z.object({ bannerPosition: z.string() })

/** In the list of positions: on which pages each stands. */
export function PagesCell({ rowData, i18n }: Partial<DefaultServerCellComponentProps>) {
  const { data } = positionSchema.safeParse(rowData)
  return data && i18n ? <span>{inLanguageOf({ i18n }, pagesOf(data.bannerPosition))}</span> : null
}

/** The same in the form of a stored position. */
export function PagesField({ data: stored, i18n }: UIFieldServerProps) {
  const { data } = positionSchema.safeParse(stored)
  return data ? (
    <p className="field-note">{inLanguageOf({ i18n }, pagesOf(data.bannerPosition))}</p>
  ) : null
}

function pagesOf(position: string) {
  const limit = shownAtOnce(position)
  return limit === 0 ? backOfficeTexts.banner.nowhere : backOfficeTexts.banner.onHome(limit)
}
