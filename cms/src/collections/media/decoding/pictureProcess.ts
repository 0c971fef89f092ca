import { spawn, type ChildProcess } from 'node:child_process'
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
  /** Further work on uploads that were already accepted. It comes first, so that few uploads are under way at once. */
  #begun: Waiting[] = []
  #arrived: Waiting[] = []

  constructor(limitMs = usualLimitMs) {
    this.#limitMs = limitMs
  }

  /**
   * Starts work on a new file.
   *
   * @throws {PicturesBusy} at once, if too many files are waiting
   * @throws {TooCostly} if the work was ended
   */
  begin(job: Job): Promise<unknown> {
    if (this.#arrived.length >= maxWaiting) {
      return Promise.reject(new PicturesBusy('Too many pictures are in line.'))
    }
    return this.#enter(this.#arrived, job)
  }

  /**
   * Continues work on an accepted file.
   *
   * @throws {TooCostly} if this or other work on the same file was ended
   */
  goOn(job: Job): Promise<unknown> {
    return this.#enter(this.#begun, job)
  }

  #enter(line: Waiting[], job: Job): Promise<unknown> {
    return new Promise((resolve, reject) => {
      line.push({ job, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    if (this.#current) return
    const next = this.#begun.shift() ?? this.#arrived.shift()
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

/** The instance of this server process. */
export const pictureProcess = new PictureProcess()
