import { execFile } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from '../../shared/src/commands/command.ts'
import type { Binaries } from './binaries.ts'
import type { ClusterPlace } from './folder.ts'

/** Suffix of the data folder's name while it is being created. */
const UNFINISHED = '.unfinished-'

/** UTF-8 with PostgreSQL's built-in locale: Cyrillic is compared and searched alike on every host. */
const INITDB_FLAGS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C.UTF-8',
]

/**
 * Creates the data folder if there is none. It is created under another name and renamed, so that a folder with this
 * name is always complete; a foreign or damaged one is moved aside, never deleted.
 *
 * @param extraFlags for initdb
 */
export async function ensureCluster(
  place: ClusterPlace,
  binaries: Binaries,
  password: string,
  extraFlags: string[],
  log: (line: string) => void,
): Promise<void> {
  const { clusterDir } = place
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return
  moveAside(clusterDir, log)
  removeUnfinished(place)
  const unfinished = mkdtempSync(`${clusterDir}${UNFINISHED}`)
  giveTo(place, unfinished)
  await withPasswordFile(place, password, (file) =>
    initdb(place, binaries, [`--pgdata=${unfinished}`, `--pwfile=${file}`, ...extraFlags]),
  )
  renameSync(unfinished, clusterDir)
}

/** Sets a new password for the superuser "postgres", when the former one is lost. The server must not run. */
export async function resetPassword(
  { clusterDir, account }: ClusterPlace,
  { postgres }: Binaries,
  password: string,
): Promise<void> {
  const single = promisify(execFile)(postgres, ['--single', '-D', clusterDir, 'postgres'], {
    ...account,
    cwd: '/',
  })
  single.child.stdin?.end(`ALTER ROLE postgres PASSWORD '${password}'\n`)
  await single
}

async function initdb({ account }: ClusterPlace, binaries: Binaries, flags: string[]) {
  try {
    await promisify(execFile)(binaries.initdb, [...INITDB_FLAGS, ...flags], {
      ...account,
      cwd: '/',
    })
  } catch (error) {
    const reason =
      error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new Failure(
      `PostgreSQL's data folder could not be made: ${reason.trim()}\n` +
        'Mend that, or set DATABASE_URL in .env to a PostgreSQL of your own.',
    )
  }
}

/**
 * initdb reads the password from a file only: the file is readable only for its account, and exists only while initdb
 * runs.
 */
async function withPasswordFile(
  place: ClusterPlace,
  password: string,
  work: (file: string) => Promise<void>,
): Promise<void> {
  const file = join(place.parentDir, `initdb-password-${process.pid}`)
  writeFileSync(file, password, { mode: 0o600 })
  giveTo(place, file)
  try {
    await work(file)
  } finally {
    rmSync(file)
  }
}

/** Removes the remains of an interrupted start; if its initdb still runs, it then fails. */
function removeUnfinished({ clusterDir, parentDir }: ClusterPlace): void {
  for (const name of readdirSync(parentDir)) {
    if (!name.startsWith(basename(clusterDir) + UNFINISHED)) continue
    rmSync(join(parentDir, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

function giveTo({ account }: ClusterPlace, path: string): void {
  if (account) chownSync(path, account.uid, account.gid)
}

function moveAside(clusterDir: string, log: (line: string) => void): void {
  if (!existsSync(clusterDir)) return
  if (readdirSync(clusterDir).length === 0) {
    rmSync(clusterDir, { recursive: true })
    return
  }
  const aside = `${clusterDir}.incomplete-${Date.now()}`
  renameSync(clusterDir, aside)
  log(
    `${clusterDir} is no whole PostgreSQL data folder: it is now ${aside}, and a new one is made.`,
  )
}
