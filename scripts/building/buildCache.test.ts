import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sweep, useBuild, type BuildCache } from './buildCache.ts'

let folder: string
let cache: BuildCache
const never = new AbortController().signal
const key = (digit: string) => digit.repeat(12)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kariera-builds-'))
  cache = { folder: join(folder, 'builds'), locks: join(folder, 'locks') }
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

async function make(into: string) {
  mkdirSync(into, { recursive: true })
  writeFileSync(join(into, 'built'), '')
}

/** Makes a finished build, last used this many seconds ago. */
async function finished(name: string, secondsAgo: number) {
  const build = await useBuild(cache, name, never, make)
  const then = new Date(Date.now() - secondsAgo * 1000)
  utimesSync(join(cache.folder, name, '.complete'), then, then)
  return build
}

describe('the builds', () => {
  test('are made once for each key', async () => {
    let times = 0
    const count = (into: string) => {
      times += 1
      return make(into)
    }
    const both = await Promise.all([1, 2].map(() => useBuild(cache, key('a'), never, count)))
    expect(times).toBe(1)
    for (const build of both) build.release()
  })

  test('are made anew when they were interrupted', async () => {
    const interrupted = useBuild(cache, key('a'), never, async (into) => {
      await make(into)
      writeFileSync(join(into, 'half'), '')
      throw new Error('interrupted')
    })
    await expect(interrupted).rejects.toThrow('interrupted')
    const build = await useBuild(cache, key('a'), never, make)
    expect(readdirSync(join(cache.folder, key('a'))).sort()).toEqual(['.complete', 'built'])
    build.release()
  })

  test('are swept but for the three used last, those in use, and what is no build', async () => {
    for (const [place, digit] of ['a', 'b', 'c', 'd', 'e'].entries()) {
      const build = await finished(key(digit), 100 - place)
      if (digit !== 'a') build.release()
    }
    mkdirSync(join(cache.folder, 'dev'))
    mkdirSync(join(cache.folder, key('f')))
    sweep(cache)
    expect(readdirSync(cache.folder).sort()).toEqual([
      key('a'),
      key('c'),
      key('d'),
      'dev',
      key('e'),
    ])
  })

  test('are not swept by a process that makes one', async () => {
    const build = await useBuild(cache, key('a'), never, async (into) => {
      await make(into)
      sweep(cache)
      expect(existsSync(join(into, 'built'))).toBe(true)
    })
    build.release()
  })
})
