import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PictureStorage } from './storage.ts'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import { describePictureLife } from '../testing/pictureLife.ts'

let newsroom: TestNewsroom
let storage: PictureStorage

beforeAll(async () => {
  newsroom = await openNewsroom()
  storage = (await import('./storage.ts')).pictureStorage
})
afterAll(() => newsroom.close())

describe('on disk', () => {
  describePictureLife(() => ({ newsroom, storage }))

  it('no half of a file is left', async () => {
    const names = await readdir(path.join(process.env.DATA_DIR ?? '', 'media'))
    expect(names.length).toBeGreaterThan(8)
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
