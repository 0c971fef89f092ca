import { pictureFormatOf } from '../../media/detectFormat.ts'
import { now } from '@kariera/shared/clock'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import { NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '#lib/db/connection.ts'
import { announce } from '#publishing/outbox.ts'
import { httpError } from '#lib/http/httpError.ts'
import { factsOf } from '../hooks/announceQuote.ts'
import { lockPublicQuote } from '../publicQuote.ts'
import { imageOf, type QuoteImageFields } from './keptImage.ts'
import { removeIfUnused } from './removeIfUnused.ts'
import { select } from '#lib/db/select.ts'

const texts = backOfficeTexts.quoteImage

/** The result of an editor: the file, the text in it, and the template that it was drawn with. */
export type MadeImage = { file: Buffer; shortText: string; template: number }

/**
 * Stores the picture of a quote, in the transaction of the request. It belongs to the quote, not to one of its
 * versions: it is written to the row and to the latest version, and nothing else is copied between these two.
 *
 * @throws {APIError} 404 without the quote; 400 without the template, or if the file does not have its size
 */
export async function storeImage(
  req: PayloadRequest,
  id: number,
  { file, shortText, template }: MadeImage,
): Promise<QuoteImageFields> {
  return replaceImage(req, id, async () => {
    await refuseOtherSize(req, await connectionOf(req), { file, template })
    return {
      ...{ quoteImage: await keepFile(req, file), template },
      ...{ quoteShortText: shortText, quoteImageStatus: 'generated' },
      quoteImageGeneratedAt: now().toISOString(),
    }
  })
}

/**
 * Deletes the picture of a quote, in the transaction of the request. Its text and template stay, for the next one.
 *
 * @param image the picture that the editor has seen
 * @throws {APIError} 404 without the quote; 409 if it has no picture, or another one by now
 */
export async function deleteImage(
  req: PayloadRequest,
  id: number,
  image: number,
): Promise<QuoteImageFields> {
  return replaceImage(req, id, (former) => {
    if (former.quoteImage !== image) throw httpError(req, texts.isGone, 409)
    return { ...former, quoteImage: null, quoteImageStatus: null, quoteImageGeneratedAt: null }
  })
}

async function replaceImage(
  req: PayloadRequest,
  id: number,
  replacement: (former: QuoteImageFields) => QuoteImageFields | Promise<QuoteImageFields>,
): Promise<QuoteImageFields> {
  const quote = await lockPublicQuote(req, id)
  const db = await connectionOf(req)
  const former = await imageOf(db, id)
  if (!quote || !former) throw new NotFound(req.t)
  const kept = await replacement(former)
  await write(db, id, kept)
  if (former.quoteImage !== null) await removeIfUnused(req, former.quoteImage)
  const facts = factsOf(quote)
  if (facts) {
    const title = (quote.text ?? '').slice(0, 300)
    await announce(req, { documentType: 'quotes', documentId: id, title, was: facts, is: facts })
  }
  return kept
}

const sizesSchema = z.object({ width: z.number(), height: z.number() })

/** A file that is not a PNG is refused by its collection, with its own message. */
async function refuseOtherSize(
  req: PayloadRequest,
  db: Connection,
  { file, template }: Pick<MadeImage, 'file' | 'template'>,
): Promise<void> {
  const [wanted] = await select(db, sizesSchema)`
    SELECT max_width::int AS width, max_height::int AS height
    FROM quote_templates WHERE id = ${template} AND deleted_at IS NULL`
  if (!wanted) throw httpError(req, texts.noTemplate, 400)
  const { width, height } = pngSize(file) ?? wanted
  if (width !== wanted.width || height !== wanted.height) {
    throw httpError(req, texts.wrongSize(wanted.width, wanted.height), 400)
  }
}

async function keepFile(req: PayloadRequest, data: Buffer): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'quote-images',
    data: {},
    file: { data, name: 'quote.png', mimetype: 'image/png', size: data.length },
    depth: 0,
    req,
  })
  return id
}

/** Written with SQL: a publish or save of Payload would include the content of a pending draft. */
async function write(db: Connection, id: number, kept: QuoteImageFields): Promise<void> {
  const { quoteImage, template, quoteShortText, quoteImageGeneratedAt, quoteImageStatus } = kept
  await db.execute(sql`
    UPDATE quotes SET quote_image_id = ${quoteImage}, template_id = ${template},
      quote_short_text = ${quoteShortText}, quote_image_generated_at = ${quoteImageGeneratedAt},
      quote_image_status = ${quoteImageStatus}
    WHERE id = ${id}`)
  await db.execute(sql`
    UPDATE _quotes_v SET version_quote_image_id = ${quoteImage}, version_template_id = ${template},
      version_quote_short_text = ${quoteShortText},
      version_quote_image_generated_at = ${quoteImageGeneratedAt},
      version_quote_image_status = ${quoteImageStatus}
    WHERE parent_id = ${id} AND latest`)
}

/** Returns the size in a PNG's first chunk, pixels; null if the bytes are not the beginning of a PNG. */
function pngSize(data: Buffer): { width: number; height: number } | null {
  if (pictureFormatOf(data) !== 'png' || data.length < 24) return null
  return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
}
