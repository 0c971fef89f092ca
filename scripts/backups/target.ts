import type { Client } from 'pg'
import { z } from 'zod'
import { Failure } from '../process/command.ts'
import { tablesOf } from './catalogue.ts'
import { lockSchema, select } from './database-session.ts'

/**
 * Makes sure that a backup may go into this database, and that nobody else works on it, to the end of the transaction.
 *
 * @param replace whether a publication that is there may be lost
 * @throws {Failure} a sentence that says why it may not
 */
export async function claimTarget(client: Client, replace: boolean): Promise<void> {
  await refuseRunning(client)
  await lockSchema(client, 'alone')
  const names = (await tablesOf(client)).map(({ name }) => name)
  if (names.length === 0) return
  if (!names.includes('payload_migrations')) {
    throw new Failure(
      'The database has tables that are none of Kariera: restore into an empty database, by DATABASE_URL in .env.',
    )
  }
  if (replace || (await usersOf(client, names)) === 0) return
  throw new Failure(
    'There is a publication in this database already. To lose it and have the one of the backup instead: --replace',
  )
}

/** The cms, a seed or a migration: each says so in its connection's name. */
async function refuseRunning(client: Client): Promise<void> {
  const others = await select(
    client,
    z.object({ name: z.string() }),
    `SELECT DISTINCT application_name AS name FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'kariera %'
     ORDER BY name`,
  )
  if (others.length === 0) return
  const which = others.map(({ name }) => name).join(', ')
  throw new Failure(
    `Kariera runs on this database (${which}): stop every cms of it first, then run the command again.`,
  )
}

async function usersOf(client: Client, tables: string[]): Promise<number> {
  if (!tables.includes('users')) return 0
  const counted = z.object({ users: z.coerce.number() })
  const [row] = await select(client, counted, 'SELECT count(*) AS users FROM users')
  return row?.users ?? 0
}
