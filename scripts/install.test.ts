import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureInstalled } from './install.mjs'

let root: string
let installs: number

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kariera-install-'))
  installs = 0
  writeFileSync(join(root, 'package.json'), '{ "workspaces": ["site"] }')
  writeFileSync(join(root, 'package-lock.json'), '{}')
  mkdirSync(join(root, 'site'))
  writeFileSync(join(root, 'site', 'package.json'), '{}')
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function install() {
  const quiet = () => undefined
  return ensureInstalled(root, quiet, async () => {
    installs += 1
    mkdirSync(join(root, 'node_modules'), { recursive: true })
  })
}

describe('installing the packages', () => {
  test('happens once', async () => {
    expect(await install()).toBe(true)
    expect(await install()).toBe(false)
    expect(installs).toBe(1)
  })

  test.each(['package-lock.json', 'site/package.json'])(
    'happens again after a change of %s',
    async (file) => {
      await install()
      writeFileSync(join(root, file), '{ "changed": true }')
      expect(await install()).toBe(true)
    },
  )

  test('happens again when the packages have been deleted', async () => {
    await install()
    rmSync(join(root, 'node_modules'), { recursive: true })
    expect(await install()).toBe(true)
  })

  test('is tried again after a failure', async () => {
    const failing = ensureInstalled(
      root,
      () => undefined,
      async () => {
        throw new Error('no network')
      },
    )
    await expect(failing).rejects.toThrow('no network')
    expect(await install()).toBe(true)
  })

  test('takes the lock over from a process that was killed', async () => {
    const killed = spawn(process.execPath, ['-e', ''])
    await once(killed, 'exit')
    mkdirSync(join(root, '.build', 'install.lock'), { recursive: true })
    writeFileSync(join(root, '.build', 'install.lock', 'pid'), String(killed.pid))
    expect(await install()).toBe(true)
    expect(existsSync(join(root, '.build', 'install.lock'))).toBe(false)
  })

  test('happens once although two processes want it at the same time', async () => {
    const program = `
      import { appendFileSync, mkdirSync } from 'node:fs'
      import { setTimeout } from 'node:timers/promises'
      import { ensureInstalled } from ${JSON.stringify(join(import.meta.dirname, 'install.mjs'))}
      await ensureInstalled(${JSON.stringify(root)}, console.log, async (root) => {
        mkdirSync(root + '/node_modules')
        appendFileSync(root + '/installs', 'x')
        await setTimeout(200)
      })`
    const both = [1, 2].map(() =>
      spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' }),
    )
    await Promise.all(both.map((child) => once(child, 'exit')))
    expect(readFileSync(join(root, 'installs'), 'utf8')).toBe('x')
  })
})
