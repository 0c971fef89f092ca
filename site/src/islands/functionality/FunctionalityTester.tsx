import { formFor } from '@kariera/shared/rules/plurals'
import { functionalityTexts as texts } from '@kariera/shared/texts/reader'
import { fillIn } from './fillIn.ts'
import type { CheckName } from './checks.ts'
import type { ExpectedTexts } from './pageChecks.ts'
import type { CheckResult, RunResult } from './runner.ts'
import { useRun } from './useRun.ts'

/**
 * The checks of the system, run when the reader presses the button (R-TEST-2). Screen readers read out only the overall
 * state.
 */
export function FunctionalityTester({ expected }: { expected: ExpectedTexts }) {
  const { run, start } = useRun(expected)
  const isRunning = run.state === 'running'
  return (
    <div className="tester" data-functionality data-state={run.state}>
      <div className="run">
        {/* The button keeps the focus while it is disabled. */}
        <button type="button" className="button solid" aria-disabled={isRunning} onClick={start}>
          {buttonText(run)}
        </button>
        <p className="overall" role="status" data-overall>
          {overallText(run)}
        </p>
      </div>
      <Counts run={run} />
      <h2>{texts.list}</h2>
      <ol className="checks">
        {run.checks.map((check) => (
          <Check key={check.name} check={check} />
        ))}
      </ol>
    </div>
  )
}

function Counts({ run: { state, passed, failed, total, ms } }: { run: RunResult }) {
  const counts: Record<string, string> = texts.counts
  const shown = { passed, failed, total, time: state === 'pending' ? '–' : duration(ms) }
  return (
    <dl className="counts">
      {Object.entries(shown).map(([name, count]) => (
        <div className="count" key={name}>
          <dt>{counts[name]}</dt>
          <dd data-count={name}>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

function Check({ check: { name, state, ms, reason } }: { check: CheckResult<CheckName> }) {
  return (
    <li data-check={name} data-state={state}>
      <span className="name">{texts.checks[name]}</span>
      <span className="state" data-check-state>
        {texts.states[state]}
      </span>
      <span className="time" data-check-time>
        {ms !== null && duration(ms)}
      </span>
      <span className="reason" data-check-reason>
        {reason}
      </span>
    </li>
  )
}

function buttonText({ state }: RunResult): string {
  if (state === 'pending') return texts.start
  return state === 'running' ? texts.overall.running : texts.again
}

function overallText({ state, passed, failed }: RunResult): string {
  switch (state) {
    case 'pending':
    case 'running':
      return texts.overall[state]
    case 'passed':
      return fillIn(formFor(passed, texts.overall.passed), { n: String(passed) })
    case 'failed':
      return fillIn(formFor(failed, texts.overall.failed), { n: String(failed) })
  }
}

/** Formats milliseconds below a second, seconds with one decimal above. */
function duration(ms: number): string {
  if (ms < 1000) return fillIn(texts.ms, { n: String(Math.round(ms)) })
  return fillIn(texts.seconds, { n: (ms / 1000).toFixed(1).replace('.', ',') })
}
