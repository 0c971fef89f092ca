import type { IncomingMessage } from 'node:http'

/** @returns null when the body is longer than allowed, or its header states so; the rest of it is not read */
export async function readBody(req: IncomingMessage, maximumBytes: number): Promise<string | null> {
  if (Number(req.headers['content-length'] ?? 0) > maximumBytes) return null
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    length += bytes.length
    if (length > maximumBytes) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}
