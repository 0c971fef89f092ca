import { bannerTypes, logoTypes, rasterTypes } from '@kariera/shared/rules/contentTypes'
import { bannerBytesLimit, maxLogoBytes, maxPictureBytes } from '@kariera/shared/contracts/uploads'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'

/**
 * Files that an editor may choose for upload. The newsroom checks the bytes later (collections/media/acceptUpload.ts).
 */
export type FileRule = {
  types: readonly string[]
  /** @param bytes of the file */
  isTooLarge: (bytes: number) => boolean
  texts: { wrongType: BackOfficeText; tooLarge: BackOfficeText }
}

export const pictureRule: FileRule = {
  types: rasterTypes,
  isTooLarge: (bytes) => bytes > maxPictureBytes,
  texts: backOfficeTexts.picture,
}

export const logoRule: FileRule = {
  types: logoTypes,
  isTooLarge: (bytes) => bytes > maxLogoBytes,
  texts: backOfficeTexts.logo,
}

export const bannerRule: FileRule = {
  types: bannerTypes,
  isTooLarge: (bytes) => bytes >= bannerBytesLimit,
  texts: backOfficeTexts.banner,
}

/** Returns why a file is not sent; null if it is. A file whose type the browser does not know is sent. */
export function refusedFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  { types, isTooLarge, texts }: FileRule,
): BackOfficeText | null {
  if (type && !types.includes(type)) return texts.wrongType
  return isTooLarge(size) ? texts.tooLarge : null
}
