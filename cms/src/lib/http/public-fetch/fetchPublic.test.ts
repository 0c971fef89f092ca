import { lookup as systemLookup } from 'node:dns'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchPublic, NotFetched } from './fetchPublic.ts'

type Answer = Parameters<typeof fetchPublic>[1]
const rules = { maximumBytes: 1000, milliseconds: 1000, accept: 'image/png', trusted: [] }

/** A server of this machine, and what it was asked. */
class Machine {
  readonly asked: string[] = []
  readonly #server: Server
  constructor(answer: RequestListener) {
    this.#server = createServer((request, response) => {
      this.asked.push(request.url ?? '')
      answer(request, response)
    })
  }
  async open() {
    await new Promise<void>((resolve) => this.#server.listen(0, '::', resolve))
  }
  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }
  close() {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

/** What nobody outside may reach. */
const local = new Machine((_, response) => response.end('secret'))
/** A host that may be reached, but leads elsewhere. */
const outside = new Machine((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://outside')
  const drip = (text: string, milliseconds: number) => {
    const timer = setInterval(() => response.write(text), milliseconds)
    response.on('close', () => clearInterval(timer))
  }
  // As bytes: a header has no letters.
  const location = Buffer.from(searchParams.get('it') ?? '').toString('latin1')
  if (pathname === '/to') response.writeHead(302, { location }).end()
  else if (pathname === '/endless') drip('x'.repeat(100), 5)
  else if (pathname === '/slow') drip('x', 100)
  else if (pathname === '/silent') return
  else if (pathname === '/circle') response.writeHead(302, { location: '/circle' }).end()
  else if (pathname === '/bomb')
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('0'.repeat(100_000)))
  else if (pathname === '/missing') response.writeHead(404).end('none')
  else response.end(JSON.stringify(request.headers))
})

beforeAll(() => Promise.all([local.open(), outside.open()]))
afterAll(() => {
  local.close()
  outside.close()
})

const trusting = (): Answer => ({ ...rules, trusted: [`127.0.0.1:${outside.port}`] })
const faultOf = (address: string, given: Answer = rules) =>
  fetchPublic(address, given).then(
    () => 'fetched',
    (error: unknown) => (error instanceof NotFetched ? error.fault : error),
  )

/** The same machine, and others that are no one else's, in every notation. */
const hostile = (port: number) =>
  [
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001'],
    ...['127.0.0.1.', '0', '0.0.0.0', '127.255.255.254', '①②⑦.⓪.⓪.①', '127%2e0%2e0%2e1'],
    ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
    ...['[::127.0.0.1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[fe80::1]', '[fd00::1]'],
    ...['localhost', 'LOCALHOST.', 'sub.localhost', 'user:secret@127.0.0.1'],
    ...['10.0.0.1', '172.16.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '198.18.0.1'],
  ].map((host) => `http://${host}:${port}/`)

describe('fetching from an address that somebody else has written', () => {
  it('reaches no machine of a local network, in whatever notation, directly or by a redirect', async () => {
    // Without the guard it would be reached.
    const plain = await fetch(`http://2130706433:${local.port}/plain`)
    expect(await plain.text()).toBe('secret')
    const { port } = outside
    for (const address of hostile(local.port)) {
      expect(await faultOf(address), address).toBe('notReached')
      const redirect = `http://127.0.0.1:${port}/to?it=${encodeURIComponent(address)}`
      expect(await faultOf(redirect, trusting()), redirect).toBe('notReached')
    }
    expect(local.asked).toEqual(['/plain'])
  }, 60_000)

  it('knows only http and https', async () => {
    const { port } = outside
    for (const address of [
      ...['file:///etc/passwd', 'data:image/png;base64,AAAA', 'ftp://127.0.0.1/', '//127.0.0.1/'],
      ...['gopher://127.0.0.1:6379/_', 'about:blank', 'blob:http://127.0.0.1/1', 'x', ''],
    ]) {
      expect(await faultOf(address, trusting()), address).toBe('notReached')
      const redirect = `http://127.0.0.1:${port}/to?it=${encodeURIComponent(address)}`
      if (address.includes(':')) expect(await faultOf(redirect, trusting())).toBe('notReached')
    }
  })

  it('connects to the address that it has checked, whatever the name says the next time', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1'], ['::1'], ['93.184.215.14', '127.0.0.1']]
    let asked = 0
    const lookup: Answer['lookup'] = (_name, _options, callback) => {
      const found = answers[asked] ?? ['127.0.0.1']
      asked += 1
      callback(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }
    const before = local.asked.length
    // The first goes to a machine of the internet, where nobody answers; the others nowhere.
    for (const milliseconds of [200, 1000, 1000, 1000, 1000])
      expect(
        await faultOf(`http://changing.example:${local.port}/`, { ...rules, milliseconds, lookup }),
      ).toBe('notReached')
    expect(asked).toBe(5)
    expect(local.asked).toHaveLength(before)
  })

  it('survives a name that does not exist', async () => {
    const lookup: Answer['lookup'] = (name, options, callback) => {
      systemLookup(`${name}.invalid`, options, callback)
    }
    expect(await faultOf('http://missing.example/', { ...rules, lookup })).toBe('notReached')
    expect(await faultOf('http://missing.invalid/', rules)).toBe('notReached')
  })

  it('ends what is too long, packed or not, too slow, or no answer', async () => {
    const at = (path: string) => faultOf(`http://127.0.0.1:${outside.port}${path}`, trusting())
    expect(await at('/endless')).toBe('tooLarge')
    expect(await at('/bomb')).toBe('notReached')
    expect(await at('/circle')).toBe('notReached')
    expect(await at('/slow')).toBe('notReached')
    expect(await at('/silent')).toBe('notReached')
    expect(await at('/missing')).toBe('notReached')
    expect(await at(`/to?it=${encodeURIComponent('/missing')}`)).toBe('notReached')
  })

  it('reaches a trusted host, and tells it nothing of the caller', async () => {
    const bytes = await fetchPublic(`http://127.0.0.1:${outside.port}/`, trusting())
    expect(Object.keys(JSON.parse(bytes.toString()) as object).toSorted()).toEqual([
      ...['accept', 'accept-encoding', 'connection', 'host', 'user-agent'],
    ])
  })
})
