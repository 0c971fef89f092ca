/** Storage for picture files. A name is used only once: its content never changes. */
export type PictureStorage = {
  /**
   * Stores the file; a partial file is never visible.
   *
   * @throws {Error} if it may not have been stored
   */
  put: (file: { name: string; data: Buffer; mimeType: string }) => Promise<void>
  /** @returns null if there is no such file */
  get: (name: string) => Promise<Buffer | null>
  /** Removes a file. A missing file is not an error. */
  remove: (name: string) => Promise<void>
  /** Lists all files, a page at a time, with their times of writing. */
  list: () => AsyncIterable<StoredFile[]>
}

export type StoredFile = { name: string; writtenAt: Date }

/** All storages with files; new files are written to the first one. */
export type Storages = readonly [PictureStorage, ...PictureStorage[]]

/** @returns null if no storage has the file */
export async function readFrom(storages: Storages, name: string): Promise<Buffer | null> {
  for (const storage of storages) {
    const data = await storage.get(name)
    if (data) return data
  }
  return null
}
