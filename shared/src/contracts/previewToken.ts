import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** reader-site.md, section 7: a preview link is valid for 7 days, milliseconds. */
export const previewTokenMs = 7 * 24 * 60 * 60 * 1000

/** What a preview token allows: to see one article as it stands in the back office, until a moment. */
export const previewTicketSchema = z.object({
  articleId: z.number().int().positive(),
  /** UTC, ISO 8601. */
  expiresAt: z.iso.datetime(),
})
export type PreviewTicket = z.infer<typeof previewTicketSchema>

/** Longest token that is looked at, characters. */
const maxTokenLength = 500

/** A ticket as part of an address: its JSON, and a signature that only the cms and its sites can make. */
export function signPreviewToken(ticket: PreviewTicket, hookSecret: string): string {
  const content = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${content}.${signatureOf(content, hookSecret).toString('base64url')}`
}

/** @returns null where the token is forged, damaged or has expired */
export function openPreviewToken(
  token: string,
  hookSecret: string,
  now: Date,
): PreviewTicket | null {
  const [content = '', signature = ''] = token.slice(0, maxTokenLength).split('.', 2)
  if (token !== `${content}.${signature}` || !isSigned(content, signature, hookSecret)) return null
  const ticket = parse(content)
  return ticket && now.getTime() < Date.parse(ticket.expiresAt) ? ticket : null
}

function isSigned(content: string, signature: string, hookSecret: string): boolean {
  const expected = signatureOf(content, hookSecret)
  const given = Buffer.from(signature, 'base64url')
  // Two spellings of one signature would be two tokens.
  if (given.toString('base64url') !== signature || given.length !== expected.length) return false
  return timingSafeEqual(given, expected)
}

function signatureOf(content: string, hookSecret: string): Buffer {
  const key = createHmac('sha256', hookSecret).update('kariera:preview').digest()
  return createHmac('sha256', key).update(content).digest()
}

function parse(content: string): PreviewTicket | null {
  try {
    return previewTicketSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  } catch {
    return null
  }
}
