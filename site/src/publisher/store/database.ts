import { chmodSync, closeSync, openSync, rmSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { bootOfMachine } from './bootOfMachine.ts'
import { schema, schemaVersion } from './schema.ts'

type Row = Record<string, unknown>

/** The suffixes of the files that SQLite writes. */
const parts = ['', '-wal', '-shm'] as const

/**
 * The SQLite file of the page store: statements are prepared once, and all work is done in transactions.
 *
 * Writes are not forced to the disk: a killed process loses nothing that way, and the publisher never waits. After a
 * power cut the last writes may be lost or damaged. The next boot is noticed: the file is checked, and every page is
 * rendered anew (publisher/fullRender.ts). Where the operating system does not identify its boots, writes wait for the
 * disk.
 */
export class Database {
  #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  #depth = 0

  /** Opens the file, or creates it; a damaged one or one of another version is emptied first. */
  constructor(file: string) {
    this.#db = openPrivately(file)
    try {
      this.#prepare()
    } catch (error) {
      if (!isSpoilt(error)) throw error
      console.warn(JSON.stringify({ event: 'publishing.store.spoilt', error: error.message }))
      this.#db.close()
      for (const part of parts) rmSync(file + part, { force: true })
      this.#db = openPrivately(file)
      this.#prepare()
    }
  }

  close(): void {
    this.#statements.clear()
    this.#db.close()
  }

  /** @returns number of changed rows */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepared(sql).run(...values).changes)
  }

  first(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepared(sql).get(...values)
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...values)
  }

  /** Runs work in a transaction; nested work belongs to the outer one. */
  inTransaction<Result>(work: () => Result): Result {
    if (this.#depth > 0) return work()
    this.#db.exec('BEGIN IMMEDIATE')
    this.#depth += 1
    try {
      const result = work()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      this.#db.exec('ROLLBACK')
      throw error
    } finally {
      this.#depth -= 1
    }
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#db.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  #prepare(): void {
    const boot = bootOfMachine()
    const synchronous = boot === null ? 'NORMAL' : 'OFF'
    this.#db.exec(
      `PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`,
    )
    if (this.#version() !== schemaVersion) this.#create()
    const examined = this.#db.prepare("SELECT value FROM meta WHERE key = 'examined'").get()
    if (examined?.value === boot) return
    const found = this.#db.prepare('PRAGMA integrity_check(1)').get()
    if (found?.integrity_check !== 'ok') throw new Spoilt()
    this.#db
      .prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('examined', ?)")
      .run(boot ?? '')
  }

  #version(): number {
    return Number(this.#db.prepare('PRAGMA user_version').get()?.user_version)
  }

  #create(): void {
    this.inTransaction(() => {
      const tables = this.#db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
      for (const { name } of tables) this.#db.exec(`DROP TABLE "${String(name)}"`)
      this.#db.exec(schema)
      this.#db.exec(`PRAGMA user_version = ${schemaVersion}`)
    })
  }
}

class Spoilt extends Error {
  override message = 'The page store was spoilt: every page is rendered anew.'
}

/** SQLite's codes for a file that is malformed or not a database. */
function isSpoilt(error: unknown): error is Error {
  const codes: unknown[] = [11, 26]
  if (error instanceof Spoilt) return true
  return error instanceof Error && 'errcode' in error && codes.includes(error.errcode)
}

/**
 * The file has data about pages before they are public, so it is readable for the owner only. SQLite gives its other
 * files the same rights.
 */
function openPrivately(file: string): DatabaseSync {
  if (file !== ':memory:') {
    closeSync(openSync(file, 'a', 0o600))
    for (const part of parts) makePrivate(file + part)
  }
  return new DatabaseSync(file)
}

/** Files of earlier versions were readable for everyone. */
function makePrivate(file: string): void {
  try {
    chmodSync(file, 0o600)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
