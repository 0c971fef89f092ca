import { spawn } from 'node:child_process'
import { appendFileSync, closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../../shared/src/commands/command.ts'
import { isRunning } from '../process/facts.ts'
import { endWithCommand, sendSignal } from '../process/groups.ts'
import { freePorts } from '../process/ports.ts'
import { databaseUrl, probe } from './connection.ts'
import type { Account } from './account.ts'
import { disownPostmasterFile, isPostmaster, readPostmasterFile } from './postmaster.ts'

/** The options of a server. */
export interface ServerOptions {
  /** Path of the program. */
  postgres: string
  account: Account
  clusterDir: string
  password: string
  /** A free one if unset. */
  port: number | undefined
  /** Each as "fsync=off". */
  settings: string[]
  logFile: string
}

/** A running server. */
export interface Server {
  pid: number
  port: number
  /** Resolves when the server has ended for any reason. */
  ended: Promise<void>
}

/** The server has another password than ours. */
export class WrongPassword extends Error {}

/** Milliseconds. */
const PROBE_INTERVAL = 25
const RETRY_INTERVAL = 500
const RETRY_FOR = 20_000
const ANSWER_WITHIN = 30_000
const STOP_WITHIN = 10_000

/** Temporary failures: processes of a killed server take a moment to end, or a port was taken meanwhile. */
const PASSING =
  /pre-existing shared memory block|"postmaster.pid" already exists|could not bind|Address already in use/

/**
 * Returns the server that a killed command has left running with this data, once it answers; undefined if there is
 * none.
 *
 * @throws {WrongPassword} after stopping the server
 */
export async function adoptServer(options: ServerOptions): Promise<Server | undefined> {
  const file = readPostmasterFile(options.clusterDir)
  if (!file) return undefined
  const { pid, port } = file
  const deadline = Date.now() + ANSWER_WITHIN
  while (isPostmaster(pid, options.clusterDir)) {
    const answer = await probe(databaseUrl(port, options.password, 'postgres'))
    if (answer === 'ready') return { pid, port, ended: endOfStranger(pid) }
    if (answer === 'wrong password') {
      await stopServer(pid)
      throw new WrongPassword()
    }
    if (Date.now() > deadline) {
      throw new Failure(
        `PostgreSQL already runs with ${options.clusterDir} (process ${pid}) but does not answer. End that process, then run the command again.`,
      )
    }
    await sleep(PROBE_INTERVAL)
  }
  return undefined
}

/**
 * Starts a server and waits until it answers; after a kill it first recovers what was committed.
 *
 * @throws {Failure} with the server's last lines
 * @throws {WrongPassword} after stopping the server
 */
export async function startServer(options: ServerOptions): Promise<Server> {
  const deadline = Date.now() + RETRY_FOR
  for (;;) {
    const former = readPostmasterFile(options.clusterDir)
    if (former && !isPostmaster(former.pid, options.clusterDir))
      disownPostmasterFile(options.clusterDir)
    const port = options.port ?? (await freePorts(1))[0] ?? 0
    const server = launch(options, port)
    if (await isReady(server, options.password)) return server
    const words = lastWords(options.logFile)
    if (!PASSING.test(words) || Date.now() > deadline) {
      throw new Failure(`PostgreSQL did not start. It said:\n${words}`)
    }
    await sleep(RETRY_INTERVAL)
  }
}

/** Stops a server: gracefully, or harder if it takes too long. */
export async function stopServer(pid: number): Promise<void> {
  // PostgreSQL's "fast" and "immediate" shutdown, then a kill: commits survive each of them.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    sendSignal(pid, signal)
    const deadline = Date.now() + STOP_WITHIN
    while (isRunning(pid) && Date.now() < deadline) await sleep(PROBE_INTERVAL)
    if (!isRunning(pid)) return
  }
}

/**
 * Started in its own process group with a file for its output, so that neither a Ctrl-C nor a kill of this process
 * reaches it.
 */
function launch({ postgres, account, clusterDir, settings, logFile }: ServerOptions, port: number) {
  const log = openLog(logFile)
  const flags = settings.flatMap((setting) => ['-c', setting])
  const child = spawn(postgres, ['-D', clusterDir, '-p', String(port), ...flags], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const pid = child.pid ?? 0
  const forget = endWithCommand(pid, () => {
    sendSignal(pid, 'SIGQUIT')
  })
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      resolve()
    })
    child.on('error', (error) => {
      appendFileSync(logFile, `${error.message}\n`)
      resolve()
    })
  }).finally(forget)
  return { pid, port, ended }
}

async function isReady({ pid, port, ended }: Server, password: string): Promise<boolean> {
  const running = new AbortController()
  void ended.then(() => {
    running.abort()
  })
  while (!running.signal.aborted) {
    const answer = await probe(databaseUrl(port, password, 'postgres'))
    if (answer === 'ready') return true
    if (answer === 'wrong password') {
      await stopServer(pid)
      throw new WrongPassword()
    }
    await sleep(PROBE_INTERVAL)
  }
  return false
}

/** A new log file for each run; the previous one is kept. */
function openLog(file: string): number {
  if (existsSync(file)) renameSync(file, file.replace(/\.log$/, '.previous.log'))
  return openSync(file, 'a', 0o600)
}

function lastWords(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n')
}

async function endOfStranger(pid: number): Promise<void> {
  while (isRunning(pid)) await sleep(RETRY_INTERVAL)
}
