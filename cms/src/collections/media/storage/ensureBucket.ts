import { CreateBucketCommand, HeadBucketCommand, S3ServiceException } from '@aws-sdk/client-s3'
import type { Bucket } from '@kariera/shared/contracts/settings'
import { errorText } from '@kariera/shared/rules/errors'
import { setTimeout as sleep } from 'node:timers/promises'
import { bucketClient } from './bucketStorage.ts'

/** Pause between two attempts, milliseconds. */
const retryMs = 500

/**
 * Creates the bucket for pictures if it does not exist.
 *
 * @param maxWaitMs how long an S3 server may take to start, milliseconds
 * @returns null, or a message to the operator if it does not respond, which may be temporary
 * @throws {Error} a message to the operator, if it responds and the bucket cannot be used
 */
export async function ensureBucket(settings: Bucket, maxWaitMs = 30_000): Promise<string | null> {
  const client = bucketClient(settings)
  const place = `The bucket ${settings.bucket} ${settings.endpoint ? `at ${settings.endpoint}` : 'at Amazon'}`
  const deadline = Date.now() + maxWaitMs
  for (;;) {
    try {
      await client.send(new HeadBucketCommand({ Bucket: settings.bucket }))
      return null
    } catch (error) {
      const status = statusOf(error)
      if (status === 404) return create()
      // A response without a body contains no reason.
      if (status !== null && status < 500) throw refusal(`it answers ${status}`, error)
      if (Date.now() > deadline) {
        return `${place} does not answer (${errorText(error)}): pictures that lie in it are not shown until it does.`
      }
      await sleep(retryMs)
    }
  }

  async function create(): Promise<null> {
    try {
      await client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
      return null
    } catch (error) {
      // Another process may have created it first.
      if (error instanceof S3ServiceException && error.name === 'BucketAlreadyOwnedByYou')
        return null
      throw refusal(errorText(error), error)
    }
  }

  function refusal(reason: string, cause: unknown): Error {
    const settingNames =
      'S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'
    const sentence = `${place} cannot be used: ${reason}. Check ${settingNames} in .env.`
    return new Error(sentence, { cause })
  }
}

function statusOf(error: unknown): number | null {
  if (!(error instanceof S3ServiceException)) return null
  return error.$metadata.httpStatusCode ?? null
}
