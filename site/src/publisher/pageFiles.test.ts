import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brotliDecompressSync } from 'node:zlib'
import { PageFiles } from './pageFiles.ts'
import { WriterThread } from './writerThread.ts'

let root: string
let files: PageFiles
const page = '/article/2026/11/parva/'

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pages-'))
  files = new PageFiles(root)
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('page files', () => {
  it('stand in two forms of the same content, with nothing left beside them', async () => {
    await files.write(page, '<p>Здравей</p>')
    const file = files.fileOf(page)
    expect(await readFile(file, 'utf8')).toBe('<p>Здравей</p>')
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe('<p>Здравей</p>')
    expect((await readdir(path.dirname(file))).sort()).toEqual(['index.html', 'index.html.br'])
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
      for (const form of ['', '.br']) {
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

  it('invariant 3: a reader gets the old page or the new one, whole, in any form', async () => {
    const versions = ['а', 'б', 'в'].map((letter) => letter.repeat(200_000))
    await files.write(page, versions[0] ?? '')
    const writer = new WriterThread(root)
    const written = new AbortController()
    const seen = new Set<string>()
    const reading = (async () => {
      while (!written.signal.aborted) {
        const html = await readFile(files.fileOf(page), 'utf8')
        const br = brotliDecompressSync(await readFile(`${files.fileOf(page)}.br`)).toString()
        for (const whole of [html, br]) expect(versions).toContain(whole)
        seen.add(html.slice(0, 1))
      }
    })()
    for (let round = 0; round < 20; round += 1) {
      for (const version of versions) await writer.write(page, new TextEncoder().encode(version))
    }
    written.abort()
    await reading
    await writer.close()
    expect(seen.size).toBeGreaterThan(1)
  })

  it('are written anew where a kill has left a compressed form of another version', async () => {
    await files.write(page, 'едно')
    const kept = await readFile(files.fileOf(page))
    await files.write(page, 'две')
    // As if the process had been killed between the two renames, and the editor had then restored the
    // former text.
    const old = new Date(Date.now() - 60_000)
    await writeFile(files.fileOf(page), kept)
    await utimes(files.fileOf(page), old, old)
    expect(files.isWhole(page, Buffer.byteLength('едно'))).toBe(false)
    await files.write(page, 'едно')
    expect(files.isWhole(page, Buffer.byteLength('едно'))).toBe(true)
    const compressed = await files.readCompressed(page)
    expect(brotliDecompressSync(compressed ?? '').toString()).toBe('едно')
  })

  it('are listed by their paths, and what a killed process has left is swept after a minute', async () => {
    await files.write('/', 'начало')
    await files.write(page, 'едно')
    const left = `${files.fileOf(page)}.x.tmp`
    const fresh = `${files.fileOf('/')}.y.tmp`
    const ofEarlierVersion = `${files.fileOf(page)}.gz`
    await writeFile(ofEarlierVersion, 'old')
    await writeFile(left, 'half')
    await writeFile(fresh, 'half')
    const old = new Date(Date.now() - 61_000)
    await utimes(left, old, old)
    expect((await files.paths()).toSorted()).toEqual(['/', page])
    await files.sweep()
    await expect(stat(left)).rejects.toThrow('ENOENT')
    await expect(stat(ofEarlierVersion)).rejects.toThrow('ENOENT')
    expect((await stat(fresh)).size).toBe(4)
  })
})
