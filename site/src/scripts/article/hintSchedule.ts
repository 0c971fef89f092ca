/** Times of the swipe hints, milliseconds. */
const hintTimes = { firstAfter: 2000, firstFor: 4000, every: 5000, laterFor: 3000 } as const

/** Probability that a hint is shown again each time. */
const hintChance = 0.3

/** The timers and random numbers of the schedule, so that tests can replace them. */
export type HintClock = {
  after: (ms: number, act: () => void) => void
  every: (ms: number, act: () => void) => void
  /** From 0 to 1, without 1. */
  chance: () => number
}

/** Shows hints soon after the page was loaded, and sometimes after that. */
export function scheduleHints(show: (visible: boolean) => void, clock: HintClock): void {
  const showFor = (ms: number) => {
    show(true)
    clock.after(ms, () => show(false))
  }
  clock.after(hintTimes.firstAfter, () => {
    showFor(hintTimes.firstFor)
    clock.after(hintTimes.firstFor, () => {
      clock.every(hintTimes.every, () => {
        if (clock.chance() < hintChance) showFor(hintTimes.laterFor)
      })
    })
  })
}
