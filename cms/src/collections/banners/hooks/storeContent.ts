import type { Banner, BannerFile } from '@kariera/shared/payload-types'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { bannerFiles } from '../../media/acceptUpload.ts'
import { bannerContentOf } from '../../media/bannerContent.ts'
import { answerCostly } from '../../media/decoding/answerCostly.ts'
import { httpError } from '#lib/http/httpError.ts'
import { removeIfUnused } from '../unusedFiles.ts'

const types = { svg: 'image/svg+xml', html: 'text/html' } as const

/**
 * Stores a text content as a file, so that it is shown like an uploaded one: an svg rewritten and as an image, html in
 * a frame from its own address. An unchanged text keeps its file.
 *
 * @throws {APIError} 400 if it is neither svg nor html, or too large
 */
export const storeContent: CollectionBeforeChangeHook<Banner> = async ({
  data,
  originalDoc,
  req,
}) => {
  const written: unknown = data.svgContent
  // A value that is not a text is refused later, by the field's own rule.
  if (written === undefined || (written !== null && typeof written !== 'string')) return data
  if (!written?.trim()) return { ...data, svgContent: null, contentFile: null }
  const kept = idOf(originalDoc?.contentFile)
  if (written === originalDoc?.svgContent && kept) return { ...data, contentFile: kept }
  const { tooLarge, texts } = bannerFiles
  if (tooLarge(Buffer.byteLength(written))) throw httpError(req, texts.tooLarge, 400)
  const content = await answerCostly(req, () => bannerContentOf(written))
  if (!content) throw httpError(req, texts.wrongType, 400)
  if (content === 'tooComplex') throw httpError(req, backOfficeTexts.picture.tooComplex, 400)
  if (content.text === originalDoc?.svgContent && kept) {
    return { ...data, svgContent: content.text, contentFile: kept }
  }
  const { id } = await createFile(req, content)
  return { ...data, svgContent: content.text, contentFile: id }
}

function createFile(
  req: PayloadRequest,
  { kind, text }: { kind: 'svg' | 'html'; text: string },
): Promise<BannerFile> {
  const data = Buffer.from(text)
  const file = { name: `banner.${kind}`, data, mimetype: types[kind], size: data.length }
  return req.payload.create({ collection: 'banner-files', data: {}, file, depth: 0, req })
}

/** Deletes a replaced file, uploaded or written; a file that another banner also shows stays. */
export const removeFormerFiles: CollectionAfterChangeHook<Banner> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const shown = filesOf(doc)
  await removeFiles(
    req,
    filesOf(previousDoc).filter((id) => !shown.includes(id)),
  )
}

/** Deletes a banner's files when it is deleted permanently; a file that another banner also shows stays. */
export const removeFilesOfDeleted: CollectionAfterDeleteHook<Banner> = ({ doc, req }) =>
  removeFiles(req, filesOf(doc))

async function removeFiles(req: PayloadRequest, ids: number[]): Promise<void> {
  for (const id of ids) await removeIfUnused(req, id)
}

function filesOf({ file, contentFile }: Banner): number[] {
  return [idOf(file), idOf(contentFile)].filter((id) => id !== null)
}

function idOf(file: number | BannerFile | null | undefined): number | null {
  return typeof file === 'object' ? (file?.id ?? null) : (file ?? null)
}
