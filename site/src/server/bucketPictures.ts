import { contentTypeOf } from '@kariera/shared/rules/contentTypes'
import {
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { bucketAccess, bucketKey } from '@kariera/shared/contracts/pictureFiles'
import type { Bucket } from '@kariera/shared/contracts/settings'
import { errorText } from '@kariera/shared/rules/errors'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pictureHeaders, type ServePicture } from './pictures.ts'

/** How long to wait for the bucket, and for a reader who accepts no data, milliseconds. */
const timeouts = {
  connectionTimeout: 2000,
  requestTimeout: 10_000,
  throwOnRequestTimeout: true,
  socketTimeout: 30_000,
}

/** Largest number of pictures in transfer at once; further readers get a response to retry later. */
const maxAtOnce = 256

/** Returns a handler that serves pictures from the bucket, with the same headers as from disk. */
export function bucketPictures(settings: Bucket, maxTransfers = maxAtOnce): ServePicture {
  const client = new S3Client({
    ...bucketAccess(settings),
    maxAttempts: 2,
    requestHandler: {
      ...timeouts,
      httpAgent: { maxSockets: maxTransfers },
      httpsAgent: { maxSockets: maxTransfers },
    },
  })
  let underWay = 0

  return async (req, res, name) => {
    if (underWay >= maxTransfers) {
      unavailable(res)
      return true
    }
    underWay += 1
    const gone = new AbortController()
    res.once('close', () => {
      gone.abort()
    })
    try {
      return await pass(name, req.method === 'HEAD', req.headers['if-none-match'], res, gone.signal)
    } catch (error) {
      if (isMissing(error)) return false
      if (!gone.signal.aborted) fail(res, name, error)
      return true
    } finally {
      underWay -= 1
    }
  }

  async function pass(
    name: string,
    headOnly: boolean,
    known: string | undefined,
    res: ServerResponse,
    abortSignal: AbortSignal,
  ): Promise<boolean> {
    const object = { Bucket: settings.bucket, Key: bucketKey(name) }
    // A caller that has the picture already does not get it again.
    if (headOnly || known !== undefined) {
      const head = await client.send(new HeadObjectCommand(object), { abortSignal })
      const headers = headersOf(name, head.ETag)
      const isKnown = known !== undefined && known === head.ETag
      if (isKnown) res.writeHead(304, headers).end()
      else if (headOnly) res.writeHead(200, { ...headers, ...lengthOf(head) }).end()
      if (isKnown || headOnly) return true
    }
    const got = await client.send(new GetObjectCommand(object), { abortSignal })
    if (!(got.Body instanceof Readable)) throw new Error('The bucket sent no body.')
    res.writeHead(200, { ...headersOf(name, got.ETag), ...lengthOf(got) })
    await pipeline(got.Body, res, { signal: abortSignal })
    return true
  }
}

function headersOf(name: string, etag: string | undefined) {
  return {
    ...pictureHeaders(name),
    'content-type': contentTypeOf(name),
    'x-content-type-options': 'nosniff',
    ...(etag !== undefined && { etag }),
  }
}

function lengthOf({ ContentLength }: { ContentLength?: number | undefined }) {
  return ContentLength === undefined ? {} : { 'content-length': ContentLength }
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404
}

function fail(res: ServerResponse, name: string, error: unknown): void {
  console.warn(JSON.stringify({ event: 'frontdoor.bucket.failed', name, error: errorText(error) }))
  if (res.headersSent) res.destroy()
  else unavailable(res)
}

function unavailable(res: ServerResponse): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  res.writeHead(503, { ...headers, 'retry-after': '5' })
  res.end('This picture is not available just now. Please try again in a moment.\n')
}
