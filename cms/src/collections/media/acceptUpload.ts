import { bannerBytesLimit, maxLogoBytes, maxPictureBytes } from '@kariera/shared/contracts/uploads'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { MissingFile, type CollectionBeforeOperationHook } from 'payload'
import { operationOf } from '../../lib/http/operationOf.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { freshName } from './fileName.ts'
import { rewrittenPicture } from './decoding/jobs.ts'
import { pictureProcess } from './decoding/pictureProcess.ts'
import { answerCostly } from './decoding/answerCostly.ts'
import { pictureFormatOf, type PictureFormat, type TextFormat } from './detectFormat.ts'
import { rewriteText } from './rewriteText.ts'

declare module 'payload' {
  interface RequestContext {
    /** The picture of this save says that artificial intelligence made it (hooks/markAiMade.ts). */
    isAiMade?: boolean
  }
}

/** Files that a collection accepts; the texts are those of the specification. */
export type UploadRule = {
  formats: readonly (PictureFormat | TextFormat)[]
  /** @param bytes of the file as sent */
  tooLarge: (bytes: number) => boolean
  texts: { wrongType: BackOfficeText; tooLarge: BackOfficeText }
}

export const articlePictures: UploadRule = {
  formats: ['jpeg', 'png', 'gif', 'webp'],
  tooLarge: (bytes) => bytes > maxPictureBytes,
  texts: backOfficeTexts.picture,
}

export const logoFiles: UploadRule = {
  formats: ['jpeg', 'png', 'gif', 'webp', 'svg'],
  tooLarge: (bytes) => bytes > maxLogoBytes,
  texts: backOfficeTexts.logo,
}

export const bannerFiles: UploadRule = {
  formats: ['png', 'jpeg', 'gif', 'svg', 'html'],
  tooLarge: (bytes) => bytes >= bannerBytesLimit,
  texts: backOfficeTexts.banner,
}

export const quoteImageFiles: UploadRule = {
  formats: ['png'],
  tooLarge: (bytes) => bytes > maxPictureBytes,
  texts: backOfficeTexts.quoteImage,
}

/**
 * Checks the bytes of an uploaded file, not its name, and gives it a random name: addresses of files are never reused
 * and reveal nothing. Pictures and drawings are rewritten, so that no hidden content is kept.
 *
 * @throws {APIError} 400 with the text of the rule, in the language of the request; 503 if too many files are waiting
 */
export function acceptUpload(rule: UploadRule): CollectionBeforeOperationHook {
  return async (call) => {
    const { args, req } = call
    const file = req.file
    const operation = operationOf(call)
    delete req.context.isAiMade
    // Without a file Payload would fetch any address that the request contains.
    if (operation === 'create' && !file) throw new MissingFile(req.t)
    if (!file || (operation !== 'create' && operation !== 'update')) return args
    if (rule.tooLarge(file.data.length)) throw httpError(req, rule.texts.tooLarge, 400)
    const { formats } = rule
    const kept = await answerCostly(
      req,
      async () => (await rewritten(file.data, formats)) ?? (await rewriteText(file, formats)),
    )
    if (!kept) throw httpError(req, rule.texts.wrongType, 400)
    if (typeof kept === 'string') throw httpError(req, backOfficeTexts.picture[kept], 400)
    const { data, extension, mimetype } = kept
    req.context.isAiMade = kept.isAiMade ?? false
    Object.assign(file, { data, size: data.length, name: freshName(extension), mimetype })
    return args
  }
}

/** In the picture process (collections/media/rewritePicture.ts). */
async function rewritten(data: Buffer, formats: readonly string[]) {
  const format = pictureFormatOf(data)
  if (!format || !formats.includes(format)) return null
  return rewrittenPicture.parse(await pictureProcess.begin({ do: 'rewritePicture', data, formats }))
}
