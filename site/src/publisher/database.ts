import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { schema, schemaVersion } from './schema.ts'

type Row = Record<string, unknown>

/** The SQLite file of the page store: statements are prepared once, work is done in transactions. */
export class Database {
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  #depth = 0

  /** Opens the file, or makes it; one of another version is emptied first. */
  constructor(file: string) {
    this.#db = new DatabaseSync(file)
    // A killed process loses nothing so; a machine that lost power may, and is noticed (bootOfMachine.ts).
    this.#db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000',
    )
    if (this.#version() !== schemaVersion) this.#create()
  }

  close(): void {
    this.#statements.clear()
    this.#db.close()
  }

  /** @returns how many rows were changed */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepared(sql).run(...values).changes)
  }

  first(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepared(sql).get(...values)
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...values)
  }

  /** All of the work or nothing of it; work inside work belongs to the outer one. */
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
