import { Client } from 'pg'
import { z } from 'zod'
import { migrationLock } from '../migrationFiles.ts'
import { Failure } from '@kariera/shared/commands/command'

/**
 * Makes values be written and read alike whatever the server's settings are, and keeps timeouts from ending a long
 * copy.
 */
const SETTINGS = `
  SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC';
  SET LOCAL extra_float_digits = 1;
  SET LOCAL bytea_output = 'hex';
  SET LOCAL standard_conforming_strings = on;
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL search_path = public`

/**
 * Runs work in one transaction on its own connection; any error rolls it back.
 *
 * @param url direct, not through a pooler
 * @param begin the statement that begins the transaction, as `BEGIN`
 */
export async function inSession<T>(
  url: string | undefined,
  begin: string,
  stop: AbortSignal,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  stop.throwIfAborted()
  const client = new Client({ connectionString: url, application_name: 'kariera backup' })
  // A lost connection also fails the statement, and that error is reported.
  client.on('error', () => undefined)
  await client.connect()
  // Closing the connection ends any statement that is waiting, and with it the transaction.
  const abort = () => void client.end()
  stop.addEventListener('abort', abort)
  try {
    await client.query(begin)
    await client.query(SETTINGS)
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } finally {
    stop.removeEventListener('abort', abort)
    await client.end()
  }
}

/**
 * Keeps others from changing the schema until the end of the transaction.
 *
 * @param mode `shared` with others who only read
 * @throws {Failure} if the schema is being changed now
 */
export async function lockSchema(client: Client, mode: 'shared' | 'alone'): Promise<void> {
  const lock = mode === 'shared' ? 'pg_try_advisory_xact_lock_shared' : 'pg_try_advisory_xact_lock'
  const [row] = await select(client, lockedSchema, `SELECT ${lock}(${migrationLock}) AS locked`)
  if (row?.locked) return
  throw new Failure(
    'The database is just being backed up, restored or brought to a new version: run the command again in a moment.',
  )
}

const lockedSchema = z.object({ locked: z.boolean() })

/** Returns the rows of a statement, validated. */
export async function select<T>(
  client: Client,
  schema: z.ZodType<T>,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const { rows } = await client.query(sql, values)
  return z.array(schema).parse(rows)
}
