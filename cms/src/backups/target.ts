import type { Client } from 'pg'
import { z } from 'zod'
import { Failure } from '@kariera/shared/commands/command'
import { tablesOf } from './catalogue.ts'
import { lockSchema, select } from './databaseSession.ts'

/** What a restore may replace. */
export interface Claim {
  /** Whether an existing publication may be replaced. */
  replace: boolean
  /** The migrations of this version: a database with others belongs to another application, or to a newer version. */
  known: string[]
  /** Names of everything that these migrations create: no other table is ever removed. */
  ours: ReadonlySet<string>
}

/**
 * Makes sure that a backup may be restored into this database, and that nobody else works on it until the end of the
 * transaction.
 *
 * @throws {Failure} a sentence that states why it may not
 */
export async function claimTarget(client: Client, claim: Claim): Promise<void> {
  await refuseRunning(client)
  await lockSchema(client, 'alone')
  const names = (await tablesOf(client)).map(({ name }) => name)
  if (names.length === 0) return
  if (names.includes('payload_migrations')) await refuseMigrations(client, claim.known)
  refuseTables(names, claim.ours)
  if (claim.replace || (await usersOf(client, names)) === 0) return
  throw new Failure(
    'There is a publication in this database already. To lose it and have the one of the backup instead: --replace',
  )
}

/** Refuses while the cms, a seed, a migration or a backup is connected: each has a name that begins with "kariera ". */
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

async function refuseMigrations(client: Client, known: string[]): Promise<void> {
  const named = z.object({ name: z.string() })
  const sql = `SELECT coalesce(name, '') AS name FROM payload_migrations ORDER BY 1`
  const recorded = (await select(client, named, sql)).map(({ name }) => name)
  const others = recorded.filter((name) => !known.includes(name))
  if (others.length === 0) return
  throw new Failure(
    `The database belongs to another application, or to a newer version of Kariera: it has migrations which this one does not know (${others.join(', ')}). Nothing was changed. Restore into an empty database, by DATABASE_URL in .env, or with that version.`,
  )
}

/** Without `payload_migrations` a table with the name of one of ours belongs to another application. */
function refuseTables(names: string[], ours: ReadonlySet<string>): void {
  const isMigrated = names.includes('payload_migrations')
  const others = names.filter((name) => !isMigrated || !ours.has(name))
  if (others.length === 0) return
  throw new Failure(
    `The database has tables that are none of Kariera: ${others.join(', ')}. Nothing was changed. Move them elsewhere, or restore into an empty database, by DATABASE_URL in .env.`,
  )
}

async function usersOf(client: Client, tables: string[]): Promise<number> {
  if (!tables.includes('users')) return 0
  const counted = z.object({ users: z.coerce.number() })
  const [row] = await select(client, counted, 'SELECT count(*) AS users FROM users')
  return row?.users ?? 0
}
