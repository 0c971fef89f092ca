import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { Chance } from '../../shared/src/rules/chance.ts'
import { notFoundPaths } from '../../shared/src/routes.ts'
import { writeDraft } from '../benchmark/draft.ts'
import { root, variablesWithoutSettings } from '../environment.ts'
import { Editor } from '../faults/editor.ts'
import { client, system, waitUntilRecovered } from '../faults/system-under-test.ts'
import { attempt } from '../process/run.ts'
import { startTestSystem, type TestSystem } from '../testing/test-system.ts'

const { SCRATCH: scratch } = z.object({ SCRATCH: z.string() }).parse(process.env)

const minutes = 60_000
const stop = new AbortController().signal
const file = join(scratch, 'drill', 'kariera.tar.gz')
const restoredDir = join(scratch, 'restored')
/** The operator has a copy of the original settings with their secret, which a backup does not contain. */
const settingsFile = join(restoredDir, '.env')

const editor = new Editor()
let category: number
let renamed: { former: string; path: string }
let restored: TestSystem | undefined
let restoredUrl: string

beforeAll(async () => {
  await editor.signIn()
  const { docs } = z
    .object({ docs: z.array(z.object({ id: z.number() })).min(1) })
    .parse(await editor.call('GET', '/api/categories?limit=1&depth=0'))
  category = docs[0]?.id ?? 0
  renamed = await renameArticle()
  await waitUntilRecovered(minutes)
  await client.renderEverything()
  await waitUntilRecovered(minutes)

  mkdirSync(restoredDir, { recursive: true, mode: 0o755 })
  copyFileSync(system.SETTINGS_FILE, settingsFile)
  await command('backup', [file, '--settings', system.SETTINGS_FILE], { DATA_DIR: system.DATA_DIR })
  await command('restore', [file, '--settings', settingsFile], {
    DATA_DIR: join(restoredDir, 'data'),
  })
  // The address of the original site, because the pages contain it.
  const environment = { ...environmentOfCommands(), SITE_URL: system.SYSTEM_URL }
  restored = await startTestSystem('restored', scratch, environment, stop)
  restoredUrl = restored.variables.BASE_URL ?? ''
}, 4 * minutes)
afterAll(() => restored?.stop())

/** The environment without the settings of this installation and the variables of the test runner. */
function environmentOfCommands(): NodeJS.ProcessEnv {
  const variables = variablesWithoutSettings()
  delete variables.NODE_ENV
  delete variables.VITEST
  return variables
}

/**
 * Runs a root command as an operator does.
 *
 * @throws with the lines of the command if it fails
 */
async function command(name: string, args: string[], environment: NodeJS.ProcessEnv) {
  const script = join(root, 'scripts', 'run.mjs')
  const env = { ...environmentOfCommands(), ...environment }
  const { ok, output } = await attempt(
    { script, args: [name, ...args], cwd: root, env },
    stop,
    () => undefined,
  )
  if (!ok) throw new Error(output.join('\n'))
  return output
}

/** Data of an article that is published when it is saved. */
const draftOf = (title: string) => ({
  title,
  category,
  body: writeDraft(new Chance(1)).body,
  _status: 'published',
})

/** Publishes an article, then again with another title. */
async function renameArticle() {
  const data = draftOf('Преди архивирането')
  const { id, slug: former } = await editor.create(data)
  const { slug } = await editor.update(id, { ...data, title: 'Преди възстановяването' })
  return { former: `/article/${former}/`, path: `/article/${slug}/` }
}

async function pageAt(url: string, path: string) {
  const response = await fetch(url + path, { redirect: 'manual' })
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, location: response.headers.get('location'), body }
}

it('shows every page as the original does, byte by byte', async () => {
  const paths = [...new Set([...(await client.paths()), ...notFoundPaths])]
  expect(paths.length).toBeGreaterThan(50)
  const differing = []
  for (const path of paths) {
    const [original, copy] = await Promise.all([
      pageAt(system.SYSTEM_URL, path),
      pageAt(restoredUrl, path),
    ])
    const isSame = original.status === copy.status && original.body.equals(copy.body)
    if (!isSame) differing.push(path)
  }
  expect(differing).toEqual([])
})

it('has every file of the original', () => {
  const filesOf = (dataDir: string) => {
    const folder = join(dataDir, 'media')
    return readdirSync(folder)
      .sort()
      .map((name) => `${name} ${readFileSync(join(folder, name)).toString('base64')}`)
  }
  const files = filesOf(join(restoredDir, 'data'))
  expect(files.length).toBeGreaterThan(0)
  expect(files).toEqual(filesOf(system.DATA_DIR))
})

it('leads from a former address to the present one', async () => {
  const original = await pageAt(system.SYSTEM_URL, renamed.former)
  const copy = await pageAt(restoredUrl, renamed.former)
  expect(original.location).toContain(renamed.path)
  expect({ status: copy.status, location: copy.location }).toEqual({
    status: original.status,
    location: original.location,
  })
})

it('lets its editors in, and publishes what they write', async () => {
  const other = new Editor(restoredUrl)
  await other.signIn()
  const data = draftOf('След възстановяването')
  const { slug } = await other.create(data)
  const page = () => pageAt(restoredUrl, `/article/${slug}/`)
  await expect.poll(async () => (await page()).status).toBe(200)
  expect((await page()).body.toString()).toContain(data.title)
})
