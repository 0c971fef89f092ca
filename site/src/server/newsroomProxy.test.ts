import { SignJWT } from 'jose'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { readdir, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { maxAnonymousBytes } from '@kariera/shared/contracts/uploads'
import { newsroomProxy, type NewsroomProxyOptions } from './newsroomProxy.ts'
import { Places } from './places.ts'
import { reverseProxy } from './reverseProxy.ts'
import { sessionReader } from './session.ts'

const secret = 'for tests only, and long enough for it'
const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  open.push(() => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as { port: number }).port
}

/**
 * Opens a newsroom behind its public server.
 *
 * @returns the port of the public server, and the requests that reached the newsroom
 */
async function newsroom(answer: RequestListener, options: Partial<NewsroomProxyOptions> = {}) {
  const asked: string[] = []
  const behind = await listen((req, res) => {
    asked.push(req.url ?? '')
    answer(req, res)
  })
  const proxy = reverseProxy(`http://127.0.0.1:${behind}`)
  const accountOf = sessionReader(secret)
  const handle = newsroomProxy({ proxy, accountOf, trustProxy: 1, pauseMs: 400, ...options })
  const port = await listen((req, res) => void handle(req, res))
  return { port, asked }
}

const length = async (req: IncomingMessage) => (await text(req)).length

/** A session as Payload signs it. */
async function session(account: number, key = secret): Promise<string> {
  const hash = createHash('sha256').update(key).digest('hex')
  const signed = new SignJWT({ id: account, collection: 'users' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
  return `payload-token=${await signed.sign(new TextEncoder().encode(hash.slice(0, 32)))}`
}

type Call = { method?: string; headers?: Record<string, string>; body?: Buffer }

function call(port: number, path: string, { method = 'GET', headers = {}, body }: Call = {}) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const lengths = body ? { 'content-length': String(body.length) } : {}
    const sent = request({ port, path, method, headers: { ...headers, ...lengths } }, (answer) => {
      void text(answer).then((all) => {
        resolve({ status: answer.statusCode ?? 0, text: all })
      }, reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Opens a connection, sends the head of a request, and does nothing more. */
async function holding(port: number, head: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  open.push(() => socket.destroy())
  // The server may close the connection in the middle.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(head)
  return socket
}

const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

describe('invariant 11: callers who hold their bodies back', () => {
  it('hold no connection to the newsroom, and are told so in the end', async () => {
    const { port, asked } = await newsroom((_req, res) => res.end('here'))
    const head = 'POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{'
    const held = await many(300, () => holding(port, head))
    const answers = held.map((socket) => text(socket))
    expect(await call(port, '/admin')).toEqual({ status: 200, text: 'here' })
    const [first] = await Promise.all(answers)
    expect(first).toMatch(/^HTTP\/1\.1 408 .*The rest of the body did not come\./s)
    expect(asked).toEqual(['/admin'])
  })

  it('of a length that nobody without a session needs are refused before they send anything', async () => {
    const { port, asked } = await newsroom((_req, res) => res.end())
    const size = maxAnonymousBytes + 1
    const head = `POST /api/media HTTP/1.1\r\nHost: a\r\nContent-Length: ${size}\r\n\r\n`
    const answer = await text(await holding(port, head))
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*at most 65536 bytes/s)
    const forged = await session(1, 'another secret, which nobody here has')
    const body = randomBytes(size)
    const { status } = await call(port, '/api/media', {
      ...{ method: 'POST', headers: { cookie: forged }, body },
    })
    // Also the response to a form that was open for too long.
    expect(status).toBe(401)
    expect(asked).toEqual([])
  })

  it.each([3, 200_000, 3_000_000])(
    'a body of %i bytes comes whole from an account',
    async (size) => {
      const received: number[] = []
      const { port } = await newsroom((req, res) => {
        void length(req).then((bytes) => {
          received.push(bytes)
          res.end('kept')
        })
      })
      const body = Buffer.alloc(size, 'a')
      const headers = { cookie: await session(5) }
      expect(await call(port, '/api/media', { method: 'POST', headers, body })).toEqual({
        ...{ status: 200, text: 'kept' },
      })
      expect(received).toEqual([size])
    },
  )

  it('a body whose caller goes while it is passed on leaves no file and no failure behind', async () => {
    const began = Promise.withResolvers<undefined>()
    // A newsroom that reads nothing of the body.
    const { port } = await newsroom(() => {
      began.resolve(undefined)
    })
    const bodies = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('kariera-body-'))
    const before = await bodies()
    const body = Buffer.alloc(12_000_000, 'a')
    const headers = { cookie: await session(5), 'content-length': String(body.length) }
    const sent = request({ port, path: '/api/media', method: 'POST', headers })
    sent.on('error', () => undefined)
    sent.end(body)
    await began.promise
    const own = (await bodies()).filter((name) => !before.includes(name))
    expect(own).toHaveLength(1)
    sent.destroy()
    await expect.poll(bodies).not.toContain(own[0])
  })

  it('of one account are kept in so many files at once, and in no more', async () => {
    const { port } = await newsroom((_req, res) => res.end('taken'), { pauseMs: 5_000 })
    const body = Buffer.alloc(300_000, 'a')
    const head =
      `POST /api/media HTTP/1.1\r\nHost: x\r\nCookie: ${await session(7)}\r\n` +
      `Content-Length: ${body.length}\r\n\r\n`
    const held = await Promise.all(Array.from({ length: 12 }, () => holding(port, head)))
    const send = async (account: number) => {
      const headers = { cookie: await session(account) }
      return (await call(port, '/api/media', { method: 'POST', body, headers })).status
    }
    await expect.poll(() => send(7)).toBe(503)
    expect(await send(8)).toBe(200)
    for (const socket of held) socket.destroy()
    await expect.poll(() => send(7)).toBe(200)
  })

  it('a body that waits behind another call of its connection leaves no file when both are given up', async () => {
    const answer: RequestListener = (req, res) => {
      // The other call occupies the connection, so that this response waits behind it.
      if (req.method === 'POST') res.end('taken')
    }
    const { port, asked } = await newsroom(answer, { pauseMs: 10_000 })
    const bodies = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('kariera-body-'))
    const before = await bodies()
    const body = Buffer.alloc(2_000_000, 'a')
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET /api/held HTTP/1.1\r\nHost: x\r\n\r\n')
    socket.write(
      `POST /api/media HTTP/1.1\r\nHost: x\r\nCookie: ${await session(6)}\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    socket.write(body)
    const own = async () => (await bodies()).filter((name) => !before.includes(name))
    // The whole body has arrived, and was passed on or is waiting to be.
    const kept = async () => {
      const [name = ''] = await own()
      return (await stat(path.join(tmpdir(), name))).size
    }
    await expect.poll(kept).toBe(body.length)
    await expect.poll(() => asked.length).toBe(2)
    socket.destroy()
    await expect.poll(own).toEqual([])
  })

  it('who sends a body that is too long to its end reads why it is refused', async () => {
    const { port } = await newsroom((_req, res) => res.end())
    const body = Buffer.alloc(20_000_000, 'a')
    for (let round = 0; round < 5; round += 1) {
      const { status, text: why } = await call(port, '/api/articles', { method: 'POST', body })
      expect([status, why]).toEqual([413, expect.stringContaining('at most 16777216 bytes')])
    }
  })

  it('a body without its length is refused', async () => {
    const { port } = await newsroom((_req, res) => res.end())
    const head = 'POST /api/users/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
    expect(await text(await holding(port, head))).toMatch(/^HTTP\/1\.1 411 /)
  })
})

describe('invariant 11: callers who do not read their answers', () => {
  const large = Buffer.alloc(8_000_000, 'a')
  const limits = { anonymous: 20, network: 8, signedIn: 8, account: 4 }

  it('take no places of other networks nor of the newsroom, and are sent away', async () => {
    const answer: RequestListener = ({ url }, res) => res.end(url === '/large' ? large : 'here')
    const { port } = await newsroom(answer, { limits })
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const head = 'GET /large HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n'
    const held = await many(8, () => holding(port, head))
    await expect
      .poll(async () => (await call(port, '/', { headers: from('192.0.2.1') })).status)
      .toBe(503)
    expect((await call(port, '/', { headers: from('192.0.2.2') })).status).toBe(200)
    const headers = { ...from('192.0.2.1'), cookie: await session(7) }
    expect((await call(port, '/', { headers })).text).toBe('here')
    // Callers that read nothing for a while are disconnected.
    await expect
      .poll(async () => (await call(port, '/', { headers: from('192.0.2.1') })).status)
      .toBe(200)
    for (const socket of held) socket.destroy()
  })

  it('an answer that is taken slowly, but taken, comes whole', async () => {
    const { port } = await newsroom((_req, res) => res.end(large), { limits })
    const taken = await new Promise<number>((resolve, reject) => {
      request({ port, path: '/large' }, (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes > 3_000_000) return
          answer.pause()
          setTimeout(() => answer.resume(), 20)
        })
        answer.on('end', () => {
          resolve(bytes)
        })
        answer.on('error', reject)
      }).end()
    })
    expect(taken).toBe(large.length)
  })

  it('an answer for which the newsroom needs its time is waited for', async () => {
    const { port } = await newsroom((_req, res) => {
      res.write('first')
      setTimeout(() => res.end(' last'), 1200)
    })
    expect(await call(port, '/')).toEqual({ status: 200, text: 'first last' })
  })
})

describe('invariant 11: many calls of one account at once', () => {
  /** A newsroom that keeps its callers waiting until it is told to answer. */
  async function slowNewsroom(options: Partial<NewsroomProxyOptions> = {}) {
    const held: ServerResponse[] = []
    let isSlow = true
    const { port, asked } = await newsroom((req, res) => {
      if (isSlow && req.url !== '/fast') held.push(res)
      else res.end('kept')
    }, options)
    const answerAll = () => {
      isSlow = false
      for (const res of held.splice(0)) res.end('kept')
    }
    return { port, asked, answerAll }
  }
  const body = Buffer.from('{"title":"Заглавие"}')
  const save = async (port: number, account: number, path = '/api/articles/1') => {
    const headers = { cookie: await session(account) }
    return (await call(port, path, { method: 'PATCH', headers, body })).status
  }
  const limits = {
    ...{ anonymous: 1, network: 1, signedIn: 4, account: 2 },
    waiting: { all: 4, account: 3 },
  }

  it('are all answered, as many as somebody may select in a list, and keep no colleague waiting', async () => {
    const { port, asked, answerAll } = await slowNewsroom()
    const saves = many(100, () => save(port, 7))
    await expect.poll(() => asked.length).toBe(48)
    expect(await save(port, 8, '/fast')).toBe(200)
    answerAll()
    expect(new Set(await saves)).toEqual(new Set([200]))
  })

  it('are refused when too many of the account are waiting, and a colleague is not', async () => {
    const { port, answerAll } = await slowNewsroom({ limits })
    const statuses: number[] = []
    const saves = many(6, async () => statuses.push(await save(port, 7)))
    // Two are passed on, and three wait.
    await expect.poll(() => statuses).toEqual([503])
    expect(await save(port, 8, '/fast')).toBe(200)
    answerAll()
    await saves
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 503])
  })

  it('are refused when their patience is over', async () => {
    const { port, asked, answerAll } = await slowNewsroom({ limits, patienceMs: 200 })
    const held = many(2, () => save(port, 7))
    await expect.poll(() => asked.length).toBe(2)
    expect(await save(port, 7)).toBe(503)
    answerAll()
    expect(await held).toEqual([200, 200])
  })

  it('are not passed on when their caller has gone away', async () => {
    const { port, asked, answerAll } = await slowNewsroom({ limits })
    const held = many(2, () => save(port, 7))
    await expect.poll(() => asked.length).toBe(2)
    const head =
      `PATCH /gone HTTP/1.1\r\nHost: x\r\nCookie: ${await session(7)}\r\n` +
      `Content-Length: ${body.length}\r\n\r\n`
    const gone = await holding(port, head + String(body))
    await save(port, 8, '/fast')
    gone.destroy()
    await save(port, 8, '/fast')
    answerAll()
    expect(await held).toEqual([200, 200])
    expect(await save(port, 7)).toBe(200)
    expect(asked).not.toContain('/gone')
  })
})

describe('B-EDIT-3 streams of events', () => {
  it('take no place of other calls, and have few of their own', async () => {
    const limits = { anonymous: 1, network: 1, signedIn: 1, account: 1 }
    const isStream = ({ url }: IncomingMessage) => url === '/api/presence'
    const answer: RequestListener = (req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' })
      if (isStream(req)) res.write('event: beat\ndata:\n\n')
      else res.end('answered')
    }
    const { port } = await newsroom(answer, { limits })
    const headers = { cookie: await session(5) }
    const stream = async () => {
      const asked = request({ port, path: '/api/presence', headers })
      open.push(() => asked.destroy())
      asked.end()
      const [{ statusCode }]: [IncomingMessage] = (await once(asked, 'response')) as [
        IncomingMessage,
      ]
      return statusCode
    }
    for (let number = 0; number < 12; number += 1) expect(await stream()).toBe(200)
    expect(await stream()).toBe(503)
    expect(await call(port, '/api/articles', { headers })).toEqual({
      ...{ status: 200, text: 'answered' },
    })
    // Without a session it is a call like others.
    const anonymous = request({ port, path: '/api/presence' })
    open.push(() => anonymous.destroy())
    anonymous.end()
    await once(anonymous, 'response')
    expect((await call(port, '/api/articles')).status).toBe(503)
  })
})

describe('places', () => {
  it('are given back once, and are not taken by halves', () => {
    const places = new Places({ anonymous: 2, network: 1, signedIn: 1, account: 1 })
    const one = places.take({ network: 'one', account: null })
    expect(places.take({ network: 'one', account: null })).toBeNull()
    const two = places.take({ network: 'two', account: null })
    expect(places.take({ network: 'three', account: null })).toBeNull()
    expect(places.take({ network: 'one', account: '5' })).not.toBeNull()
    expect(places.take({ network: 'one', account: '6' })).toBeNull()
    one?.()
    one?.()
    expect(places.take({ network: 'three', account: null })).not.toBeNull()
    expect(places.take({ network: 'one', account: null })).toBeNull()
    two?.()
    expect(places.take({ network: 'one', account: null })).not.toBeNull()
  })
})
