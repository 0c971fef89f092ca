import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorCode } from '../../shared/src/rules/errors.ts'

/** A lock that is held until it is released or its process ends. */
export interface Lock {
  release: () => void
}

/**
 * Takes the lock of a file for this process alone, or returns undefined if another holds it.
 *
 * The kernel holds the lock, by means of an empty SQLite database. A killed process therefore leaves no stale lock
 * behind that would have to be recognised by a process number, which in a container is soon used again.
 */
export function tryLock(file: string): Lock | undefined {
  return take(file, 'BEGIN EXCLUSIVE')
}

/** Takes the lock of a file together with others who share it, or returns undefined if one process holds it alone. */
export function tryShare(file: string): Lock | undefined {
  return take(file, 'BEGIN; SELECT count(*) FROM sqlite_schema')
}

/** Locks in use: unreferenced databases are closed by the garbage collector, and would lose the lock. */
const held = new Set<DatabaseSync>()

function take(file: string, sql: string): Lock | undefined {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec(sql)
  } catch (error) {
    database.close()
    if (isBusy(error)) return undefined
    throw error
  }
  held.add(database)
  return {
    release() {
      if (held.delete(database)) database.close()
    },
  }
}

/** SQLITE_BUSY. */
function isBusy(error: unknown): boolean {
  return (
    errorCode(error) === 'ERR_SQLITE_ERROR' &&
    error instanceof Error &&
    'errcode' in error &&
    error.errcode === 5
  )
}
