import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries } from './postgres/binaries.ts'
import { ensureCluster, resetPassword } from './postgres/cluster.ts'
import { databaseUrl, ensureDatabase } from './postgres/connection.ts'
import { placeCluster } from './postgres/folder.ts'
import { ensureRole, ROLE, rolePassword } from './postgres/role.ts'
import {
  adoptServer,
  startServer,
  stopServer,
  WrongPassword,
  type Server,
  type ServerOptions,
} from './postgres/server.ts'
import { serverSettings, testSettings } from './postgres/settings.ts'

export interface PostgresOptions {
  /** The absolute data folder: the database is in `postgres`, with its log and password next to it. */
  dataDir: string
  /** The port on the loopback interface; a free one if unset. */
  port?: number
  /** False for tests only: faster, but a kill may lose the last commits, and a power cut everything. */
  durable?: boolean
  /** Gets lines for the operator. */
  log: (line: string) => void
}

export interface Postgres {
  /** The address of the database "kariera" for its owner, who has no other rights. */
  url: string
  /** The address of the database "postgres" for the server's superuser; for tests. */
  adminUrl: string
  port: number
  pid: number
  /** Resolves when the server has ended for any reason. */
  ended: Promise<void>
  /** Stops the server gracefully. */
  stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL that is installed by npm, and creates its data folder and database if they are missing. A
 * server that a killed command has left running is taken over.
 *
 * @throws {Failure} a sentence that states the obstacle
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir, log, durable = true } = options
  const place = placeCluster(dataDir, log)
  const binaries = findBinaries(dataDir, place.account)
  const password = keepPassword(dataDir)
  await ensureCluster(place, binaries, password, durable ? [] : ['--no-sync'], log)
  const serverOptions = {
    ...place,
    postgres: binaries.postgres,
    password,
    port: options.port,
    settings: durable ? serverSettings : [...serverSettings, ...testSettings],
    logFile: join(dataDir, 'postgres.log'),
  }
  const server = await runServer(serverOptions).catch(async (error: unknown) => {
    if (!(error instanceof WrongPassword)) throw error
    log('The password of PostgreSQL was lost: it gets a new one.')
    await resetPassword(place, binaries, password)
    return startServer(serverOptions)
  })
  const addressOf = (database: string) => databaseUrl(server.port, password, database)
  await ensureDatabase(addressOf('postgres'), 'kariera')
  const ownPassword = rolePassword(password)
  await ensureRole(addressOf, 'kariera', ownPassword)
  return {
    ...server,
    url: databaseUrl(server.port, ownPassword, 'kariera', ROLE),
    adminUrl: addressOf('postgres'),
    stop: () => stopServer(server.pid),
  }
}

async function runServer(options: ServerOptions): Promise<Server> {
  return (await adoptServer(options)) ?? (await startServer(options))
}

/** The superuser's password: random, created once, readable only for the owner of the data folder. */
function keepPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres-password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const password = randomBytes(24).toString('hex')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  return password
}
