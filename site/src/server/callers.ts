import type { IncomingMessage } from 'node:http'

/**
 * Appends the address of the caller to the entries before it: those may be invented, and are passed on unchanged
 * (shared/src/rules/callerAddress.ts).
 */
export function forwardedFor({ headers, socket }: IncomingMessage): string {
  return [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')
}
