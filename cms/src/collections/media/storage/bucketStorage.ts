import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { cacheControl } from '@kariera/shared/contracts/caching'
import { bucketAccess, bucketKey, bucketPrefix } from '@kariera/shared/contracts/pictureFiles'
import type { Bucket } from '@kariera/shared/contracts/settings'
import type { PictureStorage } from './pictureStorage.ts'

/** Time limits for a connection to the bucket, and for its response, milliseconds. */
const timeouts = { connectionTimeout: 3000, requestTimeout: 30_000, throwOnRequestTimeout: true }

/** Stores pictures in a bucket, with the headers for a bucket that serves them to the public. */
export function bucketStorage(settings: Bucket): PictureStorage {
  const client = bucketClient(settings)
  const at = (name: string) => ({ Bucket: settings.bucket, Key: bucketKey(name) })

  return {
    put: async ({ name, data, mimeType }) => {
      const headers = { ContentType: publicType(mimeType), CacheControl: cacheControl.immutable }
      await client.send(new PutObjectCommand({ ...at(name), Body: data, ...headers }))
    },
    get: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(name)))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(at(name)))
    },
    list: async function* () {
      let ContinuationToken: string | undefined
      do {
        const request = { Bucket: settings.bucket, Prefix: bucketPrefix, ContinuationToken }
        const page = await client.send(new ListObjectsV2Command(request))
        yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key && LastModified
            ? [{ name: Key.slice(bucketPrefix.length), writtenAt: LastModified }]
            : [],
        )
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
  }
}

/** A public bucket must not serve html as a page: only our public server adds the headers that make it safe. */
function publicType(mimeType: string): string {
  return mimeType.startsWith('text/html') ? 'application/octet-stream' : mimeType
}

export function bucketClient(settings: Bucket): S3Client {
  return new S3Client({ ...bucketAccess(settings), maxAttempts: 3, requestHandler: timeouts })
}
