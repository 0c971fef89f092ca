import { operationOf } from '../users/operationOf.ts'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import {
  APIError,
  MissingFile,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import sharp from 'sharp'
import { inLanguageOf } from '../brand/language.ts'
import { freshName } from './fileName.ts'

/** back-office.md, section 9. */
export const maximumPictureBytes = 10 * 1024 * 1024

const extensions: Record<string, string> = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' }

/** A small file can unfold to gigabytes: width times height times frames, pixels. */
const maximumPixels = 50_000_000

/**
 * Looks at the bytes of an uploaded picture, not at its name, and gives it a random one: addresses of pictures
 * are never used twice and tell nothing. The picture is written anew, upright and without what cameras note
 * beside it (place, time, device).
 *
 * @throws {APIError} 400 with the text of the specification, in the language of the request
 */
export const acceptPicture: CollectionBeforeOperationHook = async (call) => {
  const { args, req } = call
  const file = req.file
  const operation = operationOf(call)
  // Without a file Payload would fetch whatever address the request names.
  if (operation === 'create' && !file) throw new MissingFile(req.t)
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  if (file.size > maximumPictureBytes) throw refused(req, backOfficeTexts.picture.tooLarge)
  const seen = await look(file.data)
  const extension = seen?.format && extensions[seen.format]
  if (!extension) throw refused(req, backOfficeTexts.picture.wrongType)
  if (seen.pixels > maximumPixels) throw refused(req, backOfficeTexts.picture.tooManyPixels)
  const data = await rewritten(file.data, seen.frames > 1).catch(() => null)
  if (!data) throw refused(req, backOfficeTexts.picture.wrongType)
  Object.assign(file, {
    data,
    size: data.length,
    name: freshName(extension),
    mimetype: `image/${seen.format}`,
  })
  return args
}

type Seen = { format: string; pixels: number; frames: number }

/** What a file is by its bytes; null when it is no picture. */
async function look(data: Buffer): Promise<Seen | null> {
  try {
    const { format, width, height, pages: frames = 1 } = await sharp(data).metadata()
    return { format, pixels: width * height * frames, frames }
  } catch {
    return null
  }
}

function rewritten(data: Buffer, animated: boolean): Promise<Buffer> {
  const picture = sharp(data, { animated })
  return (animated ? picture : picture.autoOrient())
    .jpeg({ quality: 92, force: false })
    .webp({ quality: 90, force: false })
    .toBuffer()
}

function refused(req: PayloadRequest, message: BackOfficeText): APIError {
  // Without data Payload knows the error by the name of its class, which a build shortens.
  return new APIError(inLanguageOf(req, message), 400, {}, true)
}
