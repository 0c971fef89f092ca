import type { PoolConfig } from 'pg'
import { settings } from './settings.ts'

/**
 * Longest statement of the cms, milliseconds, after which the database cancels it. The slowest legitimate one, at
 * 100,000 articles on a busy machine, takes a tenth of it. Migrations, backups and the archive of a seed have no such
 * limit.
 */
const statementTimeoutMs = 30_000

/**
 * Longest idle time within a transaction, milliseconds, after which the database ends it. The longest legitimate one is
 * a large picture that waits to be decoded.
 */
const idleTransactionMs = 60_000

/** How long a call waits for a connection of the pool before it fails, milliseconds. */
const connectionTimeoutMs = 10_000

/**
 * Whether queries pass a pooler. It may run each transaction on another connection, so what a connection is told, such
 * as a named statement, does not last.
 */
export function isPooled(): boolean {
  return settings.databaseUrl !== settings.databaseDirectUrl
}

/** Returns how this process connects to the database: migrations bypass a pooler, everything else uses it. */
export function databasePool(): PoolConfig {
  const { databaseUrl, databaseDirectUrl, databaseConnections } = settings
  const migrating = Boolean(process.env.PAYLOAD_MIGRATING)
  return {
    connectionString: migrating ? databaseDirectUrl : databaseUrl,
    application_name: 'kariera cms',
    max: databaseConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    ...(migrating && { options: '-c statement_timeout=0' }),
    // Poolers refuse connections with settings that they do not know: these are then set for the role (.env.example).
    ...(!migrating &&
      !isPooled() && {
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: idleTransactionMs,
      }),
  }
}
