/** Default display time of a slide, seconds. */
export const defaultDisplaySeconds = 5

/** Longest display time, seconds: a day. */
export const maxDisplaySeconds = 86_400

/** Returns the display time of a slide, seconds: whole seconds, at least 1; a value that is not a number becomes 1. */
export function displaySeconds(value: unknown): number {
  const seconds = Math.trunc(Number(typeof value === 'string' ? value.trim() || NaN : value))
  return seconds >= 1 ? Math.min(seconds, maxDisplaySeconds) : 1
}
