import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { randomBytes } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

/** back-office.md, section 9. */
export const maximumPictureBytes = 10 * 1024 * 1024

const extensions: Record<string, string> = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' }

/**
 * Looks at the bytes of an uploaded picture, not at its name, and gives it a random one: addresses of pictures
 * are never used twice and tell nothing.
 *
 * @throws {APIError} 400 with the text of the specification
 */
export const acceptPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if (!file || (operation !== 'create' && operation !== 'update')) return args
  if (file.size > maximumPictureBytes) throw refused(backOfficeTexts.picture.tooLarge)
  const format = await formatOf(file.data)
  const extension = format && extensions[format]
  if (!extension) throw refused(backOfficeTexts.picture.wrongType)
  file.name = `${randomBytes(12).toString('hex')}.${extension}`
  file.mimetype = `image/${format}`
  return args
}

async function formatOf(data: Buffer): Promise<string | undefined> {
  try {
    return (await sharp(data).metadata()).format
  } catch {
    return undefined
  }
}

function refused(message: string): APIError {
  return new APIError(message, 400, null, true)
}
