import type { IncomingMessage } from 'node:http'

/**
 * Who has come to this door, at the end of what is said of those before: that may be invented, and is passed on as it
 * is (shared/src/rules/callerAddress.ts).
 */
export function forwardedFor({ headers, socket }: IncomingMessage): string {
  return [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')
}
