import { SettingsError } from '../../shared/src/contracts/settings.ts'
import { errorCode } from './facts.ts'
import { killAll } from './groups.ts'

/** A failure that the person at the terminal can mend: the message is all that is shown. */
export class Failure extends Error {
  override name = 'Failure'
}

/** The exit code of a command that was stopped from outside, as shells have it for Ctrl-C. */
const STOPPED = 130

/** Signals within this time are one: a terminal, npm and run.mjs each send the same Ctrl-C. Milliseconds. */
const SAME_SIGNAL = 500

/**
 * Runs a root command to its end and exits with its code. The first signal aborts `stop`, upon which the work is
 * expected to end in good order; a second one ends everything at once.
 *
 * @param work returns the exit code
 */
export async function runCommand(work: (stop: AbortSignal) => Promise<number>): Promise<never> {
  // A closed terminal makes every line fail, and must not fail what the line is about.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const stop = stopOnSignals()
  // Waiting for a signal alone does not keep Node from ending.
  setInterval(() => undefined, 2 ** 30)
  const code = await work(stop).catch((error: unknown) => explain(error, stop))
  killAll()
  process.exit(code)
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
      killAll()
      process.exit(STOPPED)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  // run.mjs was killed and cannot pass signals on any more.
  process.on('disconnect', onSignal)
  return controller.signal
}

function explain(error: unknown, stop: AbortSignal): number {
  if (stop.aborted) return STOPPED
  console.error(isSentence(error) ? error.message : error)
  return 1
}

/** A failure of ours, a bad setting, an argument that the command does not know, or what the system refuses. */
function isSentence(error: unknown): error is Error {
  return (
    error instanceof Failure ||
    error instanceof SettingsError ||
    String(errorCode(error)).startsWith('ERR_PARSE_ARGS') ||
    (error instanceof Error && 'syscall' in error)
  )
}
