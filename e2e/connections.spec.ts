import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from 'playwright/test'
import { readRunRecord } from '../scripts/process/run-record.ts'
import { test } from './journey.ts'
import { baseURL, dataDir, settingsFile } from './system.ts'

/** Sends a raw request, and returns everything that arrives until the connection is closed. */
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

test('half of a request is not waited for', async () => {
  const { hostname, port } = new URL(baseURL)
  const socket = connect(Number(port), hostname)
  socket.write('GET / HTTP/1.1\r\nhost: a\r\nx-half')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

test('what is kept is for its owner: mails, the page store, settings; nobody lists pictures', () => {
  const mode = (name: string) => statSync(path.join(dataDir, name)).mode & 0o777
  for (const name of ['run.json', 'pages.sqlite', 'pages.sqlite-wal', 'pages.sqlite-shm']) {
    expect(mode(name), name).toBe(0o600)
  }
  expect(mode('media')).toBe(0o711)
  const mail = path.join(dataDir, 'mail')
  if (existsSync(mail)) {
    expect(mode('mail')).toBe(0o700)
    for (const name of readdirSync(mail)) expect(mode(path.join('mail', name)), name).toBe(0o600)
  }
  expect(statSync(settingsFile).mode & 0o777).toBe(0o600)
})
