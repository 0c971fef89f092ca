import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { styleText } from 'node:util'

/** Prints one line at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Colours a line if the terminal supports colours. */
export function coloured(colour: 'cyan' | 'magenta' | 'red' | 'green' | 'dim', text: string) {
  return styleText(colour, text, { stream: process.stdout })
}

/** How often a long step prints that it is still running; milliseconds. */
const PROGRESS_INTERVAL = 10_000

/**
 * Runs one long step, and prints its start, every ten seconds that it is still running, and how long it took.
 *
 * @param title what is done, as "Building the site"
 */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now()
  say(`${title} …`)
  const progress = setInterval(() => {
    say(`${title}: ${secondsSince(started)} s …`)
  }, PROGRESS_INTERVAL)
  try {
    const result = await work()
    say(`${title}: done in ${secondsSince(started)} s.`)
    return result
  } finally {
    clearInterval(progress)
  }
}

/** Seconds since a moment (milliseconds of the epoch), with one decimal below ten: "1.5", "42". */
export function secondsSince(started: number): string {
  const seconds = (Date.now() - started) / 1000
  return seconds < 10 ? seconds.toFixed(1) : seconds.toFixed(0)
}

/** Calls back with each complete line of a stream. */
export function eachLine(stream: Readable | null, onLine: (line: string) => void): void {
  if (!stream) return
  createInterface({ input: stream, crlfDelay: Infinity }).on('line', onLine)
}
