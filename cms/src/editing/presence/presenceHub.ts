import { errorText } from '@kariera/shared/rules/errors'
import type { Payload } from 'payload'
import { listen } from '../../lib/db/listen.ts'
import { beatMs, presenceChannel } from './presence.ts'
import { forgetSilent, peopleIn } from './presenceTable.ts'

/** Most streams of one user, and of all. */
const most = { ofUser: 20, ofAll: 500 }

/** How long a stream lasts, milliseconds: the browser opens another one, for which the session is checked again. */
const lifetimeMs = 5 * 60_000

/** Most messages that wait for one caller. */
const mostUntaken = 100

type Stream = { user: number; send: (text: string) => void }

/** The streams of this process: each is told who has which documents open, and who has saved one, at once. */
class PresenceHub {
  readonly #payload: Payload
  readonly #connectionString: string | undefined
  readonly #streams = new Set<Stream>()
  #work: { stop: () => void } | null = null
  /** The last message of who is there, for streams that come later. */
  #people = ''

  constructor(payload: Payload, connectionString: string | undefined) {
    this.#payload = payload
    this.#connectionString = connectionString
  }

  /** @returns null if there are too many */
  open(user: number): ReadableStream<Uint8Array> | null {
    const own = [...this.#streams].filter((one) => one.user === user).length
    if (own >= most.ofUser || this.#streams.size >= most.ofAll) return null
    let leave = (): void => undefined
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const encoder = new TextEncoder()
        const end = () => {
          leave()
          controller.close()
        }
        const timer = setTimeout(end, lifetimeMs)
        const send = (text: string) => {
          // Its caller takes nothing any more.
          if ((controller.desiredSize ?? 0) < -mostUntaken) end()
          else controller.enqueue(encoder.encode(text))
        }
        const stream = { user, send }
        leave = () => {
          clearTimeout(timer)
          this.#streams.delete(stream)
          if (this.#streams.size === 0) this.#rest()
        }
        this.#streams.add(stream)
        send(`retry: 1000\n\n${this.#people}`)
        this.#begin()
      },
      cancel: () => leave(),
    })
  }

  #begin(): void {
    if (this.#work) return
    const { logger } = this.#payload
    const note = (error: unknown) =>
      logger.warn({ event: 'presence.failed', error: errorText(error) })
    let isReading = false
    let isDue = false
    const read = async () => {
      isDue = true
      if (isReading) return
      isReading = true
      try {
        while (isDue) {
          isDue = false
          const people = await peopleIn(this.#payload.db.drizzle)
          this.#tell(`event: people\ndata: ${JSON.stringify(people)}\n\n`)
        }
      } catch (error) {
        note(error)
      } finally {
        isReading = false
      }
    }
    const listener = listen({
      connectionString: this.#connectionString,
      channel: presenceChannel,
      name: 'kariera presence',
      onNotification: (save) => {
        if (save) this.#send(`event: saved\ndata: ${save}\n\n`)
        else void read()
      },
      logger,
    })
    const beat = setInterval(() => {
      this.#send('event: beat\ndata:\n\n')
      forgetSilent(this.#payload).catch(note)
    }, beatMs)
    this.#work = {
      stop: () => {
        clearInterval(beat)
        void listener.stop()
      },
    }
  }

  #tell(people: string): void {
    if (people === this.#people) return
    this.#people = people
    this.#send(people)
  }

  #send(text: string): void {
    for (const { send } of this.#streams) send(text)
  }

  #rest(): void {
    this.#work?.stop()
    this.#work = null
    this.#people = ''
  }
}

const hubs = new WeakMap<Payload, PresenceHub>()

/** The hub of a cms; tests open several. @param connectionString of a connection on which it can listen */
export function presenceHub(payload: Payload, connectionString: string | undefined): PresenceHub {
  const hub = hubs.get(payload) ?? new PresenceHub(payload, connectionString)
  hubs.set(payload, hub)
  return hub
}
