import { createHmac } from 'node:crypto'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'

/**
 * What the cms and the site say to each other is signed by Standard Webhooks: id, timestamp and body with the
 * secret that both know (`HOOK_SECRET`). A signature is good for five minutes.
 */
export type SignedHeaders = {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/** Signs a body, or checks that one was signed. */
export class Signer {
  readonly #webhook: Webhook

  /**
   * @param door what is signed for one is worth nothing at another. The hook's key is the secret itself, as
   * Standard Webhooks has it.
   */
  constructor(secret: string, door: 'hook' | 'read' | 'verify' | 'views') {
    const key = door === 'hook' ? secret : createHmac('sha256', secret).update(door).digest()
    this.#webhook = new Webhook(Buffer.from(key).toString('base64'))
  }

  /** @param at when it is sent; a retry of the same message keeps its id and has a new time */
  sign(id: string, body: string, at: Date = new Date()): SignedHeaders {
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': this.#webhook.sign(id, at, body),
    }
  }

  /** @returns the id and the timestamp that were signed, or null where the signature is missing, wrong or old */
  verify(
    body: string,
    headers: Record<string, string | string[] | undefined>,
  ): { id: string; timestamp: string } | null {
    const id = headers['webhook-id']
    const timestamp = headers['webhook-timestamp']
    const signature = headers['webhook-signature']
    if (typeof id !== 'string' || typeof timestamp !== 'string') return null
    if (typeof signature !== 'string') return null
    const signed = {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    }
    try {
      this.#webhook.verify(body, signed, { jsonParse: false })
      // As the signature was checked: "0123" and "123.0" are the same moment, not new ones.
      return { id, timestamp: String(parseInt(timestamp, 10)) }
    } catch (error) {
      if (error instanceof WebhookVerificationError) return null
      throw error
    }
  }
}
