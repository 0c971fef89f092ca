/** By how much the clocks of different machines may differ; one that is further ahead is wrong, milliseconds. */
export const tolerableSkewMs = 60_000

let offsetMs = 0

/** The one clock: everything that depends on time asks here, and SQL gets the answer as a parameter. */
export function now(): Date {
  return new Date(Date.now() + offsetMs)
}

/** For tests only: from now on, the clock stands at `moment` and runs on from there. */
export function setClock(moment: Date | null): void {
  offsetMs = moment ? moment.getTime() - Date.now() : 0
}
