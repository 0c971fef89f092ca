import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '../../shared/src/rules/chance.ts'
import { root } from '../environment.ts'
import { scripts } from '../services.ts'
import { running } from './system-under-test.ts'

/** The faults that the system is put through. */
export const faults = [
  'cms killed',
  'site killed',
  'database killed',
  'second cms killed',
  'site stopped for a while',
] as const
export type Fault = (typeof faults)[number]

/** Kills and suspends processes of the running system, and runs a second cms beside the first. */
export class Killer {
  readonly #secondCmsPort: number
  #secondCms: ChildProcess | null = null
  #environment: NodeJS.ProcessEnv | undefined
  #restart: NodeJS.Timeout | undefined
  #stopped = false
  readonly done: Record<Fault, number> = {
    'cms killed': 0,
    'site killed': 0,
    'database killed': 0,
    'second cms killed': 0,
    'site stopped for a while': 0,
  }

  constructor(secondCmsPort: number) {
    this.#secondCmsPort = secondCmsPort
  }

  /** Starts the second cms, with the build and the settings of the first, and starts it again whenever it ends. */
  startSecondCms(): void {
    // Read once, because later the first cms may just have been killed.
    this.#environment ??= environmentOf(running().cms)
    const env = this.#environment
    const second = spawn(
      process.execPath,
      [scripts.next, 'start', '-p', String(this.#secondCmsPort), '-H', '127.0.0.1'],
      { cwd: join(root, 'cms'), env, stdio: 'ignore' },
    )
    second.on('exit', () => {
      if (!this.#stopped) this.#restart = setTimeout(() => this.startSecondCms(), 500)
    })
    this.#secondCms = second
  }

  /** Causes one fault. Returns before the system has recovered from it. */
  async make(fault: Fault, chance: Chance): Promise<void> {
    const { cms, site, postgres } = running()
    this.done[fault] += 1
    if (fault === 'cms killed') end(cms)
    if (fault === 'site killed') end(site)
    if (fault === 'database killed') end(postgres)
    if (fault === 'second cms killed') {
      this.#secondCms?.kill('SIGKILL')
    }
    if (fault === 'site stopped for a while' && site !== undefined) {
      signal(site, 'SIGSTOP')
      await sleep(chance.wholeBetween(300, 1500))
      signal(site, 'SIGCONT')
    }
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#restart)
    this.#secondCms?.kill('SIGKILL')
  }
}

/** The environment of a running process (Linux). */
function environmentOf(pid: number | undefined): NodeJS.ProcessEnv {
  const lines = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean)
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

function end(pid: number | undefined): void {
  if (pid !== undefined) signal(pid, 'SIGKILL')
}

/** The process may have ended a moment ago. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
