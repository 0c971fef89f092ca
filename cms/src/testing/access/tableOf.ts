/** One line of a table: who may do it, a word for each column. */
export type Line = { subject: string; line: string; words: string[] }

/**
 * Reads a table that is written for people: a line of columns, and below the name of each subject its lines, each of
 * `yes` and `no` under the columns.
 *
 * @throws {Error} where the columns are others, or a line has not one word for each
 */
export function tableOf(columns: readonly string[], text: string): Line[] {
  const [head = '', ...rows] = text.split('\n').filter((line) => line.trim() !== '')
  if (cellsOf(head).join() !== columns.join()) throw new Error(`Other columns: ${head}`)
  let subject = ''
  return rows.flatMap((row) => {
    const [line = '', ...words] = cellsOf(row)
    if (words.length === 0) {
      subject = line
      return []
    }
    if (words.length !== columns.length || words.some((word) => !/^(?:yes|no)$/.test(word))) {
      throw new Error(`Not yes or no for each column: ${row}`)
    }
    return [{ subject, line, words }]
  })
}

/** Columns stand two spaces apart, or a word after the line's name. */
function cellsOf(row: string): string[] {
  return row.trim().split(/ {2,}| (?=(?:yes|no)(?: |$))/)
}
