import { SettingsError } from '../contracts/settings.ts'
import { errorCode } from '../rules/errors.ts'

/** A failure that the operator can fix: only the message is shown. */
export class Failure extends Error {
  override name = 'Failure'
}

/** Exit code of a command that was stopped by a signal, as shells use it for Ctrl-C. */
const STOPPED = 130

/** Signals within this time count as one: a terminal, npm and run.mjs each send the same Ctrl-C. Milliseconds. */
const SAME_SIGNAL = 500

/**
 * Runs a root command to its end and exits with its code. The first signal aborts `stop`, after which the work should
 * end gracefully; a second one ends everything at once.
 *
 * @param work returns the exit code
 */
export async function runCommand(work: (stop: AbortSignal) => Promise<number>): Promise<never> {
  // After the terminal is closed every printed line fails; that must not fail the work.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const stop = stopOnSignals()
  // A signal handler alone does not keep Node running.
  setInterval(() => undefined, 2 ** 30)
  try {
    process.exit(await work(stop))
  } catch (error) {
    process.exit(explain(error, stop))
  }
}

/** Resolves when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      resolve()
    })
  })
}

function stopOnSignals(): AbortSignal {
  const controller = new AbortController()
  let last = 0
  const onSignal = () => {
    const again = Date.now() - last > SAME_SIGNAL
    last = Date.now()
    if (!controller.signal.aborted) {
      controller.abort()
    } else if (again) {
      process.exit(STOPPED)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  // run.mjs was killed and cannot forward signals any more.
  process.on('disconnect', onSignal)
  return controller.signal
}

function explain(error: unknown, stop: AbortSignal): number {
  if (stop.aborted) return STOPPED
  console.error(isSentence(error) ? error.message : error)
  return 1
}

/**
 * Errors whose message is enough: a Failure, a bad setting, an unknown argument, or a refusal of the operating system.
 */
function isSentence(error: unknown): error is Error {
  return (
    error instanceof Failure ||
    error instanceof SettingsError ||
    String(errorCode(error)).startsWith('ERR_PARSE_ARGS') ||
    (error instanceof Error && 'syscall' in error)
  )
}
