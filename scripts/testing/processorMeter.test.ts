import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { root } from '../environment.ts'
import { FILE_LOG, LAYER, noteFile, startProcessorMeter } from './processorMeter.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kariera-meter-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Takes a second of a core, and then waits to be ended. */
const busy = `
  const taken = () => process.cpuUsage().user + process.cpuUsage().system
  while (taken() < 1e6);
  console.log('done')
  setInterval(() => {}, 1000)`

/** Starts a process that leaves the work to one of its own. */
function startWork(layer: string) {
  const script = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(busy)}],
    { stdio: ['pipe', 'inherit', 'inherit'], env: {} }).on('exit', () => process.exit())
    process.on('SIGTERM', () => process.exit())
    process.stdin.resume().on('end', () => process.exit())`
  return spawn(process.execPath, ['-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, [LAYER]: layer },
    detached: true,
  })
}

test.skipIf(process.platform !== 'linux')(
  'the time of a process counts for its layer and its test file, with that of what it starts, also after its end',
  async () => {
    vi.stubEnv(FILE_LOG, join(folder, 'log'))
    const meter = startProcessorMeter()
    const from = Date.now()
    const work = startWork('unit')
    const path = join(root, 'some.test.ts')
    const byFile = () => meter.secondsByFile(join(folder, 'log')).get(relative(root, path)) ?? 0
    try {
      await once(work.stdout, 'data')
      await expect.poll(() => meter.seconds('unit')).toBeGreaterThan(0.9)
      noteFile({ path, pids: [work.pid ?? 0], from })
      expect(byFile()).toBeGreaterThan(0.9)
    } finally {
      process.kill(-(work.pid ?? 0), 'SIGKILL')
    }
    await once(work, 'close')
    expect(meter.seconds('unit')).toBeGreaterThan(0.9)
    expect(meter.seconds()).toBeGreaterThanOrEqual(meter.seconds('unit'))
    expect(meter.seconds('e2e')).toBe(0)
    const before = byFile()
    noteFile({ path, pids: [work.pid ?? 0], from: Date.now() + 60_000 })
    expect(byFile()).toBe(before)
    meter.stop()
  },
)
