import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure } from '../../shared/src/commands/command.ts'
import { canReach, chooseAccount, type Account } from './account.ts'

/** Where PostgreSQL keeps its data, and which user it runs as. */
export interface ClusterPlace {
  /** The folder of the data; it may not exist yet. */
  clusterDir: string
  /** A folder that the account can reach, for files next to the data. */
  parentDir: string
  account: Account
}

/**
 * Returns the place of the data: `postgres` in the data folder. If the user that PostgreSQL runs as cannot enter root's
 * folders, a folder in /var/tmp that belongs to this data folder alone.
 */
export function placeCluster(dataDir: string, log: (line: string) => void): ClusterPlace {
  mkdirSync(dataDir, { recursive: true })
  const usual = join(dataDir, 'postgres')
  const account = chooseAccount(usual)
  if (!account || canReach(account, usual)) {
    return { clusterDir: usual, parentDir: dataDir, account }
  }
  const parentDir = openFolder(dataDir)
  const clusterDir = join(parentDir, 'postgres')
  log(`PostgreSQL does not run as root and cannot reach ${dataDir}: its data is in ${clusterDir}.`)
  return { clusterDir, parentDir, account: chooseAccount(clusterDir) }
}

/**
 * Opens a folder in /var/tmp, named after the data folder, that other users can pass through but neither list nor
 * write.
 *
 * @throws {Failure} if a folder of another user has that name
 */
export function openFolder(dataDir: string): string {
  const hash = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)
  const folder = join('/var/tmp', `kariera-${hash}`)
  mkdirSync(folder, { recursive: true })
  const stat = lstatSync(folder)
  if (stat.isDirectory() && stat.uid === process.getuid?.()) {
    chmodSync(folder, 0o711)
    return folder
  }
  throw new Failure(
    `${folder} belongs to another user, and PostgreSQL's data was to go there: remove it, or set DATA_DIR in .env to a folder that every user can reach.`,
  )
}
