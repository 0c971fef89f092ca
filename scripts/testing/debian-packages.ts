import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { say, step } from '../../shared/src/commands/terminal.ts'

const execute = promisify(execFile)

/**
 * Installs packages if the user is root on Debian or a derivative, without starting their services. Reports a failed
 * installation; the caller must check whether the program exists now.
 *
 * @param what name of the program for people, for example "Chromium"
 */
export async function installDebianPackages(what: string, packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  try {
    await step(`Installing ${what} with apt-get`, async () => {
      await execute('apt-get', ['update'])
      // In runlevel 1 (rescue mode) Debian does not start the services of new packages.
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
      await execute('apt-get', ['install', '-y', ...packages], { env, maxBuffer: 64 * 1024 ** 2 })
    })
  } catch (error) {
    say(`apt-get could not install it: ${error instanceof Error ? error.message : String(error)}`)
  }
}
