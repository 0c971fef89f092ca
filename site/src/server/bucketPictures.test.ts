import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { bucketAccess, bucketKey } from '@kariera/shared/contracts/pictureFiles'
import { readSettings, type Bucket } from '@kariera/shared/contracts/settings'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openS3Server, type S3Server } from '../../../scripts/testing/s3.ts'
import { bucketPictures } from './bucketPictures.ts'
import { pictures } from './pictures.ts'

const picture = Buffer.from('картина'.repeat(20_000))
const name = '0123456789abcdef01234567-600x400.webp'
const banner = '0123456789abcdef01234567.html'
const servers: Server[] = []
let mediaDir: string
let s3: S3Server
let publicPort: number

beforeAll(async () => {
  mediaDir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  await writeFile(path.join(mediaDir, 'disk.webp'), picture)
  await writeFile(path.join(mediaDir, 'disk.html'), picture)
  s3 = await openS3Server()
  const bucket = bucketOf(s3.environment)
  const client = new S3Client(bucketAccess(bucket))
  const put = (Key: string, ContentType?: string) =>
    client.send(new PutObjectCommand({ Bucket: bucket.bucket, Key, Body: picture, ContentType }))
  await put(bucketKey(name))
  await put(bucketKey(banner), 'application/octet-stream')
  await put('secret.webp')
  await put(`${bucketKey('folder')}/a.webp`)
  publicPort = await open(bucket)
})
afterAll(async () => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  await s3.close()
  await rm(mediaDir, { recursive: true, force: true })
})

describe('pictures in a bucket', () => {
  it('are served as those on disk are', async () => {
    const fromBucket = await get(name)
    const fromDisk = await get('disk.webp')
    expect(fromBucket.body.equals(picture)).toBe(true)
    const etag = expect.any(String)
    expect([fromBucket.status, fromBucket.headers]).toEqual([200, { ...fromDisk.headers, etag }])
    expect(fromBucket.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(picture.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it('A-UP-1 are html by their name only, and then as from disk', async () => {
    const { headers } = await get(banner)
    const fromDisk = await get('disk.html')
    expect(headers).toEqual({ ...fromDisk.headers, etag: expect.any(String) })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain('sandbox; form-action')
  })

  it('are told of by HEAD, and not sent again to who has them', async () => {
    const { headers } = await get(name)
    const head = await get(name, { method: 'HEAD' })
    expect([head.status, head.headers, head.body.length]).toEqual([200, headers, 0])
    const known = await get(name, { headers: { 'if-none-match': headers.etag } })
    expect([known.status, known.headers.etag, known.body.length]).toEqual([304, headers.etag, 0])
    const other = await get(name, { headers: { 'if-none-match': '"other"' } })
    expect([other.status, other.body.equals(picture)]).toEqual([200, true])
  })

  it.each(['nyama.webp', '../secret.webp', '..%2fsecret.webp', 'folder/a.webp', '', '.a.webp'])(
    'are no other objects: %j',
    async (file) => {
      expect((await get(file)).status).toBe(404)
      expect((await get(file, { method: 'HEAD' })).status).toBe(404)
    },
  )

  it('are unavailable while the bucket is, and those on disk are not', async () => {
    await s3.stop()
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await get(name, { method })
      expect([status, headers['cache-control'], headers['retry-after']]).toEqual([
        503,
        'no-store',
        '5',
      ])
    }
    expect((await get('disk.webp')).status).toBe(200)
    await s3.restart()
    expect((await get(name)).status).toBe(200)
  })

  it('are fetched no longer than somebody waits for them, and so many at once', async () => {
    const { bucket, fetching } = await slowBucket()
    const port = await open(bucket, 1)
    const first = request({ port, path: `/${name}`, agent: false }).end()
    const [res] = await once(first, 'response')
    expect(res).toMatchObject({ statusCode: 200 })
    expect(fetching()).toBe(1)
    expect((await get(name, {}, port)).status).toBe(503)
    first.destroy()
    await expect.poll(fetching).toBe(0)
    const second = request({ port, path: `/${name}`, agent: false }).end()
    expect((await once(second, 'response'))[0]).toMatchObject({ statusCode: 200 })
    second.destroy()
  })
})

type Asked = { method?: string; headers?: IncomingHttpHeaders }
type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A raw request: fetch would tidy up the path. */
function get(file: string, asked: Asked = {}, port = publicPort): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: `/${file}`, agent: false, ...asked }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('end', () => {
        const { statusCode: status = 0, headers } = res
        delete headers.date
        resolve({ status, headers, body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject).end()
  })
}

/**
 * Opens a server with nothing but pictures.
 *
 * @returns its port
 */
async function open(bucket: Bucket, most?: number): Promise<number> {
  const serve = pictures(mediaDir, bucketPictures(bucket, most))
  return listen(
    createServer((req, res) => {
      void serve(req, res, decodeURIComponent(req.url ?? '').slice(1)).then((isServed) => {
        if (!isServed) res.writeHead(404).end()
      })
    }),
  )
}

/** A bucket server that begins every response and never ends it. */
async function slowBucket() {
  let fetching = 0
  const port = await listen(
    createServer((_req, res) => {
      fetching += 1
      res.once('close', () => (fetching -= 1))
      res.writeHead(200, { 'content-length': 1000, etag: '"a"' }).write('x')
    }),
  )
  const environment = { ...s3.environment, S3_ENDPOINT: `http://127.0.0.1:${port}` }
  return { bucket: bucketOf(environment), fetching: () => fetching }
}

async function listen(server: Server): Promise<number> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function bucketOf(environment: Record<string, string>): Bucket {
  const { s3: bucket } = readSettings({ ...environment, PAYLOAD_SECRET: randomUUID() })
  if (!bucket) throw new Error('There is no bucket.')
  return bucket
}
