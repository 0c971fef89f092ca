import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../environment.ts'

const source = join(root, 'cms', 'src')
const read = (file: string) => readFileSync(file, 'utf8')
/** @returns the file that an import of the cms names, relative to its file or (`#…`) to the source folder */
const fileOf = (from: string, user: string) =>
  from.startsWith('#') ? join(source, from.slice(1)) : join(dirname(user), from)
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
      const [, name] = [...imports].find(([, , at = '']) => fileOf(at, user) === path) ?? []
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

test('what lies over what is one scale, which ends where the dialogs of Payload begin', () => {
  const sheets = globSync('**/*.css', { cwd: source }).map((file) => join(source, file))
  const scale = new Map(
    sheets.flatMap((file) =>
      [...read(file).matchAll(/(--z-\w+): (\d+);/g)].map(([, name, at]) => [name, Number(at)]),
    ),
  )
  const payloads = /\bdrawerZBase = (\d+)/.exec(
    read(join(root, 'node_modules/@payloadcms/ui/dist/elements/Drawer/index.js')),
  )?.[1]
  expect(Math.max(...scale.values())).toBe(Number(payloads))
  const used = sheets.flatMap((file) => [...read(file).matchAll(/z-index: ([^;]+);/g)])
  expect(used.length).toBeGreaterThan(10)
  for (const [rule, value = ''] of used) {
    const name = /^var\((--z-\w+)\)$|^calc\(var\((--z-modal)\) \+ 1\)$/.exec(value)
    const isPayloads = value.includes('--z-modal')
    // A number orders the parts of one component.
    expect(name ? isPayloads || scale.has(name[1]) : Number(value) <= 10, rule).toBe(true)
  }
})

test('styles of libraries are in a layer below ours, which else could not change them', () => {
  const layered = /^@layer [\w-]+\{|^@charset "UTF-8";@layer /
  const imports = code.flatMap((file) =>
    [...read(file).matchAll(/^import '([^']+css)'$/gm)].map(([, from = '']) => ({ file, from })),
  )
  const ofPackages = imports.filter(({ from }) => !/^[.#]/.test(from))
  expect(ofPackages.length).toBeGreaterThan(0)
  for (const { file, from } of ofPackages) {
    const path = createRequire(file).resolve(from)
    const isOfFonts = from.startsWith('@kariera/')
    expect(isOfFonts || layered.test(read(path)), `${file}: ${from}`).toBe(true)
  }
  const inSheets = globSync('**/*.css', { cwd: source }).flatMap((file) => [
    ...read(join(source, file)).matchAll(/@import ([^;]+);/g),
  ])
  expect(inSheets.length).toBeGreaterThan(0)
  for (const [rule] of inSheets) expect(rule).toMatch(/ layer\(libraries\);$/)
})
