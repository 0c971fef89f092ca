import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { PageFiles } from './pageFiles.ts'

let root: string
let files: PageFiles
const page = '/article/2026/11/parva/'

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pages-'))
  files = new PageFiles(root)
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('page files', () => {
  it('stand in three forms of the same content, with nothing left beside them', async () => {
    await files.write(page, '<p>Здравей</p>')
    const file = files.fileOf(page)
    expect(await readFile(file, 'utf8')).toBe('<p>Здравей</p>')
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe('<p>Здравей</p>')
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe('<p>Здравей</p>')
    expect((await readdir(path.dirname(file))).sort()).toEqual([
      'index.html',
      'index.html.br',
      'index.html.gz',
    ])
  })

  it('are new files when the content changed, and untouched when it did not', async () => {
    await files.write(page, 'едно')
    const before = await stat(files.fileOf(page))
    await files.write(page, 'едно')
    expect((await stat(files.fileOf(page))).ino).toBe(before.ino)
    await files.write(page, 'две')
    expect((await stat(files.fileOf(page))).ino).not.toBe(before.ino)
  })

  it('are of another second with each version, in every form: the ETag of nginx knows no less', async () => {
    const seconds = new Map<string, number[]>()
    for (const html of ['едно', 'един', 'една']) {
      await files.write(page, html)
      for (const form of ['', '.br', '.gz']) {
        const { mtimeMs } = await stat(files.fileOf(page) + form)
        seconds.set(form, [...(seconds.get(form) ?? []), Math.floor(mtimeMs / 1000)])
      }
    }
    for (const ofForm of seconds.values()) expect(new Set(ofForm).size).toBe(3)
  })

  it('are gone after a removal, which may be repeated', async () => {
    await files.write(page, 'едно')
    await files.remove(page)
    await files.remove(page)
    expect(await readdir(path.dirname(files.fileOf(page)))).toEqual([])
  })

  it('keep the old page, and nothing half-written, where the new one cannot be written', async () => {
    await writeFile(path.join(root, 'article'), 'a file where a folder belongs')
    await expect(files.write(page, 'едно')).rejects.toThrow()
    expect(await readdir(root)).toEqual(['article'])
  })
})
