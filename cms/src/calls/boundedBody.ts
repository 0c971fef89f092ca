import type { PayloadRequest } from 'payload'

/**
 * The body of a request as text, read no further than it may be long. What is no UTF-8 becomes U+FFFD.
 *
 * @returns null where it is longer, or says so of itself
 */
export async function readBounded(
  req: Pick<PayloadRequest, 'headers' | 'body'>,
  maximumBytes: number,
): Promise<string | null> {
  if (Number(req.headers.get('content-length') ?? 0) > maximumBytes) return null
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop gives the rest up.
  for await (const chunk of req.body ?? []) {
    length += chunk.byteLength
    if (length > maximumBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
