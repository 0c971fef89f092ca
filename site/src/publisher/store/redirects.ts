import type { Database } from './database.ts'

/** Further addresses of pages, that lead to them for good. */
export class Redirects {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** The page to which an address leads; null when it is no such address. */
  pathOf(address: string): string | null {
    const row = this.#db.first('SELECT path FROM redirects WHERE address = ?', address)
    return row === undefined ? null : String(row.path)
  }

  /** The addresses that lead to a page are these, and no others. */
  replace(path: string, addresses: string[]): void {
    this.#db.run(
      'DELETE FROM redirects WHERE path = ? AND address NOT IN (SELECT value FROM json_each(?))',
      path,
      JSON.stringify(addresses),
    )
    for (const address of addresses) {
      this.#db.run(
        'INSERT INTO redirects (address, path) VALUES (?, ?) ON CONFLICT (address) DO UPDATE SET path = excluded.path',
        address,
        path,
      )
    }
  }

  /** An address leads nowhere else. */
  remove(address: string): void {
    this.#db.run('DELETE FROM redirects WHERE address = ?', address)
  }
}
