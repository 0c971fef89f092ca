import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageStore } from './pageStore.ts'

const page = '/article/2026/11/parva/'
let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'database-'))
  file = path.join(folder, 'pages.sqlite')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function open<Result>(work: (store: PageStore) => Result): Result {
  const store = new PageStore(file)
  try {
    return work(store)
  } finally {
    store.close()
  }
}

const waiting = (store: PageStore) =>
  store.due(Date.now(), new Set(), { limit: 10, bulk: false }).map(({ path }) => path)

it('a page that was marked and not visited before a restart is rendered after it', () => {
  open((store) => store.mark({ paths: [page], tags: [] }))
  expect(open(waiting)).toEqual([page])
})

it('the store is for its owner only, and so is one of an earlier version', async () => {
  const modes = async () => {
    const names = await readdir(folder)
    return Promise.all(
      names
        .toSorted()
        .map(async (name) => [name, (await stat(path.join(folder, name))).mode & 0o777]),
    )
  }
  const ours = ['pages.sqlite', 'pages.sqlite-shm', 'pages.sqlite-wal'].map((name) => [name, 0o600])
  const store = new PageStore(file)
  store.mark({ paths: [page], tags: [] })
  expect(await modes()).toEqual(ours)
  store.close()
  await chmod(file, 0o644)
  const again = new PageStore(file)
  again.mark({ paths: [page], tags: [] })
  expect(await modes()).toEqual(ours)
  again.close()
})

it('a store that is no store any more is begun anew', async () => {
  open((store) => store.mark({ paths: [page], tags: [] }))
  await writeFile(file, 'x'.repeat(8192))
  expect(open(waiting)).toEqual([])
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('publishing.store.spoilt'))
})

it('after another boot of the machine one that was spoilt inside is found out', async () => {
  open((store) => {
    for (let number = 0; number < 2000; number += 1) {
      store.mark({ paths: [`${page.slice(0, -1)}-${number}/`], tags: [`article:${number}`] })
    }
  })
  const spoilt = await readFile(file)
  spoilt.fill(7, 40_960, 120_000)
  await writeFile(file, spoilt)
  open((store) => {
    store.setMeta('examined', 'another boot')
  })
  expect(open(waiting)).toEqual([])
})
