import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { reverseProxy } from './reverseProxy.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer({ keepAliveTimeout: 60_000 }, listener)
  open.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return `http://127.0.0.1:${port}`
}

/** The headers that reach the server behind the proxy, for a caller who sends these. */
async function learns(headers: Record<string, string>): Promise<IncomingMessage['headers']> {
  const behind = await listen((req, res) => res.end(JSON.stringify(req.headers)))
  const front = await listen((req, res) => {
    reverseProxy(behind).web(req, res)
  })
  return new Promise((resolve, reject) => {
    request(front, { headers }, (answer) => {
      void text(answer).then((body) => {
        resolve(JSON.parse(body) as IncomingMessage['headers'])
      })
    })
      .on('error', reject)
      .end()
  })
}

describe('passing on', () => {
  it('says who came', async () => {
    expect((await learns({}))['x-forwarded-for']).toBe('127.0.0.1')
  })

  it('says so at the end, whatever a caller says before', async () => {
    const headers = await learns({ 'x-forwarded-for': '6.6.6.6, 7.7.7.7' })
    expect(headers['x-forwarded-for']).toBe('6.6.6.6, 7.7.7.7, 127.0.0.1')
  })

  it('closes a connection that nobody uses before the server behind does, which would lose what is sent just then', async () => {
    const used = Promise.withResolvers<Socket>()
    const behind = await listen(({ socket }, res) => {
      used.resolve(socket)
      res.end()
    })
    const front = await listen((req, res) => {
      reverseProxy(behind).web(req, res)
    })
    const { headers } = await fetch(front)
    expect(headers.get('connection')).toBe('keep-alive')
    await once(await used.promise, 'close')
  }, 20_000)

  it('leaves the host as it was asked for', async () => {
    expect((await learns({ host: 'kariera.example' })).host).toBe('kariera.example')
  })
})
