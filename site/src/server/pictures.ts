import { cacheControl } from '@kariera/shared/contracts/caching'
import { contentPolicyOf, isFileName } from '@kariera/shared/contracts/pictureFiles'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { serveFile } from './files.ts'

/**
 * Responds with a picture's file.
 *
 * @returns false when there is no such file
 */
export type ServePicture = (
  req: IncomingMessage,
  res: ServerResponse,
  name: string,
) => Promise<boolean>

/** Returns the headers of an uploaded file, with which it never runs. */
export function pictureHeaders(name: string): OutgoingHttpHeaders {
  return {
    'cache-control': cacheControl.immutable,
    'content-security-policy': contentPolicyOf(name),
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
  }
}

/**
 * Serves pictures from the data folder first, which needs no other process, and then from the bucket if there is one.
 */
export function pictures(mediaDir: string, fromBucket?: ServePicture): ServePicture {
  return async (req, res, name) => {
    if (!isFileName(name)) return false
    const file = { root: mediaDir, file: name, headers: pictureHeaders(name) }
    if (await serveFile(req, res, file)) return true
    return fromBucket ? fromBucket(req, res, name) : false
  }
}
