import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvironment, root } from './environment.ts'
import { Failure, runCommand } from './process/command.ts'
import { tryLock } from './process/lock.ts'
import { readRunRecord } from './process/run-record.ts'
import { runAloud } from './process/run.ts'
import { say } from './process/terminal.ts'
import { scripts } from './services.ts'
import { openSystem, prepare } from './system.ts'

/** Most articles at once: they are written in one transaction. */
const MOST = 1_000_000

/**
 * `npm run seed -- --articles N`: adds an archive of N varied articles, whether the system runs or not; the same
 * `--seed S` makes the same articles. Every page is rendered anew.
 */
await runCommand(async (stop) => {
  const { articles, seed, settings } = readArguments()
  const { variables, dataDir } = loadEnvironment(process.env, say, settings)
  const databaseUrl = runningDatabase(dataDir)
  const add = async (env: NodeJS.ProcessEnv) => {
    const args = ['--articles', String(articles), '--seed', String(seed)]
    const program = { script: scripts.seed, args, cwd: join(root, 'cms'), env }
    await runAloud('Adding articles', program, stop, say)
  }
  if (databaseUrl !== undefined) {
    await add({ ...variables, DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
    return 0
  }
  const system = await openSystem(settings)
  try {
    await prepare(system, stop)
    await add(system.variables)
  } finally {
    await system.close()
  }
  return 0
})

function readArguments() {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string' },
      seed: { type: 'string', default: '1' },
      settings: { type: 'string', default: join(root, '.env') },
    },
  })
  const articles = Number(values.articles)
  if (!Number.isInteger(articles) || articles < 1 || articles > MOST) {
    throw new Failure(`Say how many articles, 1 to ${MOST}: npm run seed -- --articles 1000`)
  }
  const seed = Number(values.seed)
  if (!Number.isInteger(seed)) throw new Failure('A seed is a whole number: --seed 7')
  return { articles, seed, settings: values.settings }
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
