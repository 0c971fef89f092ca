import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

test('journeys find elements by classes of which there is one', () => {
  const journeys = globSync('*.ts', { cwd: join(root, 'e2e') }).map((file) =>
    join(root, 'e2e', file),
  )
  const calls = journeys.flatMap((file) => [
    ...read(file).matchAll(/styled\('(\w+)'(?:, '(\w+)')?\)/g),
  ])
  expect(calls.length).toBeGreaterThan(50)
  for (const [call, name = '', inner = name] of calls) {
    const those = modules.filter(({ defined }) => defined.has(name))
    expect(
      those.map(({ defined }) => defined.has(inner)),
      call,
    ).toEqual([true])
  }
})
