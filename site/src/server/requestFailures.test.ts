import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** A separate process with the kinds of failures to distinguish; only a failure that belongs to no request ends it. */
const program = `
import { createServer } from 'node:http'
import { setImmediate as later } from 'node:timers/promises'
import { answerMalformed, outliveRequests, rememberCallers, safely } from ${JSON.stringify(path.join(import.meta.dirname, 'requestFailures.ts'))}
const fail = () => { throw new Error('as it was to') }
process.on('message', () => setImmediate(fail))
const handlers = {
  '/at-once': fail,
  '/soon': async () => { await later(); fail() },
  '/timer': () => setTimeout(fail, 1),
  '/forgotten-promise': () => void later().then(fail),
  '/body': (req) => req.on('data', fail),
  '/half-said': (req, res) => { res.setHeader('x-half', '1'); fail() },
  '/slow': (req, res) => { res.write('begun') },
  '/begun': (req, res) => { res.write('half'); setImmediate(fail) },
}
const server = createServer(safely((req, res) => (handlers[req.url] ?? (() => res.end('well')))(req, res)))
rememberCallers(server)
answerMalformed(server)
outliveRequests()
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

let server: ChildProcessByStdio<null, Readable, Readable>
let port: number
let said: Promise<string>

beforeEach(async () => {
  server = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as unknown as ChildProcessByStdio<null, Readable, Readable>
  said = text(server.stderr)
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  port = Number(line)
})
afterEach(async () => {
  if (server.exitCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'exit')
})

/** All responses on one connection until it is closed. */
async function answerTo(target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = `POST ${target} HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\nconnection: close\r\n\r\n`
  socket.write(head)
  socket.write('body')
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await closed(socket)
  return Buffer.concat(chunks).toString()
}

/** Also where the server resets the connection, on which `once` would fail. */
function closed(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.once('close', resolve))
}

describe('a failure of one request', () => {
  it.each(['/at-once', '/soon', '/timer', '/forgotten-promise', '/half-said'])(
    'is answered 500, without its reason, and ends nothing else: %s',
    async (target) => {
      const answer = await answerTo(target)
      expect(answer).toMatch(/^HTTP\/1\.1 500 /)
      expect(answer).toContain('Something went wrong.')
      expect(answer).not.toMatch(/as it was to|x-half/)
      expect(await answerTo('/')).toMatch(/^HTTP\/1\.1 200 [\s\S]*well$/)
    },
  )

  it('closes its connection where an answer has begun, and no other', async () => {
    expect(await answerTo('/begun')).not.toMatch(/\r\n0\r\n\r\n$/)
    expect(await answerTo('/')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('ends nothing else when it comes with the body', async () => {
    await answerTo('/body')
    expect(await answerTo('/')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('is logged with the address that was asked for', async () => {
    await answerTo('/timer')
    server.kill('SIGKILL')
    const line = JSON.parse((await said).trim()) as Record<string, unknown>
    expect(line).toMatchObject({ event: 'server.failed', url: '/timer', error: 'as it was to' })
  })
})

describe('R-ERR-1 what is no request', () => {
  it('is told in words where an address is too long, and ends nothing else', async () => {
    const answer = await answerTo(`/search/?title=${'%D0%B0'.repeat(5000)}`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(answer).toContain('Адресът е твърде дълъг. <a href="/">Начало</a>')
    expect(await answerTo('/')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('never comes into an answer that is under way', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      socket.write('rubbish\r\n\r\n')
    })
    socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n')
    await closed(socket)
    expect(Buffer.concat(chunks).toString()).not.toContain('400')
  })

  it('is answered 400 where it is nothing at all', async () => {
    expect(await answerTo('/ no request')).toMatch(/^HTTP\/1\.1 400 /)
  })
})

it('a failure that is no request’s is logged, and ends the process', async () => {
  server.send('fail')
  const [code] = (await once(server, 'exit')) as [number]
  expect(code).toBe(1)
  expect(JSON.parse((await said).trim())).toMatchObject({ event: 'server.crashed' })
})
