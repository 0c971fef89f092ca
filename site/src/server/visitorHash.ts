import { createHmac } from 'node:crypto'

/**
 * Who looks, so that two looks of one day can be told to be of the same: a hash of network and browser with a key that
 * is another one every day. Addresses cannot be found from it without the system's secret, nor can days be joined.
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
