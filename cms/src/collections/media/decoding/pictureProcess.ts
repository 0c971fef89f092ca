import { spawn, type ChildProcess } from 'node:child_process'
import { availableParallelism, constants, setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Job } from './jobs.ts'

/** Largest number of files waiting behind the current one; each holds a database connection meanwhile. */
const maxWaiting = 4

/** Longest time for one job, milliseconds: a legitimate picture takes less, also on a slow machine. */
const usualLimitMs = 20_000

const flags = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=512']
const here = path.dirname(fileURLToPath(import.meta.url))

/** Too many files are waiting; try again in a moment. */
export class PicturesBusy extends Error {
  readonly retryAfterSeconds = 10
}

/** The work took more time or memory than a picture may take, and was ended. */
export class TooCostly extends Error {}

type Waiting = {
  job: Job
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

const answerSchema = z.union([
  z.literal('ready'),
  z.object({ result: z.unknown() }).strict(),
  z.object({ error: z.string() }).strict(),
])

/**
 * Decodes pictures and reads drawings in a separate process, one at a time. A hostile file cannot block other requests,
 * and work that takes too long is ended by killing the process, which is the only way to stop a decoder.
 */
export class PictureProcess {
  readonly #limitMs: number
  /** A source file, also in the built newsroom: the bundler must not follow this path. */
  readonly #program = path.join(/* turbopackIgnore: true */ here, 'program.ts')
  #child: ChildProcess | null = null
  #isReady = false
  #current: Waiting | null = null
  #timer: NodeJS.Timeout | undefined
  /** Further work on uploads that were already accepted. It takes turns with new files: nobody waits for a whole upload. */
  #begun: Waiting[] = []
  #arrived: Waiting[] = []
  #lastWasBegun = false

  constructor(limitMs = usualLimitMs) {
    this.#limitMs = limitMs
  }

  /**
   * Starts work on a new file.
   *
   * @param patienceMs how long it may wait for its turn; by default as long as it takes
   * @throws {PicturesBusy} at once, if too many files are waiting, or after it has waited for too long
   * @throws {TooCostly} if the work was ended
   */
  begin(job: Job, patienceMs?: number): Promise<unknown> {
    if (this.#arrived.length >= maxWaiting) {
      return Promise.reject(new PicturesBusy('Too many pictures are in line.'))
    }
    const work = this.#enter(this.#arrived, job)
    if (patienceMs !== undefined) setTimeout(() => this.#giveUp(job), patienceMs).unref()
    return work
  }

  /**
   * Continues work on an accepted file.
   *
   * @throws {TooCostly} if this or other work on the same file was ended
   */
  continueWith(job: Job): Promise<unknown> {
    return this.#enter(this.#begun, job)
  }

  /** Number of jobs that are under way or waiting. */
  get load(): number {
    return this.#begun.length + this.#arrived.length + (this.#current ? 1 : 0)
  }

  #giveUp(job: Job): void {
    const [late, others] = partition(this.#arrived, (one) => one.job === job)
    this.#arrived = others
    for (const { reject } of late) reject(new PicturesBusy('Other pictures take too long.'))
  }

  #enter(line: Waiting[], job: Job): Promise<unknown> {
    return new Promise((resolve, reject) => {
      line.push({ job, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    if (this.#current) return
    const isForBegun = this.#begun.length > 0 && (!this.#lastWasBegun || this.#arrived.length === 0)
    const next = (isForBegun ? this.#begun : this.#arrived).shift()
    this.#lastWasBegun = isForBegun
    if (!next) {
      // No work is left: the child must not keep the server or a command running.
      this.#child?.unref()
      this.#child?.channel?.unref()
      return
    }
    this.#current = next
    this.#child ??= this.#start()
    this.#child.ref()
    this.#child.channel?.ref()
    if (this.#isReady) this.#send(this.#child, next)
  }

  #send(child: ChildProcess, { job }: Waiting): void {
    this.#timer = setTimeout(() => child.kill('SIGKILL'), this.#limitMs)
    child.send(job)
  }

  #start(): ChildProcess {
    const child = spawn(process.execPath, [...flags, this.#program], {
      // The process that decodes untrusted files gets no secrets.
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    // Saves and pages come first: nobody waits for a picture as for them.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    this.#isReady = false
    child.on('message', (message: unknown) => {
      this.#answered(child, answerSchema.parse(message))
    })
    child.on('error', (error) => {
      console.error(JSON.stringify({ event: 'media.process.failed', error: String(error) }))
    })
    child.on('close', () => {
      this.#ended(child)
    })
    return child
  }

  #answered(child: ChildProcess, answer: z.infer<typeof answerSchema>): void {
    const current = this.#current
    if (answer === 'ready') {
      this.#isReady = true
      if (current) this.#send(child, current)
      return
    }
    clearTimeout(this.#timer)
    this.#current = null
    if ('error' in answer) current?.reject(new Error(answer.error))
    else current?.resolve(answer.result)
    this.#next()
  }

  #ended(child: ChildProcess): void {
    if (this.#child !== child) return
    clearTimeout(this.#timer)
    const current = this.#current
    const had = this.#isReady
    this.#child = null
    this.#current = null
    if (current) {
      const error = had
        ? new TooCostly('The picture took too long, or too much memory.')
        : new Error('The picture process did not start.')
      const [same, others] = partition(this.#begun, (one) => isOfSameFile(one, current))
      this.#begun = others
      for (const { reject } of [current, ...same]) reject(error)
    }
    this.#next()
  }
}

function isOfSameFile({ job: one }: Waiting, { job: other }: Waiting): boolean {
  return 'data' in one && 'data' in other && one.data === other.data
}

function partition<One>(all: readonly One[], chosen: (one: One) => boolean): [One[], One[]] {
  return [all.filter(chosen), all.filter((one) => !chosen(one))]
}

/** Several processes; the work on one file stays in one of them. */
export class PictureProcesses {
  readonly #processes: readonly PictureProcess[]
  readonly #homes = new WeakMap<Uint8Array, PictureProcess>()

  /** @param limitMs of each job, as for one process */
  constructor(count: number, limitMs?: number) {
    this.#processes = Array.from({ length: count }, () => new PictureProcess(limitMs))
  }

  /** Like `PictureProcess.begin`. */
  begin(job: Job, patienceMs?: number): Promise<unknown> {
    return this.#homeOf(job).begin(job, patienceMs)
  }

  /** Like `PictureProcess.continueWith`. */
  continueWith(job: Job): Promise<unknown> {
    return this.#homeOf(job).continueWith(job)
  }

  #homeOf(job: Job): PictureProcess {
    const [first, ...others] = this.#processes
    if (!first) throw new Error('There is no picture process.')
    const leastBusy = others.reduce((one, other) => (other.load < one.load ? other : one), first)
    if (!('data' in job)) return leastBusy
    const home = this.#homes.get(job.data) ?? leastBusy
    this.#homes.set(job.data, home)
    return home
  }
}

/** Those of this server process: two, unless they would take all of its cores. */
export const pictureProcess = new PictureProcesses(availableParallelism() > 2 ? 2 : 1)
