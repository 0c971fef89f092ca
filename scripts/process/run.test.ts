import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { attempt, run, runShowingOutput } from './run.ts'

let folder: string
const never = new AbortController().signal

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kariera-run-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function program(source: string) {
  const script = join(folder, 'program.ts')
  writeFileSync(script, source)
  return { script, cwd: folder, env: process.env }
}

describe('a program that is run to its end', () => {
  test('fails with its last 40 lines and its code', async () => {
    const failing = program(
      `for (let line = 1; line <= 100; line++) console.log('line', line)
       process.exitCode = 2`,
    )
    const failure = run('Building the site', failing, never)
    await expect(failure).rejects.toThrow(
      /^line 61\n(line \d+\n){39}Building the site failed \(code 2\)\.$/,
    )
  })

  test('hands on each line as it comes', async () => {
    const lines: string[] = []
    await runShowingOutput(
      'Work',
      program(`console.log('a'); console.error('b')`),
      never,
      (line) => {
        lines.push(line)
      },
    )
    expect(lines.sort()).toEqual(['a', 'b'])
  })

  test('is ended when the command is stopped', async () => {
    const stop = new AbortController()
    const waiting = program(`setInterval(() => undefined, 1000); console.log('up')`)
    const ending = attempt(waiting, stop.signal, () => {
      stop.abort()
    })
    expect(await ending).toMatchObject({ ok: false, how: 'signal SIGTERM' })
  })
})
