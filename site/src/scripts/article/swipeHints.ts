import { scheduleHints } from './hintSchedule.ts'

const hints = document.querySelector<HTMLElement>('[data-hints]')
const wanted = matchMedia('(width < 48rem) and (prefers-reduced-motion: no-preference)')

/** Shows on a phone that there is an article to either side; the hint is not needed elsewhere. */
if (hints && wanted.matches) {
  scheduleHints((visible) => (hints.hidden = !visible || !wanted.matches), {
    after: (ms, act) => setTimeout(act, ms),
    every: (ms, act) => setInterval(act, ms),
    chance: () => Math.random(),
  })
}
