import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Signer } from '../../shared/src/contracts/signature.ts'
import type { Chance } from '../../shared/src/rules/chance.ts'

/**
 * A second site that only records the messages that it receives: it is slow, refuses some of them, and notices when one
 * event is delivered twice at the same time.
 */
export class Recorder {
  readonly #server: Server
  readonly #open = new Set<string>()
  /** Refusals of each event, at most three: the pauses between attempts grow. */
  readonly #refusals = new Map<string, number>()
  /** Events that were being delivered twice at the same time. */
  readonly twiceAtOnce: string[] = []
  /** Number of messages without a valid signature. */
  unsigned = 0
  received = 0

  constructor(hookSecret: string, chance: Chance) {
    const signer = new Signer(hookSecret, 'hook')
    this.#server = createServer((req, res) => {
      const chunks: Buffer[] = []
      req.on('data', (chunk: Buffer) => chunks.push(chunk))
      req.on('end', () => {
        const signed = signer.verify(Buffer.concat(chunks).toString(), req.headers)
        if (!signed) this.unsigned += 1
        void this.#take(signed?.id ?? '', chance).then((status) => {
          res.writeHead(status, { 'content-type': 'application/json' })
          res.end(JSON.stringify({ rendered: [], failed: [], remaining: 0 }))
        })
      })
    })
  }

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #take(id: string, chance: Chance): Promise<number> {
    const events = id.replace('event_', '').split('_')
    this.received += 1
    this.twiceAtOnce.push(...events.filter((event) => this.#open.has(event)))
    for (const event of events) this.#open.add(event)
    await sleep(chance.wholeBetween(0, 150))
    for (const event of events) this.#open.delete(event)
    const isRefused = chance.happens(0.25) && !events.some((event) => this.#refused(event) >= 3)
    if (isRefused) for (const event of events) this.#refusals.set(event, this.#refused(event) + 1)
    return isRefused ? 503 : 200
  }

  #refused(event: string): number {
    return this.#refusals.get(event) ?? 0
  }
}
