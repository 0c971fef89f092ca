/** How far the clocks of two machines may differ, milliseconds; a time further ahead counts as wrong. */
export const tolerableSkewMs = 60_000

let offsetMs = 0

/**
 * Returns the current time. All code that depends on time uses this function, and SQL gets its result as a parameter.
 */
export function now(): Date {
  return new Date(Date.now() + offsetMs)
}

/** For tests only: sets the clock to `moment`, from where it runs on; null resets it. */
export function setClock(moment: Date | null): void {
  offsetMs = moment ? moment.getTime() - Date.now() : 0
}
