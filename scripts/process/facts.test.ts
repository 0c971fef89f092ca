import { expect, it } from 'vitest'
import { hasEnded, isRunning } from './facts.ts'

/** A line of /proc/PID/stat: state and number of threads are the 3rd and the 20th field (proc_pid_stat(5)). */
const status = (state: string, threads: number) =>
  `4665 (next) S (v1) ${state} 1 4665 4665 0 -1 4228364 8 0 0 0 31 9 0 0 20 0 ${threads} 0 861 0 0`

it.each([
  ['a sleeping process has not ended', status('S', 11), false],
  ['a zombie has ended', status('Z', 1), true],
  ['a killed process has not ended while one of its threads still ends', status('Z', 2), false],
])('%s', (_, line, ended) => {
  expect(hasEnded(line)).toBe(ended)
})

it('this process runs, and a number without a process does not', () => {
  expect(isRunning(process.pid)).toBe(true)
  expect(isRunning(2 ** 22 + 1)).toBe(false)
})
