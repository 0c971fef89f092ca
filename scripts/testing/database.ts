import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { query } from '../postgres/connection.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database "postgres" on the tests' server, for its superuser. */
    databaseAdminUrl: string
  }
}

/** The name of the migrated, empty database that is copied. */
export const TEMPLATE = 'kariera_template'

/** A separate database for one test file. */
export interface TestDatabase {
  url: string
  /** Drops the database even if clients are still connected. */
  drop: () => Promise<void>
}

/** Makes a migrated, empty database for one test file (integration tests only). */
export function createDatabase(): Promise<TestDatabase> {
  return copyDatabase(TEMPLATE)
}

/** Makes a database without any schema. */
export function createBareDatabase(): Promise<TestDatabase> {
  return copyDatabase('template0')
}

async function copyDatabase(template: string): Promise<TestDatabase> {
  const adminUrl = inject('databaseAdminUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await query(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return {
    url: adminUrl.replace(/\/postgres$/, `/${name}`),
    async drop() {
      await query(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
