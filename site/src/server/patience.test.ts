import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { patience } from './patience.ts'

it.each(['', 'GET / HTTP/1.1\r\nhost: a\r\nx-half'])(
  'who says half of a request is answered 408, and held no longer than it is looked at: %j',
  async (half) => {
    // The same in a hundredth of the time.
    const quick = Object.entries(patience).map(([name, ms]) => [name, ms / 100])
    const server = createServer(Object.fromEntries(quick), (_req, res) => res.end())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(half)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
    server.close()
  },
)

it('half of a request is waited for as long as nginx waits', () => {
  expect(patience.headersTimeout + patience.connectionsCheckingInterval).toBeLessThanOrEqual(12_000)
})
