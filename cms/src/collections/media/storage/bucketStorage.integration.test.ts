import { GetObjectCommand } from '@aws-sdk/client-s3'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PictureStorage } from './pictureStorage.ts'
import { openS3Server, type S3Server } from '../../../../../scripts/testing/s3.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { describePictureLife } from '#testing/pictureLife.ts'
import { redAndBlue } from '#testing/pictures.ts'

let s3: S3Server
let newsroom: TestNewsroom
let storage: PictureStorage

beforeAll(async () => {
  s3 = await openS3Server()
  newsroom = await openNewsroom(s3.environment)
  storage = (await import('./storage.ts')).pictureStorage
})
afterAll(async () => {
  await newsroom.close()
  await s3.close()
})

describe('in a bucket', () => {
  describePictureLife(() => ({ newsroom, storage }))

  it('files have their type, and may be kept for ever by who fetches them', async () => {
    const { filename, sizes } = await create()
    for (const [name, type] of [
      [filename, 'image/jpeg'],
      [sizes?.card?.filename, 'image/webp'],
    ]) {
      const { ContentType, CacheControl } = await objectOf(name ?? '')
      expect([ContentType, CacheControl]).toEqual([type, 'public, max-age=31536000, immutable'])
    }
    expect(existsSync(path.join(process.env.DATA_DIR ?? '', 'media'))).toBe(false)
  })

  it('A-UP-1 html is no page for who asks the bucket itself', async () => {
    const name = '0123456789abcdef01234567.html'
    await storage.put({ name, data: Buffer.from('<p>банер</p>'), mimeType: 'text/html' })
    expect((await objectOf(name)).ContentType).toBe('application/octet-stream')
    await storage.remove(name)
  })

  it('says so when the bucket does not answer, and changes nothing', async () => {
    const picture = await create()
    await s3.stop()
    await expect(create()).rejects.toMatchObject({
      status: 503,
      message: 'The picture could not be stored. Please try again in a moment.',
    })
    await s3.restart()
    const { docs } = await newsroom.payload.find({ collection: 'media', depth: 0, sort: '-id' })
    expect(docs[0]?.id).toBe(picture.id)
  })
})

async function create() {
  return newsroom.payload.create({
    collection: 'media',
    depth: 0,
    req: await newsroom.asEditor(),
    data: { alt: 'Снимка' },
    file: await redAndBlue(),
  })
}

async function objectOf(name: string) {
  const { bucketClient } = await import('./bucketStorage.ts')
  const { settings } = await import('#settings.ts')
  if (!settings.s3) throw new Error('There is no bucket.')
  return bucketClient(settings.s3).send(
    new GetObjectCommand({ Bucket: settings.s3.bucket, Key: `media/${name}` }),
  )
}
