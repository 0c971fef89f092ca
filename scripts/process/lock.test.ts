import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tryLock, tryShare } from './lock.ts'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kariera-lock-'))
  file = join(folder, 'deep', 'lock')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

describe('a lock', () => {
  test('is held by one, until it is released', () => {
    const lock = tryLock(file)
    expect(lock).toBeDefined()
    expect(tryLock(file)).toBeUndefined()
    expect(tryShare(file)).toBeUndefined()
    lock?.release()
    tryLock(file)!.release()
  })

  test('is shared by several, and taken by nobody alone meanwhile', () => {
    const shares = [tryShare(file), tryShare(file)]
    expect(tryLock(file)).toBeUndefined()
    for (const share of shares) share!.release()
    tryLock(file)!.release()
  })

  test('is free again when its holder was killed', async () => {
    const holder = spawn(process.execPath, [
      '--input-type=module-typescript',
      '-e',
      `import { tryLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
       console.log(tryLock(${JSON.stringify(file)}) ? 'held' : 'refused')
       setInterval(() => undefined, 1000)`,
    ])
    const [answer] = await once(holder.stdout, 'data')
    expect(String(answer)).toBe('held\n')
    expect(tryLock(file)).toBeUndefined()
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    tryLock(file)!.release()
  })
})
