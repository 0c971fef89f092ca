// Installs the packages, once for each state of the lock file. In plain JavaScript: see run.mjs.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { lockFolder } from './install-lock.mjs'

/** A failure that the operator can fix; the message is a sentence. */
export class InstallFailure extends Error {}

/**
 * Installs the packages if they are missing or were installed from another state of the lock file. Only one process
 * installs at a time; the others wait for it.
 *
 * @param {string} root the folder of the root package.json
 * @param {(line: string) => void} log
 * @param {(root: string, log: (line: string) => void) => Promise<void>} [install] does the installation; npm by default
 * @returns {Promise<boolean>} whether anything was installed
 * @throws {InstallFailure}
 */
export async function ensureInstalled(root, log, install = installWithNpm) {
  if (isInstalled(root)) return false
  const unlock = await lockFolder(join(root, '.build', 'install.lock'), log)
  try {
    if (isInstalled(root)) return false
    const stamp = installStamp(root)
    await install(root, log)
    writeFileSync(stampFile(root), stamp)
    return true
  } finally {
    unlock()
  }
}

/**
 * Returns the Node that package.json pins, or this one if it is new enough: npm leaves the pinned one out when install
 * scripts are disabled.
 *
 * @param {string} root
 * @returns {string} path of the executable
 * @throws {InstallFailure}
 */
export function pinnedNode(root) {
  const executable = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, 'node_modules', 'node', 'bin', executable)
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  throw new InstallFailure(
    'npm left Node 24 out, perhaps because it may not run install scripts (npm config get ignore-scripts): ' +
      'allow them and delete node_modules, or use Node 24, then run the command again.',
  )
}

/**
 * Returns a hash of everything that decides what npm installs.
 *
 * @param {string} root
 */
export function installStamp(root) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const hash = createHash('sha256')
  hash.update(readFileSync(join(root, 'package-lock.json')))
  for (const workspace of workspaces) {
    hash.update(readFileSync(join(root, workspace, 'package.json')))
  }
  return hash.digest('hex')
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.kariera-install')
}

/** @param {string} root */
function isInstalled(root) {
  const file = stampFile(root)
  return existsSync(file) && readFileSync(file, 'utf8') === installStamp(root)
}

/**
 * @param {string} root
 * @param {(line: string) => void} log
 */
async function installWithNpm(root, log) {
  log('Installing packages with npm: a few minutes the first time.')
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const progress = setInterval(() => log(`Installing packages: ${seconds()} s`), 10_000)
  try {
    await npm(root, [
      'ci',
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--no-progress',
      '--loglevel=error',
    ])
  } finally {
    clearInterval(progress)
  }
  log(`Packages installed in ${seconds()} s.`)
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function npm(root, args) {
  const script = process.env.npm_execpath ?? ''
  const isNpm = /^npm-cli\.c?js$/.test(basename(script))
  const child = isNpm
    ? spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
    : spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      reject(new InstallFailure(`npm cannot be started: ${error.message}`))
    })
    child.on('exit', (code, signal) => {
      if (code === 0) resolve()
      else
        reject(
          new InstallFailure(
            `The packages could not be installed: npm ended with ${signal ?? `code ${code}`} and says why above. ` +
              'Once that is mended, run the command again.',
          ),
        )
    })
  })
}
