import { join } from 'node:path'
import { loadEnvironment } from './environment.ts'
import { Failure } from '../shared/src/commands/command.ts'
import { tryLock } from './process/lock.ts'
import { readRunRecord } from './process/run-record.ts'
import { say } from '../shared/src/commands/terminal.ts'
import { openSystem, prepare, type System } from './system.ts'

type Work<T> = (variables: NodeJS.ProcessEnv) => Promise<T>

/**
 * Works on the database of an installation, whether or not its system runs: on the running database, or on one that is
 * started for this and migrated.
 *
 * @param settings the settings file
 * @param work gets the variables of a process of the system
 * @throws {Failure} if the system is just being started or stopped
 */
export function withDatabase<T>(settings: string, stop: AbortSignal, work: Work<T>): Promise<T> {
  return besideOrAlone(settings, work, async (system) => {
    await prepare(system, stop)
    return work(system.variables)
  })
}

/** The same with the database as it is: it is not migrated, and an empty one is not filled. */
export function withDatabaseAsItIs<T>(settings: string, work: Work<T>): Promise<T> {
  return besideOrAlone(settings, work, (system) => work(system.variables))
}

async function besideOrAlone<T>(
  settings: string,
  beside: Work<T>,
  alone: (system: System) => Promise<T>,
): Promise<T> {
  const { variables, dataDir } = loadEnvironment(process.env, say, settings)
  const databaseUrl = runningDatabase(dataDir)
  if (databaseUrl !== undefined) {
    return await beside({ ...variables, DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  }
  const system = await openSystem(settings)
  try {
    return await alone(system)
  } finally {
    await system.close()
  }
}

/** Returns the database of the command that runs with this data folder; undefined if none does. */
function runningDatabase(dataDir: string): string | undefined {
  const lock = tryLock(join(dataDir, 'lock'))
  if (lock) {
    lock.release()
    return undefined
  }
  const url = readRunRecord(dataDir)?.databaseUrl
  if (url) return url
  throw new Failure('Kariera is starting or stopping: run the command again in a moment.')
}
