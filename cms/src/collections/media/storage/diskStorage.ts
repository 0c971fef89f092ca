import { randomUUID } from 'node:crypto'
import { chmod, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureStorage, StoredFile } from './pictureStorage.ts'

/** Number of files that are read at once. */
const pageLength = 500

/**
 * Stores pictures in a folder that other users of the machine cannot list. They can read a file if they know its name,
 * as nginx and the site do, but names of unpublished files are not known. A file is written under a temporary name and
 * renamed, so that a name always has a complete file or none.
 */
export function diskStorage(folder: string): PictureStorage {
  const at = (name: string) => path.join(folder, path.basename(name))
  let isPrepared = false

  /** Folders made by earlier versions could be listed by everyone. */
  async function prepare(): Promise<void> {
    await mkdir(folder, { recursive: true })
    if (isPrepared) return
    await chmod(folder, 0o711)
    isPrepared = true
  }

  return {
    put: async ({ name, data }) => {
      const unfinished = at(`${name}.${randomUUID()}.part`)
      await prepare()
      try {
        await writeFile(unfinished, data, { flush: true })
        await rename(unfinished, at(name))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: (name) => readFile(at(name)).catch(absent),
    remove: (name) => rm(at(name), { force: true }),
    list: async function* () {
      const entries = await opendir(folder).catch(absent)
      if (!entries) return
      let page: string[] = []
      for await (const entry of entries) {
        if (entry.isFile()) page.push(entry.name)
        if (page.length < pageLength) continue
        yield await dated(page)
        page = []
      }
      yield await dated(page)
    },
  }

  async function dated(names: string[]): Promise<StoredFile[]> {
    const files = await Promise.all(
      names.map(async (name) => {
        const stats = await stat(at(name)).catch(absent)
        return stats && { name, writtenAt: stats.mtime }
      }),
    )
    return files.filter((file) => file !== null)
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
