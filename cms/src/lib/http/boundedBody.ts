import type { PayloadRequest } from 'payload'

type Sent = Pick<PayloadRequest, 'headers' | 'body'>

/**
 * The body of a request as text, read no further than it may be long. What is no UTF-8 becomes U+FFFD.
 *
 * @returns null where it is longer, or says so of itself
 */
export async function readBounded(req: Sent, maximumBytes: number): Promise<string | null> {
  return (await readBytes(req, maximumBytes))?.toString('utf8') ?? null
}

/**
 * The body of a request as the form that it is, read no further than it may be long.
 *
 * @returns an empty one where it is no form; null where it is longer, or says so of itself
 */
export async function readBoundedForm(req: Sent, maximumBytes: number): Promise<FormData | null> {
  const bytes = await readBytes(req, maximumBytes)
  if (!bytes) return null
  const headers = { 'content-type': req.headers.get('content-type') ?? '' }
  return new Response(new Uint8Array(bytes), { headers }).formData().catch(() => new FormData())
}

async function readBytes(req: Sent, maximumBytes: number): Promise<Buffer | null> {
  if (Number(req.headers.get('content-length') ?? 0) > maximumBytes) return null
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop gives the rest up.
  for await (const chunk of req.body ?? []) {
    length += chunk.byteLength
    if (length > maximumBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
