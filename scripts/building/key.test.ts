import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildKey } from './key.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kariera-key-'))
  for (const file of [
    'site/src/pages/index.astro',
    'cms/src/payload.config.ts',
    'shared/src/tags.ts',
  ])
    write(file, 'first')
  write('package-lock.json', '{}')
  write('tsconfig.base.json', '{}')
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

describe('the name of a build', () => {
  test('does not change with what only tests import', () => {
    const before = buildKey(root, 'cms')
    write('cms/src/testing/newsroom.ts', 'first')
    expect(buildKey(root, 'cms')).toBe(before)
  })

  test('differs by what else its result depends on', () => {
    expect(buildKey(root, 'site', 'DEMO=0')).not.toBe(buildKey(root, 'site'))
  })

  test('is the same as long as nothing changes', () => {
    expect(buildKey(root, 'site')).toMatch(/^[0-9a-f]{12}$/)
    expect(buildKey(root, 'site')).toBe(buildKey(root, 'site'))
  })

  test.each([
    'site/src/pages/index.astro',
    'site/src/pages/new.astro',
    'shared/src/tags.ts',
    'package-lock.json',
    'tsconfig.base.json',
  ])('changes with %s', (file) => {
    const before = buildKey(root, 'site')
    write(file, 'second')
    expect(buildKey(root, 'site')).not.toBe(before)
  })

  test.each([
    'cms/src/payload.config.ts',
    'site/src/pages/index.test.ts',
    'site/node_modules/package/index.js',
    'site/dist/index.js',
    'site/.astro/types.d.ts',
    'cms/next-env.d.ts',
    'README.md',
  ])('does not change with %s', (file) => {
    const before = buildKey(root, 'site')
    write(file, 'second')
    expect(buildKey(root, 'site')).toBe(before)
  })
})
