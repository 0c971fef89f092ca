import { join } from 'node:path'
import { loadEnvironment, root, variablesWithoutSettings } from '../environment.ts'
import { Failure } from '../process/command.ts'
import { readRunRecord, type RunRecord } from '../process/run-record.ts'
import { runAloud } from '../process/run.ts'
import { say } from '../process/terminal.ts'
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
 * @param closing stops it and removes everything that it stored
 */
export async function startFilledSystem(
  articles: number,
  closing: AsyncDisposableStack,
  stop: AbortSignal,
): Promise<FilledSystem> {
  const given = variablesWithoutSettings()
  const { test } = await startDemoSystem(closing, stop)

  const settingsFile = String(test.variables.SETTINGS_FILE)
  const variables = { ...given, ...test.variables }
  const { settings, dataDir } = loadEnvironment(variables, say, settingsFile)
  const record = readRunRecord(dataDir)
  if (!record) throw new Failure('The running system has no run record.')

  const args = ['--articles', String(articles), '--settings', settingsFile]
  const seed = { script: join(root, 'scripts', 'seed.ts'), args, cwd: root, env: variables }
  await runAloud('Adding articles', seed, stop, say)
  const { adminEmail: email, adminPassword: password = '', hookSecret } = settings
  const baseUrl = String(test.variables.BASE_URL)
  return { baseUrl, dataDir, record, hookSecret, credentials: { email, password } }
}

/**
 * Starts a separate system, as `npm start` does, with the demo publication, and waits until every page is rendered.
 *
 * @param closing stops it and removes everything that it stored
 */
export async function startDemoSystem(
  closing: AsyncDisposableStack,
  stop: AbortSignal,
): Promise<{ test: TestSystem; scratch: string }> {
  // Readers of a benchmark pretend to come from many networks, by `x-forwarded-for`.
  const environment = { ...variablesWithoutSettings(), TRUST_PROXY: '1' }
  const scratch = await makeScratch()
  closing.defer(() => scratch.remove())
  const test = await startTestSystem('bench', scratch.folder, environment, stop)
  closing.defer(() => test.stop())
  return { test, scratch: scratch.folder }
}
