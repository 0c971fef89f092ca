import type { Database } from './database.ts'

/** Further addresses of pages, which redirect to them permanently. */
export class Redirects {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Returns the page that an address redirects to; null if it does not redirect. */
  pathOf(address: string): string | null {
    const row = this.#db.first('SELECT path FROM redirects WHERE address = ?', address)
    return row === undefined ? null : String(row.path)
  }

  /** Sets the addresses that redirect to a page; others are removed. */
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

  /** Removes the redirect of an address. */
  remove(address: string): void {
    this.#db.run('DELETE FROM redirects WHERE address = ?', address)
  }
}
