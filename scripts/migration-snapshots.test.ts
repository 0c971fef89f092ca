import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from './environment.ts'
import { findSnapshot, replaceSnapshot } from './migration-snapshots.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kariera-migrations-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(...names: string[]): void {
  for (const name of names) writeFileSync(join(folder, name), '')
}

/** Makes a migration between the two calls, as the command does. */
function createMigration(...written: string[]): string[] {
  const former = findSnapshot(folder)
  write(...written)
  replaceSnapshot(folder, former)
  return readdirSync(folder).sort()
}

describe('the snapshot of a new migration', () => {
  test('replaces that of the migration before', () => {
    write('20261125_1_initial.ts', '20261126_1_quotes.ts', '20261126_1_quotes.json')
    expect(createMigration('20261127_1_logos.ts', '20261127_1_logos.json')).toEqual([
      '20261125_1_initial.ts',
      '20261126_1_quotes.ts',
      '20261127_1_logos.json',
      '20261127_1_logos.ts',
    ])
  })

  test('is the first one', () => {
    const written = ['20261125_1_initial.json', '20261125_1_initial.ts']
    expect(createMigration(...written)).toEqual(written)
  })

  test('is kept even if the clock is slow', () => {
    write('20261125_1_initial.ts', '20261125_1_initial.json')
    expect(createMigration('20261124_1_logos.ts', '20261124_1_logos.json')).toEqual([
      '20261124_1_logos.json',
      '20261124_1_logos.ts',
      '20261125_1_initial.ts',
    ])
  })
})

test.each([
  ['without a migration'],
  ['with a migration that has no snapshot', '20261126_1_sql.ts'],
])('the only snapshot stays %s', (_, ...written) => {
  const former = ['20261125_1_initial.json', '20261125_1_initial.ts']
  write(...former)
  expect(createMigration(...written)).toEqual([...former, ...written])
})

describe('no migration is compared', () => {
  test('with nothing', () => {
    write('20261125_1_initial.ts')
    expect(() => findSnapshot(folder)).toThrow('found none')
  })

  test('with the snapshot of a migration that was deleted', () => {
    write('20261125_1_initial.ts', '20261126_1_quotes.json')
    expect(() => findSnapshot(folder)).toThrow('found 20261126_1_quotes.json')
  })

  test('with the last of two that were made apart', () => {
    const logos = ['20261126_1_logos.ts', '20261126_1_logos.json']
    write('20261126_2_quotes.ts', '20261126_2_quotes.json', ...logos)
    expect(() => findSnapshot(folder)).toThrow('20261126_1_logos.json, 20261126_2_quotes.json')
  })
})

test('the migrations of this version have one snapshot', () => {
  expect(findSnapshot(join(root, 'cms', 'src', 'migrations'))).not.toBeNull()
})
