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
