import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { notCarried } from './notCarried.ts'
import { contentsOf, isReached, reachedBy, usesIn } from './textUses.ts'

const here = import.meta.dirname
const root = path.join(here, '../../..')

/** Every literal text of the two specifications, one per line; `#` begins a heading, `{…}` is a placeholder. */
const specified = readFileSync(path.join(here, 'literals.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

const contents = globSync('**/*.ts', { cwd: here })
  .filter((name) => !/\.test\.ts$|^notCarried\.ts$|^textUses\.ts$/.test(name))
  .flatMap((name) => contentsOf(path.join(here, name)))

/** The texts in the text files, grouped by their form without the names of placeholders. */
const said = Map.groupBy(
  contents.filter((one) => 'text' in one),
  ({ text }) => formOf(text),
)

const code = ['cms/src', 'site/src', 'shared/src'].map((folder) => path.join(root, folder))
const reached = reachedBy(usesIn(code), contents)

describe('a literal text of the specifications', () => {
  it.each(specified)('stands once, or is not carried for a reason: %s', (text) => {
    const reason = notCarried[text]
    const times = said.get(formOf(text))?.length ?? 0
    expect({ text, times, reason }).toEqual({ text, times: reason ? 0 : 1, reason })
  })

  it.each(specified.filter((text) => !notCarried[text]))('is said somewhere: %s', (text) => {
    const [place] = said.get(formOf(text)) ?? []
    expect(place && isReached(place.path, reached)).toBe(true)
  })

  it('is known where it is said not to be carried', () => {
    expect(Object.keys(notCarried).filter((text) => !specified.includes(text))).toEqual([])
  })
})

function formOf(text: string): string {
  return text.replace(/\{[^}]*\}/g, '{}')
}
