import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PageFiles } from './pageFiles.ts'
import { WriterThread } from './writerThread.ts'

const encoder = new TextEncoder()
const page = '/article/2026/11/parva/'
let root: string
let files: PageFiles
let writer: WriterThread

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'writer-'))
  files = new PageFiles(root)
  writer = new WriterThread(root)
})
afterEach(async () => {
  await writer.close()
  await rm(root, { recursive: true, force: true })
})

it('a page of a full render is written and removed by a thread of its own', async () => {
  await writer.write(page, encoder.encode('<p>статия</p>'))
  expect(await files.read(page)).toBe('<p>статия</p>')
  expect(await files.readCompressed(page)).not.toBeNull()
  await writer.remove(page)
  expect(await files.read(page)).toBeNull()
})

it('a page that cannot be written fails alone, and says why', async () => {
  await writeFile(path.join(root, 'article'), 'a file where a folder belongs')
  await expect(writer.write(page, encoder.encode('x'))).rejects.toThrow(/ENOTDIR|EEXIST/)
  await writer.write('/', encoder.encode('начало'))
  expect(await files.read('/')).toBe('начало')
})

it('a thread that was lost is replaced', async () => {
  await writer.write('/', encoder.encode('преди'))
  // More than it can write before it ends, on any machine.
  const writes = Array.from({ length: 20 }, () =>
    writer.write(page, new Uint8Array(randomBytes(1_000_000))),
  )
  const [ended] = await Promise.all([Promise.allSettled(writes), writer.close()])
  expect(ended.at(-1)).toMatchObject({
    status: 'rejected',
    reason: { message: 'The writer has ended.' },
  })
  await writer.write('/', encoder.encode('след'))
  expect(await files.read('/')).toBe('след')
})
