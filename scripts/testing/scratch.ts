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

/** Creates a folder in the system's temporary folder, after removing those of killed runs. */
export async function makeScratch(): Promise<Scratch> {
  await removeAbandoned()
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  // If root runs the tests, PostgreSQL accesses the folder as another user.
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

/** The lock of an abandoned folder; undefined if its run is still active or it belongs to another user. */
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
