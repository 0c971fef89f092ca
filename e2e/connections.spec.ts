import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'playwright/test'
import { readRunRecord } from '../scripts/process/run-record.ts'
import { baseURL, dataDir } from './system.ts'

/** What comes back on a connection until it is closed, for a request as it stands. */
async function send(lines: string[], path = '/api/health'): Promise<string> {
  const { hostname, port } = new URL(baseURL)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.write(
    [`GET ${path} HTTP/1.1`, 'host: a', 'connection: close', ...lines, '', ''].join('\r\n'),
  )
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}

test('one anonymous request never ends the public server', async ({ request }) => {
  const before = readRunRecord(dataDir)?.site
  for (const line of [
    'trailer: x',
    'te: trailers',
    'connection: te, trailer, host, x-forwarded-for',
    'upgrade: websocket',
    'proxy-connection: trailer',
    'keep-alive: timeout=0',
  ]) {
    expect(await send([line]), line).toMatch(/^HTTP\/1\.1 200 /)
    expect((await request.get('/')).status(), line).toBe(200)
  }
  expect(readRunRecord(dataDir)?.site).toBe(before)
})
