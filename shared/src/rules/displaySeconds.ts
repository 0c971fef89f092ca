/** How long a slide is shown where nobody has said otherwise, seconds (back-office.md, section 9). */
export const defaultDisplaySeconds = 5

/** The longest that makes sense, seconds: a day. */
export const maxDisplaySeconds = 86_400

/** How long a slide is shown, seconds: whole ones, at least 1; whatever is no number becomes 1 (back-office.md, section 5). */
export function displaySeconds(value: unknown): number {
  const seconds = Math.trunc(Number(typeof value === 'string' ? value.trim() || NaN : value))
  return seconds >= 1 ? Math.min(seconds, maxDisplaySeconds) : 1
}
