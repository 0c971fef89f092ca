import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Chance } from '../../cms/src/seed/chance.ts'
import type { TestMailServer } from '../../cms/src/testing/mailServer.ts'
import type { Editor } from './editor.ts'
import { system } from './system-under-test.ts'

const moods = ['well', 'well', 'refusing', 'hanging up', 'silent'] as const

/** Between two tries of one who was told that it failed, milliseconds. */
const pauseMs = 400
/** How long he tries, milliseconds. */
const patienceMs = 4 * 60_000

const rowSchema = z.object({ id: z.number(), message: z.string(), mailState: z.string() })
const inboxSchema = z.object({ docs: z.array(rowSchema) })

/** Readers who write to the editors while the mail server has its moods, and who do not give up. */
export class Correspondents {
  readonly #mails: TestMailServer
  readonly #chance: Chance
  readonly #run: string
  /** What was said to be sent, and had not arrived by then. */
  readonly saidTooEarly: string[] = []
  accepted = 0

  constructor(mails: TestMailServer, chance: Chance, run: string) {
    this.#mails = mails
    this.#chance = chance
    this.#run = run
  }

  /** What each of them has written. */
  readonly written: string[] = []

  /** One reader at an address of his own writes one message, until it is taken, or somebody is sending it. */
  async write(): Promise<void> {
    const number = this.written.length + 1
    const message = `Съобщение ${number} на ${this.#run}`
    this.written.push(message)
    const deadline = Date.now() + patienceMs
    while (Date.now() < deadline) {
      this.#mails.mood = this.#chance.pick(moods)
      const status = await this.#post(number, message)
      if (status === 200) {
        this.accepted += 1
        if (!this.#arrived(message)) this.saidTooEarly.push(message)
        return
      }
      // He is being sent for: told to wait, he waits.
      if (status === 429) return
      await sleep(pauseMs)
    }
  }

  /** Has everything sent that was kept, as an editor does who looks into the inbox. */
  async sendAll(editor: Editor, within: number): Promise<string[]> {
    this.#mails.mood = 'well'
    const deadline = Date.now() + within
    for (;;) {
      const path = '/api/contact-submissions?limit=100&depth=0&where[mailState][not_equals]=sent'
      const { docs } = inboxSchema.parse(await editor.call('GET', path))
      if (docs.length === 0 || Date.now() > deadline) return docs.map(({ message }) => message)
      for (const { id, mailState } of docs) {
        // What somebody was sending who was killed goes out by itself.
        if (mailState === 'unsent') await editor.call('POST', `/api/contact-submissions/${id}/send`)
      }
      await sleep(1000)
    }
  }

  /** How many different mails there are of each message: one, however often it was sent. */
  mailsOf(message: string): number {
    const ids = this.#mails.received
      .filter(({ text }) => text?.includes(message))
      .map(({ messageId }) => messageId)
    return new Set(ids).size
  }

  #arrived(message: string): boolean {
    return this.#mails.received.some(({ text }) => text?.includes(message))
  }

  /** @returns 0 where nobody answers */
  async #post(number: number, message: string): Promise<number> {
    const sender = { email: 'radka@example.com', name: 'Радка', phone: '0888 123 456' }
    try {
      const response = await fetch(`${system.SYSTEM_URL}/api/email/contact`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.18.7.${number}`,
        },
        body: JSON.stringify({ ...sender, message }),
        signal: AbortSignal.timeout(10_000),
      })
      return response.status
    } catch {
      return 0
    }
  }
}
