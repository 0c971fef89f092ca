import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../environment.ts'

const source = join(root, 'cms', 'src')
const read = (file: string) => readFileSync(file, 'utf8')
const code = globSync('**/*.{ts,tsx}', { cwd: source }).map((file) => join(source, file))

/** The classes of each CSS module that its rules name, and those that components use of it. */
const modules = globSync('**/*.module.css', { cwd: source }).map((file) => {
  const path = join(source, file)
  const rules = read(path)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/[^{}]*;/g, '')
  const defined = new Set([...rules.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name))
  const used = new Set(
    code.flatMap((user) => {
      const text = read(user)
      const imports = text.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)
      const [, name] = [...imports].find(([, , at = '']) => join(dirname(user), at) === path) ?? []
      return name
        ? [...text.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'))].map(([, of]) => of)
        : []
    }),
  )
  return { file, defined, used }
})

test('components use just the classes that their styles have', () => {
  expect(modules.length).toBeGreaterThan(30)
  for (const { file, defined, used } of modules) {
    expect([...used].toSorted(), file).toEqual([...defined].toSorted())
  }
})

test('each file of styles has a name of its own: journeys find an element by it', () => {
  const names = modules.map(({ file }) => basename(file))
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})
