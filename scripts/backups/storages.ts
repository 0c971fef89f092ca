import { join } from 'node:path'
import { bucketStorage } from '../../cms/src/collections/media/storage/bucketStorage.ts'
import { diskStorage } from '../../cms/src/collections/media/storage/diskStorage.ts'
import type { PictureStorage } from '../../cms/src/collections/media/storage/pictureStorage.ts'
import type { Settings } from '../../shared/src/contracts/settings.ts'

/**
 * The storages of picture files; new files are written to the first one. Like
 * cms/src/collections/media/storage/storage.ts, but for any settings.
 */
export type Storages = readonly [PictureStorage, ...PictureStorage[]]

export function storagesOf({ s3, dataDir }: Settings): Storages {
  const disk = diskStorage(join(dataDir, 'media'))
  return s3 ? [bucketStorage(s3), disk] : [disk]
}

/** @returns null if no storage has the file */
export async function readFrom(storages: Storages, name: string): Promise<Buffer | null> {
  for (const storage of storages) {
    const data = await storage.get(name)
    if (data) return data
  }
  return null
}
