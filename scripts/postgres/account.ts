import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure } from '../../shared/src/commands/command.ts'

/** The user that PostgreSQL runs as; undefined for the user of this process. */
export type Account = { uid: number; gid: number } | undefined

const ACCOUNT_NAME = 'postgres'

/**
 * Chooses the user that PostgreSQL runs as. It refuses to run as root: then it runs as the owner of its data if that
 * exists, else as the user "postgres", who is added to the system if missing.
 *
 * @param clusterDir the folder of its data, which need not exist
 */
export function chooseAccount(clusterDir: string): Account {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(clusterDir, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return findAccount() ?? addAccount()
}

/** Whether the account can reach a path: it must be able to pass through every folder above it. */
export function canReach(account: NonNullable<Account>, path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!letsThrough(folder, account)) return false
    if (folder === dirname(folder)) return true
  }
}

function letsThrough(folder: string, { uid, gid }: NonNullable<Account>): boolean {
  const stat = statSync(folder, { throwIfNoEntry: false })
  // A folder that does not exist yet will be created with the usual rights.
  if (!stat) return true
  if (stat.uid === uid) return (stat.mode & 0o100) !== 0
  if (stat.gid === gid) return (stat.mode & 0o010) !== 0
  return (stat.mode & 0o001) !== 0
}

function findAccount(): Account {
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

function addAccount(): Account {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', ACCOUNT_NAME])
    return { uid: id('-u'), gid: id('-g') }
  } catch (error) {
    throw new Failure(
      `PostgreSQL does not run as root, and the user "${ACCOUNT_NAME}" cannot be added: ${String(error)}. ` +
        'Run the command as another user than root, or set DATABASE_URL in .env.',
    )
  }
}

function id(flag: string): number {
  const output = execFileSync('id', [flag, ACCOUNT_NAME], { encoding: 'utf8', stdio: 'pipe' })
  return Number.parseInt(output, 10)
}
