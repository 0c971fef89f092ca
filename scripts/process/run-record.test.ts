import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isRunning } from './facts.ts'
import { endLeftovers, readRunRecord, writeRunRecord } from './run-record.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kariera-record-'))
})

afterEach(() => {
  rmSync(dataDir, { recursive: true })
})

function startWaiting(env: NodeJS.ProcessEnv): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], {
    env,
    detached: true,
    stdio: 'ignore',
  })
  return child.pid!
}

function record(processes: { cms?: number; site?: number }) {
  const ports = { port: 1, cmsPort: 2, siteInternalPort: 3 }
  writeRunRecord(dataDir, { pid: process.pid, ...ports, databaseUrl: '', ...processes })
}

describe('the record of what runs', () => {
  test('is for its owner only, since it holds the password of the database', () => {
    record({})
    expect(statSync(join(dataDir, 'run.json')).mode & 0o777).toBe(0o600)
  })

  test.runIf(process.platform === 'linux')(
    'lets the next start end what a killed one has left, and nothing else',
    async () => {
      const ours = startWaiting({ ...process.env, DATA_DIR: dataDir })
      const foreign = startWaiting({ ...process.env, DATA_DIR: '/somewhere/else' })
      record({ cms: ours, site: foreign })
      await endLeftovers(dataDir)
      expect(isRunning(ours)).toBe(false)
      expect(isRunning(foreign)).toBe(true)
      process.kill(foreign, 'SIGKILL')
      expect(readRunRecord(dataDir)).toBeUndefined()
    },
  )

  test('is no obstacle when there is none', async () => {
    await endLeftovers(dataDir)
    expect(readRunRecord(dataDir)).toBeUndefined()
  })
})
