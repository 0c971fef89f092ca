import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root } from '../environment.ts'
import { tryLock } from '../process/lock.ts'
import { say } from '../../shared/src/commands/terminal.ts'
import { installDebianPackages } from './debian-packages.ts'

const execute = promisify(execFile)

const PROGRAM = '/usr/sbin/nginx'
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The environment of nginx/start.sh; nginx.conf.template describes each variable. */
export interface NginxVariables {
  PORT: string
  DATA_DIR: string
  SITE_ADDRESS: string
  CMS_ADDRESS: string
  RESOLVER: string
  SITE_URL: string
  ADMIN_URL: string
  RUN_DIR: string
}

/** Whether Debian's nginx with its brotli module exists; installs it if possible. */
export async function hasNginx(): Promise<boolean> {
  if (!isHere()) await installAlone()
  if (!isHere()) say('There is no nginx with its module for brotli: the tests of it are skipped.')
  return isHere()
}

function isHere(): boolean {
  return existsSync(PROGRAM) && existsSync(BROTLI_MODULE)
}

/** Several test files need it at once, and apt-get does not wait for its lock. */
async function installAlone(): Promise<void> {
  const file = join(tmpdir(), 'kariera-installs-nginx')
  let lock = tryLock(file)
  for (; !lock; lock = tryLock(file)) await sleep(100)
  try {
    if (isHere()) return
    await installDebianPackages('nginx', ['nginx', 'libnginx-mod-http-brotli-static'])
  } finally {
    lock.release()
  }
}

/**
 * Starts nginx with the production configuration, in the foreground of a separate process.
 *
 * @returns a function that ends it
 * @throws {Error} the output of `nginx -t` if the configuration is invalid
 */
export async function startNginx(variables: NginxVariables): Promise<() => Promise<void>> {
  const script = join(root, 'nginx', 'start.sh')
  await execute('sh', [script, '-t', '-q'], { env: { ...variables } })
  const nginx = spawn('sh', [script], { env: { ...variables }, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  while (!(await answers(Number(variables.PORT)))) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with code ${nginx.exitCode}.`)
    await sleep(10)
  }
  return async () => {
    nginx.kill('SIGTERM')
    await ended
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
