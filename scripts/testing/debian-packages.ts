import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { say, step } from '../process/terminal.ts'

const execute = promisify(execFile)

/**
 * Installs packages where that can be done, by root on Debian and its kin, and starts none of their services.
 * Where it cannot, it says so; whether the program is there now is for the caller to see.
 *
 * @param what the program for a person, as "Chromium"
 */
export async function installDebianPackages(what: string, packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  try {
    await step(`Installing ${what} with apt-get`, async () => {
      await execute('apt-get', ['update'])
      // In runlevel 1 (a rescue system) Debian starts no service that it has just installed.
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
      await execute('apt-get', ['install', '-y', ...packages], { env, maxBuffer: 64 * 1024 ** 2 })
    })
  } catch (error) {
    say(`apt-get could not install it: ${error instanceof Error ? error.message : String(error)}`)
  }
}
