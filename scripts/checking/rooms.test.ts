import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../environment.ts'
import { acquaintances, drawnArrows, rooms } from './rooms.ts'

const source = join(root, 'cms', 'src')
const files = globSync('**/*.{ts,tsx}', { cwd: source })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|(^|\/)(testing|migrations)\//.test(file))

/** The imports between files below cms/src. */
const imports = files.flatMap((file) => {
  const text = readFileSync(join(source, file), 'utf8')
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) => ({
    from: file,
    to: join(file, '..', to),
  }))
})

const roomOf = (file: string) => Object.entries(rooms).find(([, its]) => its.test(file))?.[0]
const partOf = (file: string) => /^collections\/([^/]+)\//.exec(file)?.[1]

describe('the rooms of the cms', () => {
  it('have a place for every file', () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([])
  })

  it('import each other just as the diagram draws it', () => {
    const between = imports.map(({ from, to }) => [roomOf(from), roomOf(to)])
    const found = between.filter(([from, to]) => from && to && from !== to)
    const drawn = [...drawnArrows()].flatMap(([from, others]) =>
      [...others].map((to) => `${from} --> ${to}`),
    )
    expect([...new Set(found.map(([from, to]) => `${from} --> ${to}`))].toSorted()).toEqual(
      drawn.toSorted(),
    )
  })

  it('do not know a part: only the composition lists the parts', () => {
    const known = imports.filter(({ to }) => partOf(to))
    const outside = known.map(({ from }) => roomOf(from)).filter((room) => room !== 'collections')
    expect(new Set(outside)).toEqual(new Set(['composition']))
  })

  it('have one object for each folder of collections, and a line for it in the list of parts', () => {
    const folders = new Set(files.flatMap((file) => partOf(file) ?? []))
    const listed = imports.filter(({ from }) => from === 'parts.ts').map(({ to }) => to)
    expect(listed.toSorted()).toEqual(
      [...folders].map((folder) => `collections/${folder}/part.ts`).toSorted(),
    )
  })

  it('hold parts that know each other in one direction, or by one file each', () => {
    const known = new Map<string, Set<string>>()
    const doors = new Set(acquaintances.flat().map(String))
    for (const { from, to } of imports) {
      const [one, other] = [partOf(from), partOf(to)]
      if (one && other && one !== other && !doors.has(to))
        known.set(one, (known.get(one) ?? new Set()).add(other))
    }
    // Parts that know no other part are taken away until none is left, or a circle.
    let left = [...known.keys()]
    for (;;) {
      const rest = left.filter((one) => [...known.get(one)!].some((other) => left.includes(other)))
      if (rest.length === left.length) break
      left = rest
    }
    expect(left).toEqual([])
  })
})
