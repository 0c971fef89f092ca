import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { journeysFor, journeysOf, reach } from '../../e2e/reach.ts'
import { root } from '../environment.ts'
import { changesSince } from './affected.ts'

const files = globSync('{*,.*,{.ci,cms,docs,e2e,nginx,scripts,shared,site}/**/*}', {
  cwd: root,
  exclude: ({ name }) =>
    /^(?:node_modules|dist|next-env\.d\.ts|\.(?:git|next|astro|build|data))$/.test(name),
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
const journeys = files
  .filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))
  .map((file) => basename(file, '.spec.ts'))

describe('the table of what a change reaches', () => {
  test('has a place for every file', () => {
    expect(files.length).toBeGreaterThan(1000)
    for (const file of files) expect(() => journeysOf(file)).not.toThrow()
    expect(() => journeysOf('a-new-workspace/src/a.ts')).toThrow('a-new-workspace/src/a.ts')
  })

  test('names every journey, and no other', () => {
    expect(new Set(Object.values(reach).flat())).toEqual(new Set(journeys))
  })

  test('names only folders and files that are there', () => {
    const gone = Object.keys(reach).filter((name) => !files.some((file) => file.startsWith(name)))
    expect(gone).toEqual([])
  })
})

test('a change reaches the journeys of the nearest folder, and those that use a changed file of theirs', () => {
  expect(journeysFor(['cms/src/collections/banners/access.ts'])).toEqual(
    reach['cms/src/collections/banners/'],
  )
  expect(journeysFor(['e2e/bannerForm.ts'])).toEqual(['banners', 'editors-day'])
  expect(journeysFor(['e2e/home.spec.ts', 'e2e/bannerForm.ts'])).toEqual([
    'banners',
    'editors-day',
    'home',
  ])
  expect(journeysFor(['README.md', 'docs/operations.md', 'shared/src/routes.test.ts'])).toEqual([])
})

test('a base that there is none is told', async () => {
  await expect(changesSince('no-such-branch')).rejects.toThrow('"no-such-branch"')
})
