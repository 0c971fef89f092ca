/** As in Markdown (CommonMark), a list's number has at most nine digits; none is negative. */
const maxNumber = 999_999_999

/** Whether a list can have this number. */
export function isListNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxNumber
}

/** Returns the number of a list's first item, whatever was stored. */
export function startOf({ start }: { start?: unknown }): number {
  return isListNumber(start) ? start : 1
}
