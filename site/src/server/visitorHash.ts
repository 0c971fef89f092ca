import { createHmac } from 'node:crypto'

/**
 * Returns a hash of the visitor's network and browser, by which two views of one day can be matched. Its key changes
 * every day. Without the system's secret, addresses cannot be found from it, and days cannot be linked.
 */
export function visitorHash(hookSecret: string) {
  let known = { day: '', key: Buffer.alloc(0) }

  return (day: string, network: string, userAgent: string): string => {
    if (known.day !== day) known = { day, key: hmac(hookSecret, `kariera views ${day}`).digest() }
    return hmac(known.key, `${network}\n${userAgent}`).digest('hex')
  }
}

function hmac(key: string | Buffer, text: string) {
  return createHmac('sha256', key).update(text)
}
