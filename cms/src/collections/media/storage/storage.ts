import { mediaDir, settings } from '../../../settings.ts'
import { bucketStorage } from './bucketStorage.ts'
import { diskStorage } from './diskStorage.ts'
import type { PictureStorage } from './pictureStorage.ts'

const disk = diskStorage(mediaDir)

/** Storage for new files: the bucket, or without one the data folder. */
export const pictureStorage: PictureStorage = settings.s3 ? bucketStorage(settings.s3) : disk

/** All storages with files: pictures from before the bucket was configured stay in the data folder. */
export const pictureStorages: readonly PictureStorage[] = settings.s3
  ? [pictureStorage, disk]
  : [disk]

/** @returns null if the file is in no storage */
export async function readPicture(name: string): Promise<Buffer | null> {
  for (const storage of pictureStorages) {
    const data = await storage.get(name)
    if (data) return data
  }
  return null
}
