import type { PayloadRequest } from 'payload'

type Sent = Pick<PayloadRequest, 'headers' | 'body'>

/**
 * Reads a request body as text, up to a limit. Invalid UTF-8 becomes U+FFFD.
 *
 * @returns null if it is longer, or declares to be
 */
export async function readBounded(req: Sent, maximumBytes: number): Promise<string | null> {
  return (await readBytes(req, maximumBytes))?.toString('utf8') ?? null
}

/**
 * Reads a request body as a form, up to a limit.
 *
 * @returns an empty form if it is not a form; null if it is longer, or declares to be
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
  // Leaving the loop cancels the rest.
  for await (const chunk of req.body ?? []) {
    length += chunk.byteLength
    if (length > maximumBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
