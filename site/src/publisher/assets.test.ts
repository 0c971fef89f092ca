import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepAssets, sweepAssets } from './assets.ts'

const day = 24 * 60 * 60_000
let root: string
let assets: string
const build = (name: string) => path.join(root, name)

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'assets-'))
  assets = path.join(root, 'assets')
  for (const name of ['one', 'two']) {
    await mkdir(path.join(build(name), '_astro'), { recursive: true })
    await writeFile(path.join(build(name), '_astro', `${name}.css`), name)
    await writeFile(path.join(build(name), '_astro', 'both.css'), name)
  }
})
afterEach(() => rm(root, { recursive: true, force: true }))

const kept = async () => (await readdir(path.join(assets, '_astro'))).toSorted()

it('assets of an earlier build stay beside those of the next', async () => {
  await keepAssets(build('one'), assets)
  await keepAssets(build('two'), assets)
  expect(await kept()).toEqual(['both.css', 'one.css', 'two.css'])
})

it('they go a week after every page was rendered by the new one, and not before', async () => {
  await keepAssets(build('one'), assets)
  await keepAssets(build('two'), assets)
  for (const renderedAt of [null, Date.now() - 6 * day]) {
    await sweepAssets(build('two'), assets, renderedAt)
    expect(await kept()).toHaveLength(3)
  }
  await sweepAssets(build('two'), assets, Date.now() - 7 * day - 1)
  expect(await kept()).toEqual(['both.css', 'two.css'])
})
