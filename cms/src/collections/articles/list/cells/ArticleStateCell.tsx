import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { StatusBadge } from '#admin/components/StatusBadge.tsx'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { articleRow, type ArticleRow } from '../readRows.ts'
import type { CellProps } from './cellProps.ts'

const texts = backOfficeTexts.articleList.states
const { live } = backOfficeTexts

/** What readers have of an article, and any problem with it. */
export async function ArticleStateCell({ rowData, payload, i18n }: CellProps) {
  const row = rowData && (await articleRow(payload, rowData.id))
  if (!row) return null
  const { tone, text } = badgeOf(row)
  return <StatusBadge text={inLanguageOf({ i18n }, text)} tone={tone} />
}

function badgeOf({ state, liveFrom }: ArticleRow) {
  switch (state) {
    case 'live':
      return { tone: 'good', text: texts.live } as const
    case 'changed':
      return { tone: 'waiting', text: texts.changed } as const
    case 'scheduled':
      return { tone: 'waiting', text: live.scheduled(formatDateTime(liveFrom ?? '')) } as const
    case 'failed':
      return { tone: 'bad', text: texts.failed } as const
    case 'draft':
    case 'withdrawn':
    case 'trashed':
      return { tone: 'quiet', text: texts[state] } as const
  }
}
