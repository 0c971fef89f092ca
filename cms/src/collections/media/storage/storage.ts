import { mediaDir, settings } from '../../../settings.ts'
import { bucketStorage } from './bucketStorage.ts'
import { diskStorage } from './diskStorage.ts'
import type { PictureStorage } from './pictureStorage.ts'

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
