const dayMs = 24 * 60 * 60 * 1000

/** Days left until a moment (UTC, ISO 8601), a partial day counted as whole; 0 when it has passed. */
export function daysUntil(moment: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now.getTime()) / dayMs))
}
