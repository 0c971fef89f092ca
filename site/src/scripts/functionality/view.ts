import { formFor } from '@kariera/shared/rules/plurals'
import { functionalityTexts as texts } from '@kariera/shared/texts/reader'
import { fillIn } from './fillIn.ts'
import type { CheckResult, CheckState, RunResult } from './runner.ts'

/** The page as it stands (pages/testing/functionality.astro). What is read out is only how all of them stand. */
export class FunctionalityView {
  readonly #root: HTMLElement

  constructor(root: HTMLElement) {
    this.#root = root
  }

  /** Another run may be begun only when this one has ended; the button keeps the focus meanwhile. */
  show(run: RunResult): void {
    this.#root.dataset.state = run.state
    for (const check of run.checks) this.#showCheck(check)
    this.#say('[data-passed]', String(run.passed))
    this.#say('[data-failed]', String(run.failed))
    this.#say('[data-time]', duration(run.ms))
    this.#say('[data-overall]', overallText(run))
    const button = this.#part('[data-start]')
    button?.setAttribute('aria-disabled', String(run.state === 'running'))
    if (button) button.textContent = run.state === 'running' ? texts.overall.running : texts.again
  }

  #showCheck({ name, state, ms, reason }: CheckResult): void {
    const row = `[data-check="${name}"]`
    const element = this.#part(row)
    if (element && element.dataset.state !== state) element.dataset.state = state
    this.#say(`${row} [data-check-state]`, texts.states[state])
    this.#say(`${row} [data-check-time]`, ms === null ? '' : duration(ms))
    this.#say(`${row} [data-check-reason]`, reason ?? '')
  }

  /** Nothing is read out again that has not changed. */
  #say(place: string, text: string): void {
    const element = this.#part(place)
    if (element && element.textContent !== text) element.textContent = text
  }

  #part(selector: string): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>(selector)
  }
}

function overallText({ state, passed, failed }: RunResult): string {
  const withCount: Partial<Record<CheckState, string>> = {
    passed: fillIn(formFor(passed, texts.overall.passed), { n: String(passed) }),
    failed: fillIn(formFor(failed, texts.overall.failed), { n: String(failed) }),
  }
  return withCount[state] ?? texts.overall.running
}

/** Milliseconds below a second, seconds with one decimal above. */
function duration(ms: number): string {
  if (ms < 1000) return fillIn(texts.ms, { n: String(Math.round(ms)) })
  return fillIn(texts.seconds, { n: (ms / 1000).toFixed(1).replace('.', ',') })
}
