'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { z } from 'zod'
import { useApiQuery } from '#admin/api/useApiQuery.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { bannerStateOf } from '../bannerState.ts'
import { besides, isOlder, shownAtOnce, type InLine } from '../line.ts'
import { idIn, onePosition } from './position/position.ts'

const texts = backOfficeTexts.banner

const moment = z.string().nullish()
const bannersSchema = z.object({
  docs: z.array(
    z.object({
      ...{ id: z.number(), title: z.string().catch(''), createdAt: z.string() },
      ...{ startDate: moment, endDate: moment },
    }),
  ),
})
const ownSchema = z.object({ createdAt: moment })

/**
 * Below the dates of a banner: on which page its position stands, and which banners are there at the same time, of which
 * readers see the oldest.
 */
export function LineField() {
  const say = useTranslate()
  const { id, data } = useDocumentInfo()
  const position = useFormFields(([fields]) => idIn(fields.position?.value))
  const startDate = useFormFields(([fields]) => textIn(fields.startDate?.value))
  const endDate = useFormFields(([fields]) => textIn(fields.endDate?.value))
  const isActive = useFormFields(([fields]) => fields.active?.value === true)
  const place = useApiQuery(
    position === null ? null : `/banner-positions/${position}?depth=0`,
    onePosition,
  ).answer
  const others = useApiQuery(
    position === null
      ? null
      : `/banners?depth=0&pagination=false&where[position][equals]=${position}&where[active][equals]=true`,
    bannersSchema,
  ).answer
  if (bannerStateOf({ active: isActive, endDate }, new Date()) === 'ended')
    return <Note isWarning says={say(texts.hasEnded)} />
  if (place.is !== 'done' || others.is !== 'done') return null
  const limit = shownAtOnce(place.value.bannerPosition)
  if (limit === 0) return <Note isWarning says={say(texts.nowhere)} />
  const own: InLine = {
    id: typeof id === 'number' ? id : null,
    title: '',
    createdAt: ownSchema.safeParse(data ?? {}).data?.createdAt ?? null,
    startDate,
    endDate,
  }
  const together = besides(own, others.value.docs)
  const onPage = <Note says={say(texts.onHome(limit))} />
  if (!isActive || together.length < limit) return onPage
  const older = together.filter((banner) => isOlder(banner, own))
  const names = together.map(({ title }) => title)
  const behind = older.length >= limit ? older[limit - 1] : undefined
  return (
    <>
      {onPage}
      <Note isWarning={behind !== undefined} says={say(texts.together(names, limit))} />
      {behind && <Note isWarning says={say(texts.behind(behind.title))} />}
    </>
  )
}

function Note({ says, isWarning = false }: { says: string; isWarning?: boolean }) {
  return (
    <p className="field-note" data-tone={isWarning ? 'warning' : undefined} role="status">
      {says}
    </p>
  )
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
