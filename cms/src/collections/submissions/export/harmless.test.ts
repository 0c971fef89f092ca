import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { harmless } from './harmless.ts'

describe('B-MSG-1 a value of a table', () => {
  it.each([
    ['=1+1', "'=1+1"],
    [' =1+1', " '=1+1"],
    ["x;=cmd|'/c calc'!A0", "x;'=cmd|'/c calc'!A0"],
    ["Hi\n=cmd|'/c calc'!A0", "Hi\n'=cmd|'/c calc'!A0"],
    ['a,@SUM(1)', "a,'@SUM(1)"],
    ['a\t-2+3', "a\t'-2+3"],
    ['＝1', "'＝1"],
    ['﹦1', "'﹦1"],
    ['+1+cmd', "'+1+cmd"],
    [`x,"=cmd|'/c calc'!A0`, `x,"'=cmd|'/c calc'!A0`],
    ["- cmd|'/c calc'!A0", "'- cmd|'/c calc'!A0"],
    ['x|=1', "x|'=1"],
    ['""=1', `""'=1`],
    ['\u200B\uFEFF=1', "\u200B\uFEFF'=1"],
    ['x;\u00A0\u0007\u00AD@A1', "x;\u00A0\u0007\u00AD'@A1"],
    ['x\u2028=1', "x\u2028'=1"],
    ['+359\n=1', "'+359\n'=1"],
    ['+359-888-123-456', "'+359-888-123-456"],
    ['+359/2/987-65-43', "'+359/2/987-65-43"],
    ['+1-1', "'+1-1"],
    ['Списък:\n- първо', "Списък:\n'- първо"],
  ])('is no formula at any place where a cell can begin: %j', (value, harmed) => {
    expect(harmless(value)).toBe(harmed)
  })

  it.each([
    '+359 888 123-456',
    'Два пъти 2+2=4',
    'Мария - редактор',
    '5 - 3',
    'Каза "-5 градуса"',
    'Телефон: +359 888 123 456',
    'a@b.example',
    '',
  ])('stays as it is otherwise: %j', (value) => {
    expect(harmless(value)).toBe(value)
  })

  it('is no formula in a program that separates cells by another sign, or knows no quotes', () => {
    const part = fc.constantFrom(
      ...['=', '+', '-', '@', '＝', '＋', '－', '＠', '"', '""', "'", ',', ';', '|', '\t', '\n'],
      ...['\r\n', '\r', ' ', '\u00A0', '\u200B', '\uFEFF', '\u0000', '\u2800', '\u2028'],
      ...['1', 'cmd', 'Мария', '- редактор', '+359 888'],
    )
    const cell = fc.oneof(
      fc.array(part, { maxLength: 8 }).map((all) => all.join('')),
      fc.string(),
    )
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 3 })
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';'), (values, delimiter) => {
        // A table begins its rows with a moment.
        const harmed = values.map((row) => ['1 май 2026', ...row.map(harmless)])
        const written = stringify(harmed, { bom: true, delimiter, record_delimiter: 'windows' })
        for (const separator of [',', ';', '\t', '|'])
          for (const quote of ['"', null])
            for (const read of cellsOf(written, separator, quote)) {
              const seen = read.replace(
                /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+/u,
                '',
              )
              if (!/^\+[\d ()/-]*\s*$/.test(seen))
                expect(seen).not.toMatch(/^[=+@＝＋＠－﹢﹣﹦﹫-]/)
            }
      }),
      { numRuns: 3000 },
    )
  })

  it('takes no longer than its length demands', () => {
    const start = performance.now()
    harmless('\n '.repeat(200_000))
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})

/** Cells of a table as lenient programs read them: what follows a closing quote belongs to the cell. */
function cellsOf(table: string, separator: string, quote: string | null): string[] {
  const cells = ['']
  let isQuoted = false
  for (let at = 0; at < table.length; at += 1) {
    const sign = table.charAt(at)
    const cell = cells.at(-1) ?? ''
    if (isQuoted && sign === quote && table.charAt(at + 1) === quote) at += 1
    else if (sign === quote && (isQuoted || isEmpty(cell))) {
      isQuoted = !isQuoted
      continue
    } else if (!isQuoted && (sign === separator || /[\r\n]/.test(sign))) {
      cells.push('')
      continue
    }
    cells[cells.length - 1] = cell + sign
  }
  return cells
}

/** Quotes count at the beginning of a cell, also after what is not seen. */
function isEmpty(cell: string): boolean {
  return !/[^\s\p{C}\p{Z}]/u.test(cell)
}
