import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Whether a process runs. One that has ended and that nobody has asked about (a zombie, usual in containers whose first
 * process is no init) does not, although it still has its number.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  const status = readProc(pid, 'stat')
  // "pid (name) state …", where the name may itself hold brackets and spaces.
  return status?.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) !== 'Z'
}

/** The arguments with which a process was started; empty if it is gone or another user's secret. */
export function commandLine(pid: number): string {
  const line = readProc(pid, 'cmdline')
  if (line !== undefined) return line.split('\0').join(' ')
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/**
 * Whether a process was started with a variable of this value in its environment; undefined where the system does not
 * tell (all but Linux).
 */
export function hasVariable(pid: number, name: string, value: string): boolean | undefined {
  return readProc(pid, 'environ')?.split('\0').includes(`${name}=${value}`)
}

/** The code of a system error, as "ENOENT". */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}
