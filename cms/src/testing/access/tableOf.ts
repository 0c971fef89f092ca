/** One line of a table: what is tried on which subject, with one word for each column. */
export type Line = { subject: string; line: string; words: string[] }

/**
 * Reads a table in a readable text: a line of columns, then below the name of each subject its lines, with `yes` or
 * `no` under each column.
 *
 * @throws {Error} if the columns differ from the expected ones, or a line does not have one word for each column
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

/** Cells are separated by two spaces, or by one space before `yes` or `no`. */
function cellsOf(row: string): string[] {
  return row.trim().split(/ {2,}| (?=(?:yes|no)(?: |$))/)
}
