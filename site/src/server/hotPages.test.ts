import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PageFiles } from '../publisher/pageFiles.ts'
import type { Encoding } from './files.ts'
import { HotPages, type PageForm } from './hotPages.ts'

const encodings: Encoding[][] = [['br'], ['gzip'], []]
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
    await change('версия 0')
    for (let version = 1; version < 300; version += 1) {
      const early = encodings.map((one) => pages.read(page, one))
      await sleep(version % 3 ? 0 : 1)
      await change(`версия ${version}`)
      const fresh = encodings.map((one) => pages.read(page, one))
      await Promise.all(early)
      const late = encodings.map((one) => pages.read(page, one))
      const shown = (await Promise.all([...fresh, ...late])).map(textOf)
      expect(new Set(shown)).toEqual(new Set([`версия ${version}`]))
    }
  })
})
