import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { root } from '../environment.ts'
import { Failure } from '../../shared/src/commands/command.ts'
import { run } from '../process/run.ts'
import { say, step } from '../../shared/src/commands/terminal.ts'
import { installDebianPackages } from './debian-packages.ts'

const execute = promisify(execFile)

/** Names of the program and its package on Debian and other systems, the preferred one first. */
const kinds = {
  /** Draws no windows, and so needs less CPU time; Playwright downloads this one. */
  headless: { packageName: 'chromium-headless-shell', names: ['chromium-headless-shell'] },
  /** A browser like those of readers, which Lighthouse measures. */
  browser: {
    packageName: 'chromium',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  },
} as const

type Kind = keyof typeof kinds

/**
 * Finds a Chromium for the tests. The first one available is used: CHROMIUM_PATH, the system's, Debian's package,
 * Playwright's download.
 *
 * @param kind the preferred kind; if there is no headless one, a browser is used
 * @returns the path of the executable
 * @throws {Failure} if there is none
 */
export async function findChromium(stop: AbortSignal, kind: Kind): Promise<string> {
  const path =
    (await given()) ??
    (await ofDebian(kind)) ??
    (await ofDebian('browser')) ??
    (await download(stop))
  say(`Chromium: ${path}`)
  return path
}

async function given(): Promise<string | undefined> {
  const path = process.env.CHROMIUM_PATH
  if (!path || (await works(path))) return path || undefined
  throw new Failure(`CHROMIUM_PATH names ${path}, which cannot be run. Correct or unset it.`)
}

async function ofDebian(kind: Kind): Promise<string | undefined> {
  const { names, packageName } = kinds[kind]
  const installed = await system(names)
  if (installed) return installed
  await installDebianPackages('Chromium', [packageName])
  return system(names)
}

async function system(names: readonly string[]): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const name of names) {
    const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
    if (path && (await works(path))) return path
  }
  return undefined
}

async function download(stop: AbortSignal): Promise<string> {
  const path = chromium.executablePath()
  if (await works(path)) return path
  const title = 'Downloading Chromium with Playwright'
  const script = join(root, 'node_modules', 'playwright', 'cli.js')
  const program = { script, args: ['install', 'chromium'], cwd: root, env: process.env }
  await step(title, () => run(title, program, stop))
  if (await works(path)) return path
  throw new Failure(
    `The downloaded Chromium (${path}) cannot be run, perhaps for want of system libraries. ` +
      'Install Chromium, or set CHROMIUM_PATH to one.',
  )
}

async function works(path: string): Promise<boolean> {
  return execute(path, ['--version']).then(
    () => true,
    () => false,
  )
}
