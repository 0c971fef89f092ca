import { createHmac } from 'node:crypto'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'

/**
 * Headers of a signed message between the cms and the site, by Standard Webhooks: id, timestamp and body are signed
 * with the shared secret (`HOOK_SECRET`). A signature is valid for five minutes.
 */
export type SignedHeaders = {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/** Signs a body, or verifies a signature. */
export class Signer {
  readonly #webhook: Webhook

  /**
   * @param purpose the endpoint; a signature for one endpoint is not valid at another. The hook's key is the secret
   * itself, as Standard Webhooks requires.
   */
  constructor(secret: string, purpose: 'hook' | 'read' | 'verify' | 'views') {
    const key = purpose === 'hook' ? secret : createHmac('sha256', secret).update(purpose).digest()
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

  /** @returns the signed id and timestamp, or null if the signature is missing, wrong or expired */
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
      // As the signature was checked: "0123" and "123.0" are the same moment as "123".
      return { id, timestamp: String(parseInt(timestamp, 10)) }
    } catch (error) {
      if (error instanceof WebhookVerificationError) return null
      throw error
    }
  }
}
