import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { previewDays } from '../rules/previewDays.ts'

/** How long a preview link is valid, milliseconds. */
export const previewTokenMs = previewDays * 24 * 60 * 60 * 1000

/** The content of a preview token: it allows to see one article as it is in the back office, until a moment. */
export const previewTicketSchema = z.object({
  articleId: z.number().int().positive(),
  /** UTC, ISO 8601. */
  expiresAt: z.iso.datetime(),
})
export type PreviewTicket = z.infer<typeof previewTicketSchema>

/** Longest token that is parsed, characters. */
const maxTokenLength = 500

/** Returns a ticket as part of an address: its JSON, and a signature that only the cms and its sites can make. */
export function signPreviewToken(ticket: PreviewTicket, hookSecret: string): string {
  const content = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${content}.${signatureOf(content, hookSecret).toString('base64url')}`
}

/** @returns null if the token is forged, damaged or expired */
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
  // Refuses a second spelling of the same signature, which would be a second token.
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
