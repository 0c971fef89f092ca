import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PageFiles } from '../publisher/pageFiles.ts'
import type { Encoding } from './files.ts'
import { HotPages, type PageForm } from './hotPages.ts'

const page = '/article/2026/11/parva/'
let root: string
let files: PageFiles
let pages: HotPages

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hot-pages-'))
  files = new PageFiles(root)
  pages = new HotPages(root)
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function change(html: string): Promise<void> {
  await files.write(page, html)
  pages.forget(page)
}

function textOf(form: PageForm | null): string | undefined {
  if (form?.encoding === 'br') return brotliDecompressSync(form.body).toString()
  if (form?.encoding === 'gzip') return gunzipSync(form.body).toString()
  return form?.body.toString()
}

describe('the pages for readers', () => {
  it.each<[Encoding[], Encoding | null]>([
    [['br', 'gzip'], 'br'],
    [['gzip'], 'gzip'],
    [[], null],
  ])('are the same in the encoding of %j', async (encodings, encoding) => {
    await change('едно')
    const form = await pages.read(page, encodings)
    expect([form?.encoding, textOf(form)]).toEqual([encoding, 'едно'])
  })

  it('come from memory until they change, in every encoding', async () => {
    const encodings: Encoding[][] = [['br'], ['gzip'], []]
    await change('едно')
    for (const one of encodings) await pages.read(page, one)
    await files.write(page, 'две')
    for (const one of encodings) expect(textOf(await pages.read(page, one))).toBe('едно')
    pages.forget(page)
    for (const one of encodings) expect(textOf(await pages.read(page, one))).toBe('две')
    await files.remove(page)
    pages.forget(page)
    for (const one of encodings) expect(await pages.read(page, one)).toBeNull()
  })

  it('invariant 3: are never older than the last change, also if they were being read meanwhile', async () => {
    for (let version = 0; version < 200; version += 1) {
      const early = [pages.read(page, ['br']), pages.read(page, ['gzip']), pages.read(page, [])]
      await change(`версия ${version}`)
      expect(
        textOf(await pages.read(page, [['br'], ['gzip'], []][version % 3] as Encoding[])),
      ).toBe(`версия ${version}`)
      await Promise.all(early)
      expect(textOf(await pages.read(page, []))).toBe(`версия ${version}`)
    }
  })
})
