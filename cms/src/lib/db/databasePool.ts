import type { PoolConfig } from 'pg'
import { settings } from '../../settings.ts'

/**
 * After how many milliseconds the database gives a statement of the cms up, whoever caused it. The slowest honest one, at
 * 100,000 articles on a busy machine, takes a tenth of it. Migrations, backups and the archive of a seed have no such end.
 */
const statementTimeoutMs = 30_000

/**
 * After how many milliseconds the database ends a transaction that asks for nothing. The longest honest pause in one is a
 * large picture that waits to be decoded.
 */
const idleTransactionMs = 60_000

/** How long a call waits for a connection of the pool before it fails, milliseconds. */
const connectionTimeoutMs = 10_000

/** How this process reaches the database: what migrates it goes past any pooler, everything else through it. */
export function databasePool(): PoolConfig {
  const { databaseUrl, databaseDirectUrl, databaseConnections } = settings
  const migrating = Boolean(process.env.PAYLOAD_MIGRATING)
  const isPooled = databaseUrl !== databaseDirectUrl
  return {
    connectionString: migrating ? databaseDirectUrl : databaseUrl,
    application_name: 'kariera cms',
    max: databaseConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    ...(migrating && { options: '-c statement_timeout=0' }),
    // Poolers refuse connections that set what they do not know: there it is set for the role (.env.example).
    ...(!migrating &&
      !isPooled && {
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: idleTransactionMs,
      }),
  }
}
