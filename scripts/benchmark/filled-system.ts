import { join } from 'node:path'
import { loadEnvironment, root, variablesWithoutSettings } from '../environment.ts'
import { Failure } from '../../shared/src/commands/command.ts'
import { readRunRecord, type RunRecord } from '../process/run-record.ts'
import { runShowingOutput } from '../process/run.ts'
import { say } from '../../shared/src/commands/terminal.ts'
import { makeScratch } from '../testing/scratch.ts'
import { startTestSystem, type TestSystem } from '../testing/test-system.ts'

/** A running system with an archive of articles. */
export interface FilledSystem {
  baseUrl: string
  dataDir: string
  /** Its process numbers, its ports and its database. */
  record: RunRecord
  hookSecret: string
  credentials: { email: string; password: string }
}

/**
 * Starts a separate system, as `npm start` does, with the demo publication, and adds the given number of articles.
 * Their pages are still being rendered when this returns.
 *
 * @param cleanup gets the steps that stop the system and delete its data
 */
export async function startFilledSystem(
  articles: number,
  cleanup: AsyncDisposableStack,
  stop: AbortSignal,
): Promise<FilledSystem> {
  const given = variablesWithoutSettings()
  const { test } = await startDemoSystem(cleanup, stop)

  const settingsFile = String(test.variables.SETTINGS_FILE)
  const variables = { ...given, ...test.variables }
  const { settings, dataDir } = loadEnvironment(variables, say, settingsFile)
  const record = readRunRecord(dataDir)
  if (!record) throw new Failure(`The system runs, but ${dataDir} has no run record.`)

  const args = ['--articles', String(articles), '--settings', settingsFile]
  const seed = { script: join(root, 'scripts', 'seed.ts'), args, cwd: root, env: variables }
  await runShowingOutput('Adding articles', seed, stop, say)
  const { adminEmail: email, adminPassword: password = '', hookSecret } = settings
  const baseUrl = String(test.variables.BASE_URL)
  return { baseUrl, dataDir, record, hookSecret, credentials: { email, password } }
}

/**
 * Starts a separate system, as `npm start` does, with the demo publication, and waits until every page is rendered.
 *
 * @param cleanup gets the steps that stop the system and delete its data
 */
export async function startDemoSystem(
  cleanup: AsyncDisposableStack,
  stop: AbortSignal,
): Promise<{ test: TestSystem; scratch: string }> {
  // Simulated readers have the addresses of many networks, by `x-forwarded-for`.
  const environment = { ...variablesWithoutSettings(), TRUST_PROXY: '1' }
  const scratch = await makeScratch()
  cleanup.defer(() => scratch.remove())
  const test = await startTestSystem('bench', scratch.folder, environment, stop)
  cleanup.defer(() => test.stop())
  return { test, scratch: scratch.folder }
}
