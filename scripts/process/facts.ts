import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { errorCode } from '../../shared/src/rules/errors.ts'

/** Whether a process runs, or one that was killed still holds its ports and files. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  const status = readProc(pid, 'stat')
  return status === undefined || !hasEnded(status)
}

/**
 * Whether a process of this line of `/proc/PID/stat` has ended although it still has its number: a zombie, usual in
 * containers whose first process is no init. While other threads of it end, its ports are still taken.
 *
 * @param status "pid (name) state …", where the name may contain brackets and spaces; the 20th field is the number of
 *   threads (proc_pid_stat(5))
 */
export function hasEnded(status: string): boolean {
  const fromThird = status.slice(status.lastIndexOf(')') + 2).split(' ')
  const [state, threads] = [fromThird[0], Number(fromThird[17])]
  return state === 'Z' && threads <= 1
}

/** Returns the command line of a process; empty if it has ended or is not readable. */
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
 * Whether a process was started with a variable of this value in its environment; undefined where the operating system
 * does not provide it (all but Linux).
 */
export function hasVariable(pid: number, name: string, value: string): boolean | undefined {
  return readProc(pid, 'environ')?.split('\0').includes(`${name}=${value}`)
}

function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}
