/** When swipe hints are to be seen (reader-site.md, section 4), milliseconds. */
const hintTimes = { firstAfter: 2000, firstFor: 4000, every: 5000, laterFor: 3000 } as const

/** How likely a hint is to come back each time. */
const hintChance = 0.3

/** What the schedule runs by, so that tests can set it. */
export type HintClock = {
  after: (ms: number, act: () => void) => void
  every: (ms: number, act: () => void) => void
  /** 0 to 1, without 1. */
  chance: () => number
}

/** Shows hints soon after the page was loaded, and now and then after that. */
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
