import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PictureStorage } from './pictureStorage.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { describePictureLife } from '#testing/pictureLife.ts'

let newsroom: TestNewsroom
let storage: PictureStorage

beforeAll(async () => {
  newsroom = await openNewsroom()
  storage = (await import('./storage.ts')).pictureStorage
})
afterAll(() => newsroom.close())

describe('on disk', () => {
  describePictureLife(() => ({ newsroom, storage }))

  it('nobody else may list the names, which are those of unpublished pictures too; a file may be read', async () => {
    const folder = path.join(process.env.DATA_DIR ?? '', 'media')
    const [name = ''] = await readdir(folder)
    const modes = [folder, path.join(folder, name)].map(async (at) => (await stat(at)).mode & 0o777)
    expect(await Promise.all(modes)).toEqual([0o711, 0o644])
  })

  it('no half of a file is left', async () => {
    const names = await readdir(path.join(process.env.DATA_DIR ?? '', 'media'))
    expect(names.length).toBeGreaterThan(8)
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
