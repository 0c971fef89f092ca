import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressAssets } from './compressedAssets.ts'

let client: string
beforeEach(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'client-'))
  await mkdir(path.join(client, '_astro', 'deep'), { recursive: true })
})
afterEach(() => rm(client, { recursive: true, force: true }))

it('scripts and styles get both compressed forms beside them, fonts none', async () => {
  const style = 'p { color: red }\n'.repeat(50)
  for (const name of ['a.css', 'deep/b.js', 'c.woff2']) {
    await writeFile(path.join(client, '_astro', name), style)
  }
  await compressAssets(path.join(client, '_astro'))
  const read = (name: string) => readFile(path.join(client, '_astro', name))
  for (const name of ['a.css', 'deep/b.js']) {
    expect(brotliDecompressSync(await read(`${name}.br`)).toString()).toBe(style)
    expect(gunzipSync(await read(`${name}.gz`)).toString()).toBe(style)
    expect(await read(name)).toHaveLength(style.length)
  }
  const names = await readdir(path.join(client, '_astro'))
  expect(names.filter((name) => name.startsWith('c.'))).toEqual(['c.woff2'])
})
