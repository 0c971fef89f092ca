import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings, type Settings } from '../shared/src/contracts/settings.ts'
import { openDatabase } from './database.ts'
import { loadEnvironment, root, type Environment } from './environment.ts'
import { Failure } from '../shared/src/commands/command.ts'
import { tryLock } from './process/lock.ts'
import { choosePorts } from './process/ports.ts'
import {
  endLeftovers,
  readRunRecord,
  removeRunRecord,
  writeRunRecord,
  type RunRecord,
} from './process/run-record.ts'
import { runShowingOutput } from './process/run.ts'
import { keepRunning, type Service } from './process/supervisor.ts'
import { coloured, say } from '../shared/src/commands/terminal.ts'
import { scripts, systemVariables } from './services.ts'

/** A system that is run by this process: its data folder is locked, and its database answers. */
export interface System {
  settings: Settings
  /** The administrator's password if it was created just now; null if it was in the settings before. */
  madePassword: string | null
  /** The environment of every process of the system. */
  variables: NodeJS.ProcessEnv
  /** Runs a service until the system is closed. Services are stopped in reverse order, and before the database. */
  keep: (service: Service) => void
  /** Stops everything gracefully. */
  close: () => Promise<void>
}

/**
 * Locks the data folder, chooses the ports and starts the database. Processes that a killed command has left are ended
 * first.
 *
 * @param settingsFile the file of the argument `--settings` by default, `.env` without it
 * @throws {Failure} a sentence that states the obstacle
 */
export async function openSystem(settingsFile = settingsArgument()): Promise<System> {
  const environment = loadEnvironment(process.env, say, settingsFile)
  const { variables: given, dataDir } = environment
  const closing = new AsyncDisposableStack()
  try {
    closing.defer(lockDataFolder(dataDir))
    await endLeftovers(dataDir)
    const settings = await settlePorts(given)
    return await openOn({ ...environment, settings }, closing)
  } catch (error) {
    await closing.disposeAsync()
    throw error
  }
}

/** For commands that have no other argument. */
function settingsArgument(): string | undefined {
  return parseArgs({ options: { settings: { type: 'string' } } }).values.settings
}

/** Migrates the database, and fills an empty one. */
export async function prepare({ variables }: System, stop: AbortSignal): Promise<void> {
  const program = { script: scripts.prepare, cwd: join(root, 'cms'), env: variables }
  await runShowingOutput('Preparing the database', program, stop, (line) => {
    say(`${coloured('dim', 'database │')} ${line}`)
  })
}

async function openOn(environment: Environment, closing: AsyncDisposableStack): Promise<System> {
  const { variables: given, settings, dataDir, madePassword } = environment
  const record = recordKeeper(dataDir, settings)
  const database = await openDatabase(environment, (pid) => {
    record({ postgres: pid })
  })
  closing.defer(() => {
    removeRunRecord(dataDir)
  })
  closing.defer(() => database.stop())
  record({ databaseUrl: database.url })
  const stops: (() => Promise<void>)[] = []
  closing.defer(async () => {
    // In reverse order, because the site hands its remaining data over to the cms.
    for (const stop of stops.toReversed()) await stop()
  })
  return {
    settings,
    madePassword,
    variables: systemVariables(given, settings, dataDir, database),
    keep(service) {
      stops.push(
        keepService(service, (pid) => {
          record({ [service.name]: pid })
        }),
      )
    },
    close: () => closing.disposeAsync(),
  }
}

function keepService(service: Service, onStart: (pid: number) => void) {
  const { name } = service
  const prefix = coloured(name === 'cms' ? 'magenta' : 'cyan', `${name.padEnd(5)} │`)
  const { stop } = keepRunning(service, {
    onStart,
    onLine: (line) => {
      say(`${prefix} ${line}`)
    },
    onEnd: (how, delay) => {
      say(`${prefix} ended (${how}); starting it again in ${delay / 1000} s.`)
    },
  })
  return stop
}

/**
 * Allows only one command for each data folder.
 *
 * @returns a function that releases the lock
 */
function lockDataFolder(dataDir: string): () => void {
  const lock = tryLock(join(dataDir, 'lock'))
  if (lock) return lock.release
  const running = readRunRecord(dataDir)
  const which = running ? ` (process ${running.pid}, port ${running.port})` : ''
  throw new Failure(
    `Kariera already runs with the data folder ${dataDir}${which}. Stop it first, or set DATA_DIR and PORT in .env.`,
  )
}

async function settlePorts(given: NodeJS.ProcessEnv): Promise<Settings> {
  const ports = await choosePorts(given)
  return readSettings({
    ...given,
    PORT: String(ports.PORT),
    CMS_PORT: String(ports.CMS_PORT),
    SITE_INTERNAL_PORT: String(ports.SITE_INTERNAL_PORT),
  })
}

/** Keeps a record of the running processes on disk, for a start after a kill. */
function recordKeeper(dataDir: string, settings: Settings) {
  let record: RunRecord = {
    pid: process.pid,
    port: settings.port,
    cmsPort: settings.cmsPort,
    siteInternalPort: settings.siteInternalPort,
    databaseUrl: '',
  }
  return (part: Partial<RunRecord>) => {
    record = { ...record, ...part }
    writeRunRecord(dataDir, record)
  }
}
