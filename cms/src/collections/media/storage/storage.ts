import { mediaDir, settings } from '../../../settings.ts'
import { bucketStorage } from './bucketStorage.ts'
import { diskStorage } from './diskStorage.ts'

/** Where files of pictures are kept. A name is used once: what lies under it never changes. */
export type PictureStorage = {
  /** Nobody ever sees a part of the file. @throws {Error} when it is not kept for sure */
  put: (file: { name: string; data: Buffer; mimeType: string }) => Promise<void>
  /** @returns null where there is no such file */
  get: (name: string) => Promise<Buffer | null>
  /** A file that is not there is no error. */
  remove: (name: string) => Promise<void>
  /** Everything that is there, a page at a time, with the moments at which it was written. */
  list: () => AsyncIterable<StoredFile[]>
}

export type StoredFile = { name: string; writtenAt: Date }

const disk = diskStorage(mediaDir)

/** Where new files go: the bucket, or without one the data folder. */
export const pictureStorage: PictureStorage = settings.s3 ? bucketStorage(settings.s3) : disk

/** Wherever files may lie: pictures from before there was a bucket stay in the data folder. */
export const pictureStorages: readonly PictureStorage[] = settings.s3
  ? [pictureStorage, disk]
  : [disk]

/** @returns null where the file is in no storage */
export async function readPicture(name: string): Promise<Buffer | null> {
  for (const storage of pictureStorages) {
    const data = await storage.get(name)
    if (data) return data
  }
  return null
}
