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

export interface PostgresOptions {
  /** The absolute data folder: the database is in `postgres`, its log and password beside it. */
  dataDir: string
  /** Where it listens, on the loopback interface; a free port if unset. */
  port?: number
  /** False for tests only: quicker, but a kill may then lose what was just committed, and a power cut everything. */
  durable?: boolean
  /** Gets what the person at the terminal should know. */
  log: (line: string) => void
}

export interface Postgres {
  /** The address of the database "kariera", for its owner, who has no right beyond it. */
  url: string
  /** The address of the database "postgres", for the server's superuser: for tests. */
  adminUrl: string
  port: number
  pid: number
  /** Resolves when the server has ended, whatever ended it. */
  ended: Promise<void>
  /** Ends the server in good order. */
  stop: () => Promise<void>
}

/** For a small machine, and out of reach from others. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=128MB',
  'max_connections=100',
  'timezone=UTC',
]

/** For tests, where each file of them keeps a connection until all have ended. */
const FLEETING = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
]

/**
 * Starts the PostgreSQL that comes with npm, making its data folder and database where missing. A server that a killed
 * command has left running is taken over.
 *
 * @throws {Failure} a sentence that says what stands in the way
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
    settings: durable ? SETTINGS : [...SETTINGS, ...FLEETING],
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

/** The superuser's password: random, made once, readable for the owner of the data folder only. */
function keepPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres-password')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const password = randomBytes(24).toString('hex')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, `${password}\n`, { mode: 0o600 })
  return password
}
