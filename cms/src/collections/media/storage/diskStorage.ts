import { randomUUID } from 'node:crypto'
import { chmod, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PictureStorage, StoredFile } from './pictureStorage.ts'

/** So many files are looked at at once. */
const pageLength = 500

/**
 * Pictures in a folder, whose names nobody else on the machine may list: who knows one may read the file, as nginx and
 * the site do, but those of what is not published yet are told to nobody. Written beside their name and renamed, so
 * that a name shows a whole file or none.
 */
export function diskStorage(folder: string): PictureStorage {
  const at = (name: string) => path.join(folder, path.basename(name))
  let isPrepared = false

  /** Folders of earlier versions could be listed by everyone. */
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
