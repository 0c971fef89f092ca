import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sweep, useBuild } from '../building/buildCache.ts'
import { buildKey } from '../building/key.ts'
import { root } from '../environment.ts'
import { run } from '../process/run.ts'
import { step } from '../../shared/src/commands/terminal.ts'

const execute = promisify(execFile)

/** Data folders of systems that have not served anything yet, made once for each state of the cms. */
const cache = {
  folder: join(root, '.build', 'data'),
  locks: join(root, '.build', 'locks', 'data'),
}

/**
 * Makes a folder with the data of a system that was prepared and never started, and its settings: migrating a database
 * and scaling the demo's pictures takes a minute of a core, a copy of the result takes a second.
 *
 * @param folder does not exist yet; gets `data` and `.env`
 * @param environment without the settings of a single system; only those that change its data are heeded
 */
export async function copyPreparedData(
  folder: string,
  environment: NodeJS.ProcessEnv,
  stop: AbortSignal,
): Promise<void> {
  const { DEMO = '' } = environment
  const key = buildKey(root, 'cms', DEMO)
  const lock = await useBuild(cache, key, stop, (kept) => make(kept, environment, stop))
  sweep(cache)
  try {
    await copy(join(cache.folder, key), folder)
  } finally {
    lock.release()
  }
  // If root runs the tests, PostgreSQL accesses the folder as another user.
  chmodSync(folder, 0o755)
}

async function make(kept: string, environment: NodeJS.ProcessEnv, stop: AbortSignal) {
  // In the system's temporary folder, which the user that PostgreSQL runs as can reach.
  const folder = mkdtempSync(join(tmpdir(), 'kariera-data-'))
  chmodSync(folder, 0o755)
  const program = {
    script: join(import.meta.dirname, 'prepare-data.ts'),
    args: ['--settings', join(folder, '.env')],
    cwd: root,
    env: {
      ...{ ...environment, DATA_DIR: join(folder, 'data'), ADMIN_EMAIL: 'admin@example.com' },
      // Any: a running system may have the usual one.
      PORT: '0',
    },
  }
  try {
    const title = 'Preparing the data of a test system'
    await step(title, () => run(title, program, stop))
    await copy(folder, kept)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Keeps the owners of the files: PostgreSQL's may belong to another user. */
async function copy(from: string, to: string): Promise<void> {
  mkdirSync(join(to, '..'), { recursive: true })
  await execute('cp', ['-a', from, to])
}
