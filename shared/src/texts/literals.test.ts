import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { notCarried, notSaidToReaders } from './notCarried.ts'
import { takenByName } from './takenByName.ts'
import { contentsOf, isWritten, reachedBy, takenFrom, usesIn } from './textUses.ts'

const here = import.meta.dirname
const root = path.join(here, '../../..')

/** Every literal text of the two specifications, one per line; `#` begins a heading, `{…}` is a placeholder. */
const [ofReader = [], ofBackOffice = []] = readFileSync(path.join(here, 'literals.txt'), 'utf8')
  .split(/^# (?:reader|back office)$/m)
  .slice(1)
  .map((part) => part.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
const specified = [...ofReader, ...ofBackOffice]

/** What readers are told of a load or a call that has failed. */
const failuresOfReaders = ofReader.filter((text) => text.startsWith('Failed to '))

const contents = globSync('**/*.ts', { cwd: here })
  .filter((name) => !/\.test\.ts$|^(?:notCarried|takenByName|textUses)\.ts$/.test(name))
  .flatMap((name) => contentsOf(path.join(here, name)))

/** The texts in the text files, grouped by their form without the names of placeholders. */
const said = Map.groupBy(
  contents.filter((one) => 'text' in one),
  ({ text }) => formOf(text),
)

const saidToReaders = new Set(
  contentsOf(path.join(here, 'reader.ts')).map((one) => ('text' in one ? formOf(one.text) : '')),
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
    const taken = place ? takenFrom(place.path, reached) : null
    expect(taken?.names.filter((name) => !isNamed(taken.group, name))).toEqual([])
  })

  it.each(failuresOfReaders)('is said to readers, or not for a reason: %s', (text) => {
    const isSaid = saidToReaders.has(formOf(text))
    const reason = notCarried[text] ?? notSaidToReaders[text]
    expect({ text, isSaid, reason }).toEqual({ text, isSaid: !reason, reason })
  })

  it('is known where it is said not to be carried', () => {
    expect(Object.keys(notCarried).filter((text) => !specified.includes(text))).toEqual([])
  })
})

/** Whether one of the files that take texts of a group by a variable writes the name of one. */
function isNamed(group: string, name: string): boolean {
  return (takenByName[group] ?? []).some(({ file, as }) =>
    isWritten(path.join(root, file), as, name),
  )
}

function formOf(text: string): string {
  return text.replace(/\{[^}]*\}/g, '{}')
}
