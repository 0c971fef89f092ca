import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Job } from './jobs.ts'

/** So many files are in line behind the one that is worked on; each holds a connection to the database meanwhile. */
const maxWaiting = 4

/** No honest picture within the bounds takes longer on a slow machine, milliseconds. */
const usualLimitMs = 20_000

const flags = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=512']
const here = path.dirname(fileURLToPath(import.meta.url))

/** There are too many in line; try again in a moment. */
export class PicturesBusy extends Error {
  readonly retryAfterSeconds = 10
}

/** The work took longer, or more memory, than any picture is given, and was ended. */
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
 * Decodes pictures and reads drawings in a process of its own, one at a time: whatever a file does to its decoder, others
 * are answered meanwhile, and what takes too long is ended with the process, which is the only way to end a decoder.
 */
export class PictureProcess {
  readonly #limitMs: number
  /** A source, also in the built newsroom: the bundler is to leave it alone, which looks into paths that it can follow. */
  readonly #program = path.join(/* turbopackIgnore: true */ here, 'program.ts')
  #child: ChildProcess | null = null
  #isReady = false
  #current: Waiting | null = null
  #timer: NodeJS.Timeout | undefined
  /** Parts of uploads that were let in already: they come first, so that few uploads are under way at once. */
  #begun: Waiting[] = []
  #arrived: Waiting[] = []

  constructor(limitMs = usualLimitMs) {
    this.#limitMs = limitMs
  }

  /**
   * A file that has just come in.
   *
   * @throws {PicturesBusy} at once, where the line is too long
   * @throws {TooCostly} when it was ended
   */
  begin(job: Job): Promise<unknown> {
    if (this.#arrived.length >= maxWaiting) {
      return Promise.reject(new PicturesBusy('Too many pictures are in line.'))
    }
    return this.#enter(this.#arrived, job)
  }

  /** More work on a file that was let in. @throws {TooCostly} when it, or other work on the same file, was ended */
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
      // Nothing to wait for: the server, or a command, may end.
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
      // What decodes the files of strangers knows no secret.
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
        : new Error('The process of pictures did not start.')
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

/** The one of this process. */
export const pictureProcess = new PictureProcess()
