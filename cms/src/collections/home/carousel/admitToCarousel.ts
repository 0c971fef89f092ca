import { carouselOnHome } from '@kariera/shared/rules/listLengths'
import type { CarouselArticle } from '@kariera/shared/payload-types'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '#lib/db/connection.ts'
import { httpError } from '#lib/http/httpError.ts'
import { select, selectOne } from '#lib/db/select.ts'

const texts = backOfficeTexts.carousel
const newcomerSchema = z.object({ article: z.number() })
const countsSchema = z.object({ all: z.number(), same: z.number() })

/**
 * Refuses an article that is already in the carousel, and articles above the maximum. Concurrent additions by two
 * editors run one after the other.
 */
export const admitToCarousel: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return
  const { all, same } = await countRows(req, newcomerSchema.safeParse(data).data?.article ?? 0)
  if (same > 0) throw httpError(req, texts.alreadyIn, 409)
  if (all >= carouselOnHome) throw httpError(req, texts.full(carouselOnHome), 409)
}

const placeSchema = z.object({ place: z.number().nullable() })

/** Keeps the place of a row in a save that was read before its last arrangement. */
export const keepPlace: CollectionBeforeChangeHook<CarouselArticle> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc?.id === undefined) return data
  const [kept] = await select(await connectionOf(req), placeSchema)`
    SELECT place::float8 AS place FROM carousel_articles WHERE id = ${originalDoc.id}
    FOR NO KEY UPDATE`
  return { ...data, ...kept }
}

async function countRows(req: PayloadRequest, articleId: number) {
  const db = await connectionOf(req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('carousel-articles', 0))`)
  return selectOne(db, countsSchema)`
    SELECT count(*)::int AS "all",
      count(*) FILTER (WHERE article_id::float8 = ${articleId}::float8)::int AS same
    FROM carousel_articles`
}
