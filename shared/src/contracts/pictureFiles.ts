import type { Bucket } from './settings.ts'

/** Prefix of picture files in a bucket; other objects in it are not ours. */
export const bucketPrefix = 'media/'

/** Uploaded files never run, whatever they contain. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * HTML of a banner may show itself and pictures of the same origin, in a frame of our pages: no scripts, no forms, no
 * links out.
 */
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

/** Returns the content security policy of an uploaded file; nginx has the same one (nginx/nginx.conf.template). */
export function contentPolicyOf(name: string): string {
  return name.endsWith('.html') ? htmlPolicy : picturePolicy
}

const fileName = /^[\w-]+(?:\.[\w-]+)*$/

/** Whether a text can be the name of a picture's file: no folders, not hidden, and no characters that need escaping. */
export function isFileName(name: string): boolean {
  return name.length <= 200 && fileName.test(name)
}

/** Returns the key of a file in the bucket. */
export const bucketKey = (name: string): string => bucketPrefix + name

/** Returns how an S3 client accesses the bucket; servers other than Amazon's have the bucket's name in the path. */
export function bucketAccess({ endpoint, region, accessKeyId, secretAccessKey }: Bucket) {
  return {
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Some S3 servers do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
}
