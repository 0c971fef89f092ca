import type { Bucket } from './settings.ts'

/** What every file of a picture is served with: a name is never used again, so nobody has to ask twice. */
export const immutable = 'public, max-age=31536000, immutable'

/** Files of pictures lie below this in a bucket; whatever else is in it is none of ours. */
export const bucketPrefix = 'media/'

/** Uploaded files never run, whatever they contain. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Html of a banner shows itself, and pictures of the same origin, in a frame of ours: no script, no forms, no links out. */
const htmlPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  'sandbox',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The policy under which an uploaded file is shown; nginx says the same (nginx/nginx.conf.template). */
export function contentPolicyOf(name: string): string {
  return name.endsWith('.html') ? htmlPolicy : picturePolicy
}

const fileName = /^[\w-]+(?:\.[\w-]+)*$/

/** Whether this can be the name of a picture's file: no folders, nothing hidden, nothing that has to be escaped. */
export function isFileName(name: string): boolean {
  return name.length <= 200 && fileName.test(name)
}

/** Where a file lies in the bucket. */
export const bucketKey = (name: string): string => bucketPrefix + name

/** How an S3 client reaches the bucket; servers other than Amazon's have its name in the path. */
export function bucketAccess({ endpoint, region, accessKeyId, secretAccessKey }: Bucket) {
  return {
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Not every S3 server knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
}
