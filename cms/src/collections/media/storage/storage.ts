import { mediaDir, settings } from '#settings.ts'
import { bucketStorage } from './bucketStorage.ts'
import { diskStorage } from './diskStorage.ts'
import { readFrom, type Storages } from './pictureStorage.ts'

const disk = diskStorage(mediaDir)

/** The bucket, or without one the data folder: pictures from before the bucket was configured stay in the folder. */
export const pictureStorages: Storages = settings.s3 ? [bucketStorage(settings.s3), disk] : [disk]

/** Storage for new files. */
export const [pictureStorage] = pictureStorages

/** @returns null if the file is in no storage */
export function readPicture(name: string): Promise<Buffer | null> {
  return readFrom(pictureStorages, name)
}
