import { minutesToWait } from '@kariera/shared/rules/cooldown'
import type { Answer } from './answer.ts'
import { messageBody } from './filledIn.ts'
import { contactOutcome, isOpen, type FormState } from './formState.ts'
import type { FormView } from './formView.ts'
import { cooldownKey, keepCooldownEnd, keptCooldownEnd } from './keptCooldown.ts'
import { sendByScript } from './sendByScript.ts'

/** How often it is looked whether the waiting is over, milliseconds. */
const tickMs = 1000
const storage = () => localStorage
const form = document.querySelector<HTMLFormElement>('form[data-reader-form]')

/** A message to the editors is sent without leaving the page; then nobody can send another for a while (R-CONT-2). */
if (form) {
  const { notSent = '', failed = '' } = form.dataset
  const stateAfter = (answer: Answer): FormState => {
    const outcome = contactOutcome(answer, { notSent, failed }, Date.now())
    if (outcome.status === 'error') return outcome
    keepCooldownEnd(storage, outcome.until)
    if (outcome.status === 'success') return { status: 'success' }
    countDown(view, outcome.until)
    return waitingUntil(outcome.until)
  }
  const view = sendByScript(form, { bodyOf: messageBody, stateAfter })
  follow(view)
  // Another tab may have sent one.
  addEventListener('storage', ({ key }) => {
    if (key === cooldownKey && isOpen(view.state)) follow(view)
  })
}

/** Waits for what is left of the cooldown that was kept. */
function follow(view: FormView): void {
  const until = keptCooldownEnd(storage, Date.now())
  if (until === null) return
  view.show(waitingUntil(until))
  countDown(view, until)
}

function countDown(view: FormView, until: number): void {
  const timer = setInterval(() => {
    const state = waitingUntil(until)
    view.show(state)
    if (state.status === 'idle') clearInterval(timer)
  }, tickMs)
}

function waitingUntil(until: number): FormState {
  const left = until - Date.now()
  return left > 0 ? { status: 'waiting', minutes: minutesToWait(left) } : { status: 'idle' }
}
