import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from '../environment.ts'
import { Failure } from '../../shared/src/commands/command.ts'
import { waitForHealth } from '../process/health.ts'
import { freePorts } from '../process/ports.ts'
import { attempt } from '../process/run.ts'
import { say } from '../../shared/src/commands/terminal.ts'
import { copyPreparedData } from './preparedData.ts'

/** A running system for tests. */
export interface TestSystem {
  /** Variables for its tests: BASE_URL, DATA_DIR, SETTINGS_FILE, ADMIN_EMAIL, ADMIN_PASSWORD. */
  variables: NodeJS.ProcessEnv
  /** Shows the last output of the system since it was ready, which may explain a failed test. */
  sayLastLines: () => void
  stop: () => Promise<void>
}

/** Lines that are kept for a failure. */
const lastLines = 200

/**
 * Starts the whole system as `npm start` does, on free ports and with its own data folder and settings: those that are
 * in its folder already, or prepared ones.
 *
 * @param name of its folder below `scratch`, and of the file with its later output
 * @throws {Failure} if it ends before it is ready
 */
export async function startTestSystem(
  name: string,
  scratch: string,
  environment: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<TestSystem> {
  // Free ports, so that systems started at the same time do not collide.
  const [port = 0, cmsPort = 0, internalPort = 0] = await freePorts(3)
  const ports = {
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    SITE_INTERNAL_PORT: String(internalPort),
  }
  const folder = join(scratch, name)
  const settingsFile = join(folder, '.env')
  if (!existsSync(settingsFile)) await copyPreparedData(folder, environment, stop)
  const variables = {
    ...{ DATA_DIR: join(folder, 'data'), SETTINGS_FILE: settingsFile },
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: parseEnv(readFileSync(settingsFile, 'utf8')).ADMIN_PASSWORD ?? '',
  }
  const program = {
    script: join(root, 'scripts', 'start.ts'),
    args: ['--settings', variables.SETTINGS_FILE],
    cwd: root,
    env: {
      ...environment,
      ...variables,
      ...ports,
      // A journey pastes pictures that are found there.
      TRUSTED_PICTURE_HOSTS: `127.0.0.1:${port}`,
    },
  }
  const ending = new AbortController()
  const log = openLog(join(root, '.build', `${name}.log`))
  const running = AbortSignal.any([stop, ending.signal])
  const system = attempt(program, running, log.write)
  const early = system.then(({ how }) => {
    throw new Failure(`The system ended before it was ready (${how}): see above.`)
  })
  const health = `http://127.0.0.1:${port}/api/health`
  try {
    await Promise.race([early, waitForHealth(health, running, () => undefined)])
  } catch (error) {
    ending.abort()
    throw error
  }
  log.beQuiet()
  return {
    variables: { ...variables, BASE_URL: `http://localhost:${port}` },
    sayLastLines: log.sayLast,
    async stop() {
      ending.abort()
      await system
    },
  }
}

/** A log that shows each line until it is silenced, and writes all of them to a file. */
function openLog(logFile: string) {
  mkdirSync(join(root, '.build'), { recursive: true })
  const file = createWriteStream(logFile)
  let quiet = false
  const last: string[] = []
  return {
    write: (line: string) => {
      file.write(`${line}\n`)
      if (!quiet) say(line)
      else if (last.push(line) > lastLines) last.shift()
    },
    sayLast: () => {
      for (const line of last) say(line)
    },
    beQuiet: () => {
      quiet = true
      say(`The system's further lines go to ${logFile}.`)
    },
  }
}
