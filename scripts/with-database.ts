import { join } from 'node:path'
import { loadEnvironment } from './environment.ts'
import { Failure } from './process/command.ts'
import { tryLock } from './process/lock.ts'
import { readRunRecord } from './process/run-record.ts'
import { say } from './process/terminal.ts'
import { openSystem, prepare } from './system.ts'

/**
 * Works on the database of an installation, whether its system runs or not: beside what runs, or on a database that is
 * started for it, with the newest schema.
 *
 * @param settings the settings file
 * @param work gets the variables of a process of the system
 * @throws {Failure} where the system is just being started or stopped
 */
export async function withDatabase<T>(
  settings: string,
  stop: AbortSignal,
  work: (variables: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> {
  const { variables, dataDir } = loadEnvironment(process.env, say, settings)
  const databaseUrl = runningDatabase(dataDir)
  if (databaseUrl !== undefined) {
    return await work({ ...variables, DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  }
  const system = await openSystem(settings)
  try {
    await prepare(system, stop)
    return await work(system.variables)
  } finally {
    await system.close()
  }
}

/** The database of the command that runs with this data folder; undefined if none does. */
function runningDatabase(dataDir: string): string | undefined {
  const lock = tryLock(join(dataDir, 'lock'))
  if (lock) {
    lock.release()
    return undefined
  }
  const url = readRunRecord(dataDir)?.databaseUrl
  if (url) return url
  throw new Failure('Kariera is just being started or stopped: run the command again in a moment.')
}
