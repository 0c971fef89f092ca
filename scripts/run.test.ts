import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installStamp } from './install.mjs'

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kariera-run-'))
  writeFileSync(join(root, 'package.json'), '{ "workspaces": [] }')
  writeFileSync(join(root, 'package-lock.json'), '{}')
  mkdirSync(join(root, 'node_modules', 'node', 'bin'), { recursive: true })
  symlinkSync(process.execPath, join(root, 'node_modules', 'node', 'bin', 'node'))
  writeFileSync(join(root, 'node_modules', '.kariera-install'), installStamp(root))
  for (const file of ['run.mjs', 'install.mjs', 'install-lock.mjs']) {
    cpSync(join(import.meta.dirname, file), join(root, 'scripts', file))
  }
  writeFileSync(
    join(root, 'scripts', 'echo.ts'),
    `const args: string[] = process.argv.slice(2)
     console.log(args.join(' '))
     process.exit(7)`,
  )
  writeFileSync(
    join(root, 'scripts', 'wait.ts'),
    `let signals: number = 0
     process.on('SIGINT', () => {
       signals += 1
       if (signals === 1) setTimeout(() => { console.log('signals', signals); process.exit(0) }, 300)
     })
     process.on('disconnect', () => process.exit(0))
     console.log('waiting', process.pid)`,
  )
})

afterAll(() => {
  rmSync(root, { recursive: true })
})

function run(...args: string[]) {
  // The tests may themselves have been started by such a command.
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  return spawn(process.execPath, [join(root, 'scripts', 'run.mjs'), ...args], { env })
}

describe('the first step of a command', () => {
  test('passes arguments on and ends with the code of the command', async () => {
    const child = run('echo', 'unit', '--long')
    expect(await text(child.stdout)).toBe('unit --long\n')
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(7)
  })

  test('keeps what Node has compiled for the next one', async () => {
    await once(run('echo'), 'exit')
    expect(readdirSync(join(root, '.build', 'compiled'))).not.toEqual([])
  })

  test('says in a sentence that there is no such command', async () => {
    const child = run('dance')
    expect(await text(child.stderr)).toBe(
      'There is no command "dance": see "scripts" in package.json.\n',
    )
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1)
  })

  test('passes a signal on once, however often it comes in that moment', async () => {
    const child = run('wait')
    const output = text(child.stdout)
    await once(child.stdout, 'data')
    child.kill('SIGINT')
    child.kill('SIGINT')
    expect(await output).toMatch(/^waiting \d+\nsignals 1\n$/)
  })

  test('ends the command when it is killed itself', async () => {
    const child = run('wait')
    const output = text(child.stdout)
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    // The output ends when the command has.
    expect(await output).toMatch(/^waiting/)
  })
})
