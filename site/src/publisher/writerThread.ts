import { Worker } from 'node:worker_threads'
import { z } from 'zod'

/** A job for the thread; `html` is null for a page to be removed. */
export type WriterJob = { id: number; path: string; html: Uint8Array<ArrayBuffer> | null }

/** The result of a job; `error` is null if it succeeded. */
export const writerResultSchema = z.object({ id: z.number(), error: z.string().nullable() })
export type WriterResult = z.infer<typeof writerResultSchema>

type Waiting = { resolve: () => void; reject: (error: Error) => void }

/**
 * Compresses and writes the pages of a full render in a separate thread: this is half of the work on a page, which then
 * runs in parallel with the rendering of the next one.
 */
export class WriterThread {
  readonly #root: string
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #lastId = 0

  constructor(root: string) {
    this.#root = root
  }

  /** @param html is taken over: it is empty afterwards */
  write(path: string, html: Uint8Array<ArrayBuffer>): Promise<void> {
    return this.#do(path, html)
  }

  remove(path: string): Promise<void> {
    return this.#do(path, null)
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #do(path: string, html: Uint8Array<ArrayBuffer> | null): Promise<void> {
    this.#worker ??= this.#start()
    const id = (this.#lastId += 1)
    const job: WriterJob = { id, path, html }
    this.#worker.postMessage(job, html ? [html.buffer] : [])
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
    })
  }

  #start(): Worker {
    const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: this.#root })
    worker.unref()
    worker.on('message', (message: unknown) => {
      const { id, error } = writerResultSchema.parse(message)
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (error === null) waiting?.resolve()
      else waiting?.reject(new Error(error))
    })
    worker.on('error', (error) => {
      console.error(JSON.stringify({ event: 'publishing.writer.failed', error: String(error) }))
    })
    // Pages that were not written are tried again, by a new thread.
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null
      for (const { reject } of this.#waiting.values()) reject(new Error('The writer has ended.'))
      this.#waiting.clear()
    })
    return worker
  }
}
