import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isRunning } from './facts.ts'
import { keepRunning, usualDelays } from './supervisor.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kariera-supervisor-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Runs a program until it is stopped, and notes what is reported. */
function keep(program: string, delays = { ...usualDelays, first: 20, longest: 80, grace: 300 }) {
  const script = join(folder, 'service.ts')
  writeFileSync(script, program)
  const lines: string[] = []
  const pids: number[] = []
  const ends: { how: string; again: number }[] = []
  const service = keepRunning(
    { name: 'site', script, cwd: folder, env: process.env, upLine: /^it answers/ },
    {
      onLine: (line) => lines.push(line),
      onStart: (pid) => pids.push(pid),
      onEnd: (how, again) => ends.push({ how, again }),
    },
    delays,
  )
  return { ...service, lines, pids, ends }
}

const staying = `setInterval(() => undefined, 1000); console.log('up')`

describe('a service that is kept running', () => {
  test('is started again each time it ends, after longer and longer waits', async () => {
    const { ends, lines, stop } = keep(`console.log('up'); process.exit(3)`)
    await expect.poll(() => ends.length).toBeGreaterThanOrEqual(5)
    await stop()
    expect(ends.slice(0, 5)).toEqual(
      [20, 40, 80, 80, 80].map((again) => ({ how: 'code 3', again })),
    )
    expect(lines).toContain('up')
  })

  test('is started again as soon as the first time while it comes up each time', async () => {
    const { ends, stop } = keep(`console.log('it answers on port 1'); process.exitCode = 3`)
    await expect.poll(() => ends.length).toBeGreaterThanOrEqual(4)
    await stop()
    expect(ends.slice(0, 4).map(({ again }) => again)).toEqual([20, 20, 20, 20])
  })

  test('is not started again when it was stopped', async () => {
    const { pids, ends, lines, stop } = keep(staying)
    await expect.poll(() => lines).toEqual(['up'])
    await stop()
    expect(pids.map(isRunning)).toEqual([false])
    expect(ends).toEqual([])
  })

  test('is ended although it does not heed the signal, with all it has started', async () => {
    const { pids, lines, stop } = keep(`
      import { spawn } from 'node:child_process'
      const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
      process.on('SIGTERM', () => undefined)
      setInterval(() => undefined, 1000)
      console.log(child.pid)`)
    await expect.poll(() => lines).toHaveLength(1)
    await stop()
    // An orphaned process exists for a moment after the signal that ends it.
    const all = [...pids, Number(lines[0])]
    await expect.poll(() => all.map(isRunning)).toEqual([false, false])
  })

  test('notices through its channel that its supervisor was killed', async () => {
    const { lines, stop } = keep(`
      process.on('disconnect', () => process.exit(0))
      console.log(typeof process.send, process.connected)`)
    await expect.poll(() => lines).toEqual(['function true'])
    await stop()
  })
})
