import { carouselOnHome, newestOnHome } from '@kariera/shared/rules/listLengths'
import { homePositions } from '@kariera/shared/contracts/reading/home'
import { activeBannerSql } from '@kariera/shared/rules/banner'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Reader } from '../../content-api/reader.ts'
import { atMoment } from '../../lib/db/atMoment.ts'
import { selectPrepared } from '../../content-api/selectPrepared.ts'
import { liveAt } from '../../content-api/liveArticles.ts'
import { readCategories } from '../categories/readCategories.ts'
import { readBannersOf } from '../banners/readBanners.ts'
import { readQuotes } from '../quotes/readQuotes.ts'
import { readHomeSettings } from '../settings/readSettings.ts'
import { promotedRows } from './paid-order/paidArticles.ts'

/** What editors arrange on home. */
type Arrangement = Awaited<ReturnType<typeof readArrangement>>

async function readArrangement(reader: Reader) {
  const [categories, carousel, banners, quotes, settings] = await Promise.all([
    readCategories(reader),
    readCarousel(reader),
    readBannersOf(homePositions, reader),
    readQuotes(reader),
    readHomeSettings(reader),
  ])
  return { categories, carousel, banners, quotes, settings }
}

let kept: { revision: string; arrangement: Arrangement } | null = null

/** Reads the arrangement again only if one of its rows has changed. */
export async function arrangementAt(revision: string, reader: Reader): Promise<Arrangement> {
  if (kept?.revision === revision && !reader.fresh) return kept.arrangement
  const arrangement = await readArrangement(reader)
  kept = { revision, arrangement }
  return arrangement
}

const homeRowSchema = z.object({
  revision: z.string(),
  newest: z.array(z.number()),
  promoted: z.array(z.number()),
})

/**
 * Returns the ids of the newest and of the promoted articles, whose content is read with the access rules, and a key of
 * what editors arrange on home. A key never comes again after a change, so what is read after its key may be kept
 * under it: each change of a row makes a new version of it, and each new row a new number of its sequence.
 */
export async function readHomeRow({ payload, now }: Reader) {
  const parts = [...arrangedTables.flatMap(versionsOf), activeBanners(now)]
  const [row] = await selectPrepared(payload, 'home_row', homeRowSchema)`
    SELECT ARRAY(${newestRows(now)}) AS newest, ARRAY(${promotedRows(now)}) AS promoted,
      md5(concat_ws('|', ${sql.join(parts, sql`, `)})) AS revision`
  if (!row) throw new Error('The database gave no row for home.')
  return row
}

const arrangedTables = [
  ...['categories', 'carousel_articles', 'quotes', 'site_settings'],
  ...['banner_positions', 'banners', 'banner_files'],
]

function versionsOf(table: string) {
  const [rows, numbers] = [sql.identifier(table), sql.identifier(`${table}_id_seq`)]
  return [
    sql`(SELECT last_value FROM ${numbers})`,
    sql`coalesce((SELECT string_agg(concat_ws(' ', xmin, ctid), ',' ORDER BY ctid) FROM ${rows}), '')`,
  ]
}

/** Their rows stay the same when their time comes. */
function activeBanners(now: Date) {
  return sql`ARRAY(SELECT id FROM banners WHERE ${atMoment(activeBannerSql, now)} ORDER BY id)`
}

function newestRows(now: Date) {
  return sql`SELECT id FROM articles WHERE ${liveAt(now)}
    ORDER BY date_published DESC, id DESC LIMIT ${newestOnHome}`
}

/** Returns the articles that editors have chosen, in the editors' order, and their display times. */
async function readCarousel({ payload, context }: Reader) {
  const { docs } = await payload.find({
    collection: 'carousel-articles',
    sort: ['place', 'article'],
    limit: carouselOnHome,
    pagination: false,
    overrideAccess: false,
    context,
    depth: 0,
  })
  return docs.flatMap(({ article, timeDisplayed: seconds }) =>
    typeof article === 'number' ? { id: article, seconds } : [],
  )
}
