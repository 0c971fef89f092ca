import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'
import { root } from '../environment.ts'

/** Variable that names the layer for which a process works; what it starts works for the same one. */
export const LAYER = 'TEST_LAYER'

/** Variable with the path of the file in which the workers of a run note when they began and ended a test file. */
export const FILE_LOG = 'TEST_FILE_LOG'

/** How often the processes are looked at, milliseconds: what a process took after the last look is not counted. */
const INTERVAL = 500

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const TICKS_PER_SECOND = 100

/**
 * Counts the processor time (user and system) of all processes that this one starts, directly or not. It changes little
 * with the speed of a machine and what else runs there, unlike the time that passes. Only Linux tells it.
 */
export interface ProcessorMeter {
  /** Seconds that the processes of a layer have taken; without a layer, those of all of them. */
  seconds: (layer?: string) => number
  /** Seconds by test file (its path from the root), by the log of a run. */
  secondsByFile: (log: string) => Map<string, number>
  stop: () => void
}

/** A process that was seen. */
interface Process {
  parent: Process | undefined
  layer: string | undefined
  pid: number
  /** Tells processes of the same number apart. */
  started: string
  /** Moments (milliseconds since 1970) and the ticks until then, where they changed. */
  samples: { at: number; ticks: number }[]
}

export function startProcessorMeter(): ProcessorMeter {
  const own: Process = {
    ...{ parent: undefined, layer: undefined, pid: process.pid, started: '' },
    samples: [],
  }
  const latest = new Map([[process.pid, own]])
  const all: Process[] = []
  const look = () => {
    const at = Date.now()
    for (const { pid, parentPid, started, ticks } of runningProcesses()) {
      let seen = latest.get(pid)
      if (pid === process.pid) continue
      if (seen?.started !== started) {
        const parent = latest.get(parentPid)
        if (!parent) continue
        seen = { parent, layer: layerOf(pid) ?? parent.layer, pid, started, samples: [] }
        latest.set(pid, seen)
        all.push(seen)
      }
      if (seen.samples.at(-1)?.ticks !== ticks) seen.samples.push({ at, ticks })
    }
  }
  look()
  const timer = setInterval(look, INTERVAL).unref()
  const total = (processes: Process[], from = -Infinity, to = Infinity) =>
    processes.reduce((sum, one) => sum + ticksUntil(one, to) - ticksUntil(one, from), 0) /
    TICKS_PER_SECOND
  return {
    seconds: (layer) => total(all.filter((one) => !layer || one.layer === layer)),
    secondsByFile(log) {
      const byFile = new Map<string, number>()
      for (const { path, pids, from, to } of readLog(log)) {
        const file = relative(root, path)
        const taken = total(
          all.filter((one) => descendsFrom(one, pids)),
          from,
          to,
        )
        byFile.set(file, (byFile.get(file) ?? 0) + taken)
      }
      return byFile
    },
    stop: () => clearInterval(timer),
  }
}

function descendsFrom(one: Process | undefined, pids: number[]): boolean {
  return one !== undefined && (pids.includes(one.pid) || descendsFrom(one.parent, pids))
}

function ticksUntil({ samples }: Process, moment: number): number {
  return samples.findLast(({ at }) => at <= moment)?.ticks ?? 0
}

/** The processes of the machine; none where the operating system has no `/proc`. */
function* runningProcesses() {
  if (!existsSync('/proc/self/stat')) return
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const stat = Number.isInteger(pid) && read(pid, 'stat')
    if (!stat) continue
    // "pid (name) state …", where the name may contain brackets and spaces; see proc_pid_stat(5).
    const fromThird = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parentPid, user, system] = [1, 11, 12].map((field) => Number(fromThird[field]))
    const started = fromThird[19] ?? ''
    yield { pid, parentPid: parentPid ?? 0, started, ticks: (user ?? 0) + (system ?? 0) }
  }
}

function layerOf(pid: number): string | undefined {
  const variables = read(pid, 'environ')?.split('\0')
  return variables?.find((one) => one.startsWith(`${LAYER}=`))?.slice(LAYER.length + 1)
}

function read(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}

const noteSchema = z.object({
  /** The path of the test file. */
  path: z.string(),
  /** The processes that worked for it meanwhile, with all that they started. */
  pids: z.array(z.number()),
  /** Milliseconds since 1970. */
  from: z.number(),
  to: z.number(),
})

function readLog(log: string): z.infer<typeof noteSchema>[] {
  if (!existsSync(log)) return []
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => noteSchema.parse(JSON.parse(line)))
}

/** Notes, in a worker of a run of tests, what processes worked for a test file until now. */
export function noteFile(note: Omit<z.infer<typeof noteSchema>, 'to'>): void {
  const log = process.env[FILE_LOG]
  if (log) appendFileSync(log, `${JSON.stringify({ ...note, to: Date.now() })}\n`)
}
