import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { notCarried } from './notCarried.ts'

/** Every literal text of the two specifications, one per line; `#` begins a heading, `{…}` is a placeholder. */
const specified = readFileSync(path.join(import.meta.dirname, 'literals.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))

/** The texts in the text files, grouped by their form without the names of placeholders. */
const said = Map.groupBy(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?!notCarried)[\w/-]+(?<!\.test)\.ts$/.test(name))
    .flatMap((name) => textsIn(path.join(import.meta.dirname, name))),
  formOf,
)

describe('a literal text of the specifications', () => {
  it.each(specified)('stands once, or is not carried for a reason: %s', (text) => {
    const reason = notCarried[text]
    const times = said.get(formOf(text))?.length ?? 0
    expect({ text, times, reason }).toEqual({ text, times: reason ? 0 : 1, reason })
  })

  it('is known where it is said not to be carried', () => {
    expect(Object.keys(notCarried).filter((text) => !specified.includes(text))).toEqual([])
  })
})

function formOf(text: string): string {
  return text.replace(/\{[^}]*\}/g, '{}')
}

/** The literal texts in a file; placeholders of a template are `{}`. */
function textsIn(file: string): string[] {
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(({ literal }) => `{}${literal.text}`)
      found.push(node.head.text + spans.join(''))
    }
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}
