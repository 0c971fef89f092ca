import { spawn, type ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../../shared/src/rules/errors.ts'
import { isRunning } from './facts.ts'

/** A script for Node, and where it runs. */
export interface Program {
  /** Options of Node itself. */
  flags?: string[]
  /** The script's path. */
  script: string
  args?: string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

/** A process of ours, with all processes that it starts. */
export interface Group {
  pid: number
  stdout: Readable | null
  stderr: Readable | null
  /** Resolves when it has ended and its output has been read. */
  ended: Promise<Ending>
}

/** How a process ended. */
export interface Ending {
  /** Whether it ended with code 0. */
  ok: boolean
  /** "code 1" or "signal SIGKILL" */
  how: string
}

/** Functions that kill each living process at once. */
const living = new Map<number, () => void>()

// No process outlives the command.
process.on('exit', () => {
  for (const kill of living.values()) kill()
})

/**
 * Starts a script in its own process group: a Ctrl-C in the terminal does not reach it, so that the command alone
 * decides what is stopped and in which order. Its IPC channel closes when the command is killed.
 */
export function startGroup({ flags = [], script, args = [], cwd, env }: Program): Group {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...flags, script, ...args],
    { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true },
  )
  const pid = child.pid ?? 0
  const forget = endWithCommand(pid, () => {
    killGroup(pid)
  })
  // Processes that it left behind must not block its successor, nor keep its output open.
  child.on('exit', () => {
    killGroup(pid)
  })
  const ended = ending(child).finally(forget)
  return { pid, stdout: child.stdout, stderr: child.stderr, ended }
}

/** Requests a process to end, and after the grace period (milliseconds) kills it and all that it has started. */
export async function endGroup(pid: number, grace: number): Promise<void> {
  sendSignal(pid, 'SIGTERM')
  const deadline = Date.now() + grace
  while (isRunning(pid) && Date.now() < deadline) await sleep(25)
  killGroup(pid)
  while (isRunning(pid)) await sleep(25)
}

/**
 * Makes sure that a process is ended when the command ends without having stopped it.
 *
 * @param kill ends it at once
 * @returns a function to be called when the process has ended
 */
export function endWithCommand(pid: number, kill: () => void): () => void {
  living.set(pid, kill)
  return () => {
    living.delete(pid)
  }
}

/** Sends a signal to a process, or to a whole group by its negative number; a process that has ended is no error. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  if (pid === 0) return
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

function killGroup(pid: number): void {
  sendSignal(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
}

function ending(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      resolve({ ok: false, how: error.message })
    })
    child.on('close', (code, signal) => {
      resolve({ ok: code === 0, how: signal ? `signal ${signal}` : `code ${code}` })
    })
  })
}
