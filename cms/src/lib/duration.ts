const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * Returns a duration for editors: `84 ms`, `2.4 s`, `12 min`, `3 h`.
 *
 * @param language decides the decimal sign
 */
export function durationText(ms: number, language: string): string {
  if (ms < second) return `${Math.round(ms)} ms`
  if (ms < minute) return `${oneDecimal(ms / second, language)} s`
  if (ms < hour) return `${Math.round(ms / minute)} min`
  return `${oneDecimal(ms / hour, language)} h`
}

function oneDecimal(value: number, language: string): string {
  return value.toLocaleString(language, { maximumFractionDigits: 1 })
}
