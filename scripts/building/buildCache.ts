import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tryLock, tryShare, type Lock } from '../process/lock.ts'

/** The builds of one workspace side by side, each in a folder named by its key. */
export interface BuildCache {
  folder: string
  /** Folder of the lock files, one for each build. */
  locks: string
}

/** How many finished builds are kept that no process uses. */
const KEPT = 3

const KEY = /^[0-9a-f]{12}$/

/**
 * Makes sure that a build is finished, and keeps it from being swept while it is used. An interrupted build is made
 * anew; if two processes want the same build, the second waits for the first.
 *
 * @param make builds into the folder, which does not exist yet
 * @returns a lock, to be released when nothing runs from the build any more; the end of the process releases it too
 */
export async function useBuild(
  cache: BuildCache,
  key: string,
  stop: AbortSignal,
  make: (folder: string) => Promise<void>,
): Promise<Lock> {
  const lockFile = join(cache.locks, key)
  for (;;) {
    const use = tryUse(cache, key)
    if (use) return use
    const building = tryLock(lockFile)
    try {
      if (building) await makeWhole(join(cache.folder, key), make)
    } finally {
      building?.release()
    }
    // A random pause, so that two processes do not block each other forever.
    if (!building) await sleep(50 + Math.random() * 100, undefined, { signal: stop })
  }
}

/** Removes the interrupted builds, and the finished ones except those used last; never a build in use. */
export function sweep(cache: BuildCache): void {
  if (!existsSync(cache.folder)) return
  const keys = readdirSync(cache.folder).filter((name) => KEY.test(name))
  const newestFirst = keys.sort((a, b) => lastUse(cache, b) - lastUse(cache, a))
  for (const [place, key] of newestFirst.entries()) {
    if (place < KEPT && isComplete(join(cache.folder, key))) continue
    const lock = tryLock(join(cache.locks, key))
    if (lock) rmSync(join(cache.folder, key), { recursive: true, force: true })
    lock?.release()
  }
}

/** Undefined while the build is being made, and if it does not exist yet. */
function tryUse(cache: BuildCache, key: string): Lock | undefined {
  const use = tryShare(join(cache.locks, key))
  const folder = join(cache.folder, key)
  if (!use || !isComplete(folder)) {
    use?.release()
    return undefined
  }
  const now = new Date()
  utimesSync(completeFile(folder), now, now)
  return use
}

async function makeWhole(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  if (isComplete(folder)) return
  rmSync(folder, { recursive: true, force: true })
  await make(folder)
  writeFileSync(completeFile(folder), '')
}

function isComplete(folder: string): boolean {
  return existsSync(completeFile(folder))
}

/** Milliseconds of the epoch; 0 for an interrupted build. */
function lastUse(cache: BuildCache, key: string): number {
  const stat = statSync(completeFile(join(cache.folder, key)), { throwIfNoEntry: false })
  return stat?.mtimeMs ?? 0
}

function completeFile(folder: string): string {
  return join(folder, '.complete')
}
