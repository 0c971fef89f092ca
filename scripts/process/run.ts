import { Failure } from '../../shared/src/commands/command.ts'
import { endGroup, startGroup, type Program } from './groups.ts'
import { eachLine } from '../../shared/src/commands/terminal.ts'

/** How many of the last lines of a failed program are shown. */
const SHOWN_LINES = 40

/** How long a program may take to end when it is stopped; milliseconds. */
const GRACE = 20_000

/**
 * Runs a script to its end without showing its output.
 *
 * @param title names the work in the failure, as "Building the site"
 * @throws {Failure} with the last lines if it ends with another code than 0; the reason of `stop` if that is aborted
 */
export async function run(title: string, program: Program, stop: AbortSignal): Promise<void> {
  const { ok, how, output } = await attempt(program, stop, () => undefined)
  stop.throwIfAborted()
  const lines = output.slice(-SHOWN_LINES).join('\n')
  if (!ok) throw new Failure(`${lines}\n${title} failed (${how}).`)
}

/**
 * Runs a script to its end and shows each of its lines.
 *
 * @throws {Failure} without the lines; otherwise as `run`
 */
export async function runShowingOutput(
  title: string,
  program: Program,
  stop: AbortSignal,
  onLine: (line: string) => void,
): Promise<void> {
  const { ok, how } = await attempt(program, stop, onLine)
  stop.throwIfAborted()
  if (!ok) throw new Failure(`${title} failed (${how}): see above.`)
}

/**
 * Runs a script to its end, whether or not it succeeds.
 *
 * @returns how it ended, and every line it printed
 */
export async function attempt(program: Program, stop: AbortSignal, onLine: (line: string) => void) {
  stop.throwIfAborted()
  const group = startGroup(program)
  const output: string[] = []
  for (const stream of [group.stdout, group.stderr]) {
    eachLine(stream, (line) => {
      output.push(line)
      onLine(line)
    })
  }
  const end = () => void endGroup(group.pid, GRACE)
  stop.addEventListener('abort', end)
  const ending = await group.ended
  stop.removeEventListener('abort', end)
  return { ...ending, output }
}
