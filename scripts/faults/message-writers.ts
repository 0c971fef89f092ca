import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Chance } from '../../shared/src/rules/chance.ts'
import type { TestMailServer } from '../testing/mail-server.ts'
import type { Editor } from './editor.ts'
import { system } from './system-under-test.ts'

const moods = ['well', 'well', 'refusing', 'hanging up', 'silent'] as const

/** Pause between two attempts after a failure, milliseconds. */
const pauseMs = 400
/** How long a reader keeps trying, milliseconds. */
const maxWaitMs = 4 * 60_000

const rowSchema = z.object({ id: z.number(), message: z.string(), mailState: z.string() })
const submissionsSchema = z.object({ docs: z.array(rowSchema) })

/** Readers who send submissions while the mail server fails in several ways, and who try again. */
export class MessageWriters {
  readonly #mails: TestMailServer
  readonly #chance: Chance
  readonly #run: string
  /** Submissions that were reported as sent before the mail had arrived. */
  readonly saidTooEarly: string[] = []
  accepted = 0

  constructor(mails: TestMailServer, chance: Chance, run: string) {
    this.#mails = mails
    this.#chance = chance
    this.#run = run
  }

  /** The messages of all readers. */
  readonly written: string[] = []

  /** Sends one submission of a reader with a separate address, until it is accepted or is already being sent. */
  async write(): Promise<void> {
    const number = this.written.length + 1
    const message = `Съобщение ${number} на ${this.#run}`
    this.written.push(message)
    const deadline = Date.now() + maxWaitMs
    while (Date.now() < deadline) {
      this.#mails.mood = this.#chance.pick(moods)
      const status = await this.#post(number, message)
      if (status === 200) {
        this.accepted += 1
        if (!this.#arrived(message)) this.saidTooEarly.push(message)
        return
      }
      // The submission is already being sent; the reader waits.
      if (status === 429) return
      await sleep(pauseMs)
    }
  }

  /**
   * Sends all submissions that are not sent yet, as an editor does in the back office.
   *
   * @returns the messages that were still not sent at the deadline
   */
  async sendAll(editor: Editor, within: number): Promise<string[]> {
    this.#mails.mood = 'well'
    const deadline = Date.now() + within
    for (;;) {
      const path = '/api/contact-submissions?limit=100&depth=0&where[mailState][not_equals]=sent'
      const { docs } = submissionsSchema.parse(await editor.call('GET', path))
      if (docs.length === 0 || Date.now() > deadline) return docs.map(({ message }) => message)
      for (const { id, mailState } of docs) {
        // Submissions that a killed process was sending are sent without an editor.
        if (mailState === 'unsent') await editor.call('POST', `/api/contact-submissions/${id}/send`)
      }
      await sleep(1000)
    }
  }

  /** Returns the number of different mails of a message, by Message-ID; it is 1 however often the mail was sent. */
  mailsOf(message: string): number {
    const ids = this.#mails.received
      .filter(({ text }) => text?.includes(message))
      .map(({ messageId }) => messageId)
    return new Set(ids).size
  }

  #arrived(message: string): boolean {
    return this.#mails.received.some(({ text }) => text?.includes(message))
  }

  /** @returns the status, 0 if nothing answers */
  async #post(number: number, message: string): Promise<number> {
    const person = { email: 'radka@example.com', name: 'Радка', phone: '0888 123 456' }
    try {
      const response = await fetch(`${system.SYSTEM_URL}/api/email/contact`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.18.7.${number}`,
        },
        body: JSON.stringify({ ...person, message }),
        signal: AbortSignal.timeout(10_000),
      })
      return response.status
    } catch {
      return 0
    }
  }
}
