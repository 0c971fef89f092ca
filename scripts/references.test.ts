import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './environment.ts'

const files = globSync('**/*', {
  cwd: root,
  exclude: (name) =>
    /^(?:node_modules|dist|test-results|cms\/\.next|\..+)$/.test(name) && name !== '.env.example',
})
const paths = new Set(files)
/** Every end of a path: comments name files from the folder in which their readers are. */
const ends = new Set(
  files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))),
)

const documents = files.filter(
  (file) =>
    /\.(?:md|template|example)$/.test(file) &&
    file !== 'CHANGELOG.md' &&
    !file.startsWith('cms/demo/'),
)
const sources = files.filter((file) =>
  /^(?:cms|site|shared|scripts|e2e)\/.+\.(?:tsx?|mjs|astro|css)$/.test(file),
)

const reference = /(?<![\w/@.*-])(?:[\w.-]+\/)+[\w.-]+(?![\w*/-])/g
const isOfOurs =
  /\.(?:tsx?|astro|css|md|mjs|sql|template)$|^(?:cms|site|shared|scripts|e2e|docs|nginx)\//

/** @returns the paths in a text that lead nowhere */
function lost(file: string, text: string): string[] {
  return [...text.matchAll(reference)]
    .map(([path]) => path.replace(/\.$/, ''))
    .filter(
      (path) => isOfOurs.test(path) && !path.startsWith('.') && !path.includes('node_modules'),
    )
    .filter((path) => !ends.has(path) && !paths.has(join(dirname(file), path)))
    .filter((path) => !files.some((each) => each.startsWith(`${path}-`)))
    .map((path) => `${file}: ${path}`)
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

test('every file that a comment names is there', () => {
  const comments = (file: string) =>
    textOf(file)
      .match(/^\s*(?:\/\/|\*|\/\*).*$/gm)
      ?.join('\n') ?? ''
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((file) => lost(file, comments(file)))).toEqual([])
})

test('every file that a document names is there', () => {
  expect(documents.length).toBeGreaterThan(40)
  expect(documents.flatMap((file) => lost(file, textOf(file)))).toEqual([])
})

test('a decision is called as its title', () => {
  const decisions = documents.filter((file) => /^docs\/decisions\/\d/.test(file))
  expect(decisions.length).toBeGreaterThan(60)
  for (const file of decisions) {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)/.exec(textOf(file)) ?? []
    const words = title
      .toLowerCase()
      .replaceAll(/['`.,:]/g, '')
      .split(/[^a-z0-9]+/)
    expect(file).toBe(`docs/decisions/${number.padStart(4, '0')}-${words.join('-')}.md`)
  }
})

test('the packages have the version of the newest release in CHANGELOG.md', () => {
  const [, newest] = /^## (\d+\.\d+\.\d+), \d{4}-\d\d-\d\d$/m.exec(textOf('CHANGELOG.md')) ?? []
  for (const folder of ['', 'cms/', 'site/', 'shared/'])
    expect(JSON.parse(textOf(`${folder}package.json`))).toMatchObject({ version: newest })
})
