import { lookup as systemLookup, type LookupOptions } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, request } from 'undici'
import { isPublicAddress } from './publicAddress.ts'

/** Why nothing was fetched: it is larger than allowed, or (`cause`) there was no answer from a public address. */
export class NotFetched extends Error {
  readonly fault: 'tooLarge' | 'notReached'

  constructor(fault: 'tooLarge' | 'notReached', cause?: unknown) {
    super(`Nothing was fetched: ${fault}`, { cause })
    this.fault = fault
  }
}

type Rules = {
  maximumBytes: number
  /** For everything: names, connections, redirects and the content. */
  milliseconds: number
  /** Content types, as in the header Accept. */
  accept: string
  /** Hosts with their ports, as `pictures.example:8080`, that may have an address of a local network. */
  trusted: readonly string[]
  /** Resolves names. */
  lookup?: (name: string, options: LookupOptions, callback: Answer) => void
}
type Answer = Parameters<LookupFunction>[2]

/**
 * Fetches from an address that somebody else has written. Each connection, also after a redirect, goes to a public address
 * (publicAddress.ts) or to a trusted host: a name is resolved once, and what is checked is what is connected to.
 *
 * @throws {NotFetched} without a hint whether a local address has answered
 */
export async function fetchPublic(address: string, rules: Rules): Promise<Buffer> {
  const dispatcher = new Agent({ connect: connectorFor(rules) })
  try {
    return await read(address, rules, {
      dispatcher,
      signal: AbortSignal.timeout(rules.milliseconds),
      headers: {
        accept: rules.accept,
        // A packed answer may unfold to any size.
        'accept-encoding': 'identity',
        'user-agent': 'Mozilla/5.0 (compatible; Kariera)',
      },
    })
  } catch (error) {
    throw error instanceof NotFetched ? error : new NotFetched('notReached', error)
  } finally {
    await dispatcher.destroy()
  }
}

const maximumRedirects = 5

async function read(
  address: string,
  { maximumBytes }: Rules,
  how: NonNullable<Parameters<typeof request>[1]>,
): Promise<Buffer> {
  let url = address
  for (let redirects = 0; redirects <= maximumRedirects; redirects += 1) {
    if (!/^https?:\/\//i.test(url)) throw new Error('Only http and https')
    const { statusCode, headers, body } = await request(url, how)
    // Whoever leaves it unread is not interested in how it ends.
    body.on('error', () => undefined)
    const { location } = headers
    if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
      body.destroy()
      url = new URL(location, url).href
      continue
    }
    if (statusCode !== 200) throw new Error(`Status ${statusCode}`)
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new Error('Packed')
    return await bounded(body, maximumBytes)
  }
  throw new Error('Too many redirects')
}

async function bounded(body: AsyncIterable<Uint8Array>, maximumBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop ends the connection.
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > maximumBytes) throw new NotFetched('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function connectorFor({ trusted, lookup = systemLookup }: Rules): buildConnector.connector {
  const toTrusted = buildConnector({})
  const toPublic = buildConnector({ lookup: publicOnly(lookup) })
  return (options, callback) => {
    // Without a name there is nothing to resolve.
    const literal = options.hostname.replace(/^\[(.*)\]$/, '$1')
    if (trusted.includes(options.host ?? '')) toTrusted(options, callback)
    else if (isIP(literal) && !isPublicAddress(literal)) callback(notPublic(literal), null)
    else toPublic(options, callback)
  }
}

function publicOnly(lookup: NonNullable<Rules['lookup']>): LookupFunction {
  return (name, options, callback) => {
    lookup(name, options, (error, found, family) => {
      // Nothing is found then.
      if (error) {
        callback(error, [])
        return
      }
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address)
      callback(addresses.every(isPublicAddress) ? null : notPublic(name), found, family)
    })
  }
}

function notPublic(name: string): Error {
  return new Error(`No public address: ${name}`)
}
