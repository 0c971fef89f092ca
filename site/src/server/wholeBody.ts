import { randomUUID } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** Largest body that is kept in memory, bytes; a longer one is stored in a file. */
export const inMemory = 256 * 1024

/** A complete body. */
export type WholeBody = {
  stream: () => Readable
  /** Releases the memory or file of the body. */
  dispose: () => Promise<void>
}

/** Why a body was refused: it is too long, or no more data arrived. */
export type BodyRefusal = 'tooLong' | 'stalled'

/** Limits for a body. */
export type BodyRule = {
  maximumBytes: number
  /** How long no data may arrive, milliseconds. */
  pauseMs: number
}

/**
 * Reads a body to its end before anything else waits for it: a caller that does not send the rest blocks only its own
 * connection.
 *
 * @throws if the caller has gone away
 */
export async function wholeBody(
  req: IncomingMessage,
  rule: BodyRule,
): Promise<WholeBody | BodyRefusal> {
  const store = new BodyStore()
  try {
    const chunks = req.iterator({ destroyOnReturn: false })
    let length = 0
    for (;;) {
      const next = await withinPause(chunks.next(), rule.pauseMs)
      if (next === 'stalled') return await refused(store, 'stalled')
      if (next.done) return { stream: () => store.stream(), dispose: () => store.dispose() }
      const chunk: unknown = next.value
      if (!Buffer.isBuffer(chunk)) throw new TypeError('A body is read as bytes.')
      length += chunk.length
      if (length > rule.maximumBytes) return await refused(store, 'tooLong')
      await store.add(chunk)
    }
  } catch (error) {
    await store.dispose()
    throw error
  }
}

async function refused(store: BodyStore, refusal: BodyRefusal): Promise<BodyRefusal> {
  await store.dispose()
  return refusal
}

async function withinPause<Result>(work: Promise<Result>, ms: number): Promise<Result | 'stalled'> {
  const timer = new AbortController()
  const { signal } = timer
  const pause = sleep(ms, 'stalled' as const, { signal, ref: false }).catch(
    () => 'stalled' as const,
  )
  try {
    return await Promise.race([work, pause])
  } finally {
    timer.abort()
  }
}

class BodyStore {
  #chunks: Buffer[] = []
  #length = 0
  #file: { handle: FileHandle; name: string } | null = null

  async add(chunk: Buffer): Promise<void> {
    this.#length += chunk.length
    if (!this.#file && this.#length <= inMemory) {
      this.#chunks.push(chunk)
      return
    }
    const { handle } = this.#file ?? (await this.#moveToFile())
    await handle.appendFile(chunk)
  }

  stream(): Readable {
    if (!this.#file) return Readable.from(this.#chunks)
    return this.#file.handle.createReadStream({ start: 0, autoClose: false })
  }

  async dispose(): Promise<void> {
    this.#chunks = []
    const file = this.#file
    this.#file = null
    if (!file) return
    // Errors of the disk are ignored, because nothing more can be done.
    await Promise.allSettled([file.handle.close(), rm(file.name, { force: true })])
  }

  async #moveToFile() {
    const name = path.join(tmpdir(), `kariera-body-${randomUUID()}`)
    const handle = await open(name, 'wx+', 0o600)
    // Set before the file is written to: if writing fails, the file must be removed.
    this.#file = { handle, name }
    await handle.appendFile(Buffer.concat(this.#chunks))
    this.#chunks = []
    return this.#file
  }
}
