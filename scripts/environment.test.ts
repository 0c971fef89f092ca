import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SettingsError } from '../shared/src/contracts/settings.ts'
import { randomPassword } from '../shared/src/rules/randomPassword.ts'
import { loadEnvironment, root, settingNames } from './environment.ts'

let folder: string
let file: string
let lines: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kariera-environment-'))
  file = join(folder, '.env')
  lines = []
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function load(given: NodeJS.ProcessEnv = {}) {
  return loadEnvironment(given, (line) => lines.push(line), file)
}

describe('the settings file', () => {
  test('is written once, for its owner only, with secrets of its own', () => {
    const first = load()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(first.settings.payloadSecret).toMatch(/^[0-9a-f]{64}$/)
    expect(first.settings.adminEmail).toBe('admin@example.com')
    expect(first.settings.adminPassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
    const written = readFileSync(file, 'utf8')
    expect(load().settings).toEqual(first.settings)
    expect(readFileSync(file, 'utf8')).toBe(written)
    expect(lines).toEqual([`Wrote ${file} with fresh secrets.`])
  })

  test('tells of a password only where it has just been made up, never of one that was set', () => {
    const first = load()
    expect(first.madePassword).toBe(first.settings.adminPassword)
    expect(load().madePassword).toBeNull()
    rmSync(file)
    expect(load({ ADMIN_PASSWORD: 'chosen by an operator' }).madePassword).toBeNull()
  })

  test('gives way to variables that are set', () => {
    load()
    expect(load({ PORT: '9000' }).settings.port).toBe(9000)
  })

  test('has its data folder relative to the installation', () => {
    expect(load({ DATA_DIR: 'elsewhere' }).dataDir).toBe(join(root, 'elsewhere'))
    expect(load({ DATA_DIR: '/srv/kariera' }).dataDir).toBe('/srv/kariera')
  })

  test('with a bad setting stops with a sentence that names it', () => {
    writeFileSync(file, 'PAYLOAD_SECRET=short\nPORT=a\n')
    expect(() => load()).toThrow(SettingsError)
    expect(() => load()).toThrow(/PORT: .*PAYLOAD_SECRET: expected at least 32 random characters/s)
  })
})

test('every setting stands in .env.example', () => {
  expect(settingNames()).toEqual(
    expect.arrayContaining(['PORT', 'DATA_DIR', 'DATABASE_URL', 'PAYLOAD_SECRET', 'DEMO']),
  )
})

test('passwords are never the same', () => {
  expect(new Set(Array.from({ length: 100 }, randomPassword)).size).toBe(100)
})
