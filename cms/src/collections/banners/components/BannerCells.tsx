import { now } from '@kariera/shared/clock'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { activeBannerWhere } from '@kariera/shared/rules/banner'
import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { StatusBadge } from '#admin/components/StatusBadge.tsx'
import { bannerOf } from '../readBanners.ts'
import { shownAtOnce } from '../line.ts'
import { bannerStateOf, type BannerState } from '../bannerState.ts'
import { ShownBanner } from './ShownBanner.tsx'
import { shownWindow } from '../shownWindow.ts'
import styles from './Banner.module.css'

const texts = backOfficeTexts.banner

/** Largest preview in the list, pixels. */
const previewBox = { width: 168, height: 72 }

/** What each state is called; of one that waits, a note says so. */
const words = {
  active: texts.active,
  waiting: texts.active,
  ended: texts.ended,
  inactive: texts.inactive,
} as const satisfies Record<BannerState, BackOfficeText>

const tones = {
  active: 'good',
  waiting: 'waiting',
  ended: 'quiet',
  inactive: 'quiet',
} as const satisfies Record<BannerState, string>

const moment = z.string().nullish()
const rowSchema = z.object({
  id: z.number(),
  position: z.number(),
  active: z.boolean().nullish(),
  startDate: moment,
  endDate: moment,
  createdAt: z.string(),
})

/** Forms also render the cells of fields without a value, without a row. */
function rowOf({ rowData }: Partial<DefaultServerCellComponentProps>) {
  return rowSchema.safeParse(rowData).data ?? null
}

/** The name and size of a banner's position, as a link to the banner. */
export async function PositionCell(props: DefaultServerCellComponentProps) {
  const { collectionSlug, i18n, payload, viewType } = props
  const row = rowOf(props)
  if (!row) return null
  const position = await payload.findByID({
    collection: 'banner-positions',
    id: row.position,
    depth: 0,
    disableErrors: true,
  })
  const folder = viewType === 'trash' ? '/trash' : ''
  const href = formatAdminURL({
    adminRoute: payload.config.routes.admin,
    path: `/collections/${collectionSlug}${folder}/${row.id}`,
  })
  return (
    <span className={styles.positionCell}>
      <Link href={href} prefetch={false}>
        {position?.dropdownName ?? '–'}
      </Link>
      {position && (
        <span className={styles.positionCellSize}>
          {inLanguageOf({ i18n }, texts.previewSize(position.width, position.height))}
        </span>
      )}
    </span>
  )
}

/** A banner as readers see it, at the ratio of its position. */
export async function PreviewCell(props: DefaultServerCellComponentProps) {
  const row = rowOf(props)
  if (!row) return null
  const banner = await props.payload.findByID({
    collection: 'banners',
    id: row.id,
    depth: 1,
    trash: true,
    disableErrors: true,
    select: { position: true, file: true, contentFile: true },
  })
  const position = banner && typeof banner.position === 'object' ? banner.position : null
  const shown = banner && position ? bannerOf(banner, position) : null
  if (!shown) return <span>–</span>
  return <ShownBanner box={previewBox} content={shown} size={shown} />
}

/** Whether the banner is switched on, whether it is within its period, and whether readers then see it. */
export async function StatusCell(props: DefaultServerCellComponentProps) {
  const { i18n, payload } = props
  const row = rowOf(props)
  if (!row) return null
  const state = bannerStateOf(row, now())
  const hidden = state === 'active' ? await whyNotSeen(payload, row) : null
  const note = state === 'waiting' ? texts.waiting : hidden
  const text = inLanguageOf({ i18n }, words[state])
  return (
    <span className={styles.bannerStatus}>
      <StatusBadge text={text} tone={hidden ? 'waiting' : tones[state]} />
      {note && <span className={styles.bannerStatusWindow}>{inLanguageOf({ i18n }, note)}</span>}
    </span>
  )
}

/** Returns why readers do not see an active banner: older ones take its position, or it stands on no page; else null. */
async function whyNotSeen(
  payload: Payload,
  { id, position, createdAt }: z.infer<typeof rowSchema>,
): Promise<BackOfficeText | null> {
  const place = await payload.findByID({
    collection: 'banner-positions',
    id: position,
    depth: 0,
    disableErrors: true,
  })
  const limit = shownAtOnce(place?.bannerPosition ?? '')
  if (limit === 0) return texts.nowhere
  const { docs } = await payload.find({
    collection: 'banners',
    where: {
      and: [
        { position: { equals: position } },
        activeBannerWhere(now()),
        {
          or: [
            { createdAt: { less_than: createdAt } },
            { and: [{ createdAt: { equals: createdAt } }, { id: { less_than: id } }] },
          ],
        },
      ],
    },
    sort: ['createdAt', 'id'],
    limit,
    pagination: false,
    depth: 0,
    select: { title: true },
  })
  const last = docs.length >= limit ? docs.at(-1) : undefined
  return last ? texts.behind(last.title ?? '') : null
}

export function DateRangeCell(props: DefaultServerCellComponentProps) {
  const { i18n } = props
  const row = rowOf(props)
  if (!row) return null
  const { startDate, endDate } = row
  return (
    <span className={styles.dateRange}>
      {inLanguageOf({ i18n }, shownWindow(startDate, endDate))}
    </span>
  )
}
