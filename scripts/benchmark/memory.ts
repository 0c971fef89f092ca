import { readdirSync, readFileSync } from 'node:fs'

/**
 * Memory of a process and all that it has started, MiB; null where the operating system does not provide it (all but
 * Linux).
 *
 * @param kind RSS counts shared memory for each process, PSS divides it among them
 */
export function memoryOf(pid: number | undefined, kind: 'RSS' | 'PSS'): number | null {
  const pids = pid === undefined ? [] : treeOf(pid)
  if (pids.length === 0) return null
  const kilobytes = pids.map((one) =>
    kind === 'RSS'
      ? fieldOf(`/proc/${one}/status`, 'VmRSS')
      : fieldOf(`/proc/${one}/smaps_rollup`, 'Pss'),
  )
  return kilobytes.reduce<number>((sum, part) => sum + (part ?? 0), 0) / 1024
}

function fieldOf(file: string, name: string): number | undefined {
  const text = read(file)
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes)
}

function treeOf(pid: number): number[] {
  const threads = list(`/proc/${pid}/task`)
  if (threads.length === 0) return []
  const children = threads
    .flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' '))
    .filter(Boolean)
    .map(Number)
  return [pid, ...children.flatMap(treeOf)]
}

/** A process may end while its file is read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
