import { Signer } from '@kariera/shared/contracts/signature'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PageFiles } from './pageFiles.ts'
import { PageStore } from './store/pageStore.ts'
import { verifier } from './verify.ts'

const hookSecret = 'a secret of thirty-two characters or more'
const page = '/article/2026/11/parva/'
const gone = '/article/2026/11/nyama/'
let root: string
let store: PageStore
let files: PageFiles
/** What readers get instead of the files. */
let inMemory: Map<string, Buffer>
let verify: ReturnType<typeof verifier>

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'verify-'))
  store = new PageStore(':memory:')
  files = new PageFiles(root)
  inMemory = new Map()
  await files.write(page, 'едно')
  const stored = { kind: 'article' as const, aliases: [], ms: 1, baseEvent: 0 }
  store.recordRender({ ...stored, path: page, tags: ['article:1'] })
  verify = verifier({
    store,
    files,
    render: async (path) =>
      path === page
        ? { exists: true, html: 'едно', kind: 'article', tags: ['article:1'], aliases: [] }
        : { exists: false },
    shown: (path) =>
      inMemory.has(path) ? Promise.resolve(inMemory.get(path) ?? null) : files.readCompressed(path),
    hookSecret,
  })
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function ask(request: object) {
  const body = JSON.stringify(request)
  const answer = await verify(body, { ...new Signer(hookSecret, 'verify').sign('verify_1', body) })
  if (answer.status !== 200) throw new Error(answer.error)
  return answer.report
}

const faults = async () => (await ask({ paths: [page, gone] })).faults.map(({ reason }) => reason)

it('finds no fault with pages that are what a fresh render makes them', async () => {
  expect(await faults()).toEqual([])
  expect((await ask({ list: true })).paths).toEqual([page])
})

it.each([
  ['a stale page', () => files.write(page, 'две'), /stale/],
  ['a missing one', () => files.remove(page), /missing/],
  ['one that should be gone', () => files.write(gone, 'x'), /nothing is there/],
  [
    'an earlier one in memory',
    () => void inMemory.set(page, brotliCompressSync('нула')),
    /readers/,
  ],
  [
    'a removed one in memory',
    () => void inMemory.set(gone, brotliCompressSync('x')),
    /nothing is there/,
  ],
  ['another compressed form', () => writeFile(`${files.fileOf(page)}.br`, 'x'), /brotli/],
  [
    'a forgotten tag',
    async () => {
      const stored = { kind: 'article' as const, aliases: [], ms: 1, baseEvent: 0 }
      store.recordRender({ ...stored, path: page, tags: [] })
    },
    /forgets article:1/,
  ],
])('finds %s', async (_, spoil, reason) => {
  await spoil()
  expect(await faults()).toEqual([expect.stringMatching(reason)])
})

it('refuses who has not signed, and what it does not know', async () => {
  const body = JSON.stringify({ list: true })
  expect(await verify(body, {})).toMatchObject({ status: 401 })
  const other = JSON.stringify({ paths: ['no slash'] })
  expect(
    await verify(other, { ...new Signer(hookSecret, 'verify').sign('x', other) }),
  ).toMatchObject({
    status: 400,
  })
})
