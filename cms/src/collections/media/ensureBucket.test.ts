import { readSettings, type Bucket } from '@kariera/shared/contracts/settings'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openS3Server, type S3Server } from '../../../../scripts/testing/s3.ts'
import { bucketStorage } from './storage/bucketStorage.ts'
import { ensureBucket } from './storage/ensureBucket.ts'

let s3: S3Server

beforeAll(async () => {
  s3 = await openS3Server([])
})
afterAll(() => s3.close())

describe('the bucket for pictures', () => {
  it('is made where there is none, and used where there is one', async () => {
    const bucket = bucketOf({})
    const file = { name: 'a.webp', data: Buffer.from('картина'), mimeType: 'image/webp' }
    await expect(bucketStorage(bucket).put(file)).rejects.toThrow()
    expect(await ensureBucket(bucket)).toBeNull()
    await bucketStorage(bucket).put(file)
    expect(await ensureBucket(bucket)).toBeNull()
    expect(await bucketStorage(bucket).get('a.webp')).toEqual(file.data)
  })

  it('that is refused stops the start with a sentence', async () => {
    await expect(ensureBucket(bucketOf({ S3_ACCESS_KEY_ID: 'wrong' }))).rejects.toThrow(
      /The bucket pictures at http.* cannot be used: it answers 403\. Check S3_BUCKET, S3_ENDPOINT/,
    )
    await expect(ensureBucket(bucketOf({ S3_BUCKET: 'Не може' }))).rejects.toThrow('cannot be used')
  })

  it('that does not answer is told of, and waited for', async () => {
    await s3.stop()
    expect(await ensureBucket(bucketOf({}), 0)).toMatch(/does not answer \(.*ECONNREFUSED/)
    const waiting = ensureBucket(bucketOf({}))
    await s3.restart()
    expect(await waiting).toBeNull()
  })
})

function bucketOf(changed: Record<string, string>): Bucket {
  const environment = { ...s3.environment, ...changed, PAYLOAD_SECRET: randomUUID() }
  const { s3: bucket } = readSettings(environment)
  if (!bucket) throw new Error('There is no bucket.')
  return bucket
}
