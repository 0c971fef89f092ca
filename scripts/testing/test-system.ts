import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { randomPassword } from '../../shared/src/rules/password.ts'
import { root } from '../environment.ts'
import { Failure } from '../process/command.ts'
import { waitForHealth } from '../process/health.ts'
import { freePorts } from '../process/ports.ts'
import { attempt } from '../process/run.ts'
import { say } from '../process/terminal.ts'

/** A running system for the journeys. */
export interface TestSystem {
  /** What the journeys are told: BASE_URL, DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD. */
  variables: NodeJS.ProcessEnv
  stop: () => Promise<void>
}

/** What the system prints while the journeys run. */
const LOG_FILE = join(root, '.build', 'test-system.log')

/**
 * Starts the whole system as `npm start` does, on free ports and with a data folder and settings of its own.
 *
 * @throws {Failure} if it ends before it is ready
 */
export async function startTestSystem(
  scratch: string,
  environment: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<TestSystem> {
  const [port = 0] = await freePorts(1)
  const variables = {
    DATA_DIR: join(scratch, 'data'),
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: randomPassword(),
  }
  const program = {
    script: join(root, 'scripts', 'start.ts'),
    args: ['--settings', join(scratch, '.env')],
    cwd: root,
    env: { ...environment, ...variables, PORT: String(port) },
  }
  const ending = new AbortController()
  const log = openLog()
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
    async stop() {
      ending.abort()
      await system
    },
  }
}

/** Shows each line until it is told to be quiet, and writes all of them to a file. */
function openLog() {
  mkdirSync(join(root, '.build'), { recursive: true })
  const file = createWriteStream(LOG_FILE)
  let quiet = false
  return {
    write: (line: string) => {
      file.write(`${line}\n`)
      if (!quiet) say(line)
    },
    beQuiet: () => {
      quiet = true
      say(`The system's further lines go to ${LOG_FILE}.`)
    },
  }
}
