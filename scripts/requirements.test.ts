import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './environment.ts'

const paper = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8')
const ids = new Set(Array.from(paper.matchAll(/^\| ([RPAB]-[A-Z]+-\d+) +\|/gm), ([, id]) => id))
const invariants = new Set(Array.from(paper.matchAll(/^(\d+)\. \*\*/gm), ([, number]) => number))

const sources = globSync('{cms,site,shared,scripts,e2e}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name.startsWith('.'),
})

test('every requirement that a test names is told', () => {
  const unknown = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const cited = Array.from(text.matchAll(/\b[RPAB]-[A-Z]+-\d+\b/g), ([id]) => id)
    const numbered = Array.from(text.matchAll(/\binvariant (\d+)\b/g), ([, number]) => number)
    return [
      ...cited.filter((id) => !ids.has(id)),
      ...numbered
        .filter((number) => !invariants.has(number))
        .map((number) => `invariant ${number}`),
    ].map((id) => `${file}: ${id}`)
  })
  expect(sources.length).toBeGreaterThan(200)
  expect(unknown).toEqual([])
})
