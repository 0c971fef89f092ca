import { Client, escapeIdentifier } from 'pg'
import { errorCode } from '../../shared/src/rules/errors.ts'

/** The result of an attempt to connect to a server. */
export type Answer = 'ready' | 'not yet' | 'wrong password'

/** PostgreSQL's code for a wrong password. */
const INVALID_PASSWORD = '28P01'

/** Returns the address of a database of the server on this machine, for its superuser by default. */
export function databaseUrl(
  port: number,
  password: string,
  database: string,
  role = 'postgres',
): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
}

/** Whether the server at an address accepts connections. */
export async function probe(url: string): Promise<Answer> {
  try {
    await query(url, 'SELECT 1')
    return 'ready'
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return errorCode(error) === INVALID_PASSWORD ? 'wrong password' : 'not yet'
  }
}

/** Creates a database if the server has none of that name. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const { rowCount } = await query(adminUrl, 'SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) await query(adminUrl, `CREATE DATABASE ${escapeIdentifier(name)}`)
}

/** Runs one statement on its own connection. */
export async function query(url: string, sql: string, values: string[] = []) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A connection that is lost between two responses also fails the statement, and that error is reported.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await client.query(sql, values)
  } finally {
    await client.end()
  }
}
