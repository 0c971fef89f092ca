import { chmodSync, globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPostmaster, readPostmasterFile } from '../postgres/postmaster.ts'
import { stopServer } from '../postgres/server.ts'
import { tryLock } from '../process/lock.ts'

/** A folder for one run of the tests. */
export interface Scratch {
  folder: string
  /** Ends a database that still runs in it, and removes it. */
  remove: () => Promise<void>
}

const PREFIX = 'kariera-test-'

/** Makes a folder in the system's temporary one, having removed those of runs that were killed. */
export async function makeScratch(): Promise<Scratch> {
  await removeAbandoned()
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  // PostgreSQL passes through it as another user where the tests are run by root.
  chmodSync(folder, 0o755)
  const lock = tryLock(lockFile(folder))
  return {
    folder,
    async remove() {
      await clear(folder)
      lock?.release()
    },
  }
}

async function removeAbandoned(): Promise<void> {
  const names = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX))
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    const lock = lockAbandoned(folder)
    if (lock) await clear(folder)
    lock?.release()
  }
}

/** Undefined while its run goes on, and if it is another user's. */
function lockAbandoned(folder: string) {
  try {
    return tryLock(lockFile(folder))
  } catch {
    return undefined
  }
}

async function clear(folder: string): Promise<void> {
  const clusters = ['postgres', '*/data/postgres', '*/*/data/postgres']
  for (const name of globSync(clusters, { cwd: folder })) {
    const clusterDir = join(folder, name)
    const server = readPostmasterFile(clusterDir)
    if (server && isPostmaster(server.pid, clusterDir)) await stopServer(server.pid)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

function lockFile(folder: string): string {
  return join(folder, 'lock')
}
