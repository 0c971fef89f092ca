/** Pages merge a hundred columns to say: all of them. */
const maxSpan = 20

/**
 * Returns the cells of a table in rows of the same length. Tables of a text have no merged cells: the words of a merged
 * cell stand in its first place, and null in the others. Columns at the end in which no cell begins are left out.
 */
export function gridOf(table: HTMLTableElement): (Element | null)[][] {
  const rows = [...table.rows]
  const grid: (Element | null)[][] = rows.map(() => [])
  for (const [number, { cells }] of rows.entries()) {
    const own = grid[number] ?? []
    for (const cell of cells) {
      let column = 0
      while (own[column] !== undefined) column += 1
      // A span of 0 rows reaches to the end.
      for (const covered of grid.slice(number, number + (cell.rowSpan || rows.length)))
        for (let more = 0; more < Math.min(cell.colSpan, maxSpan); more += 1)
          covered[column + more] ??= null
      own[column] = cell
    }
  }
  const longest = Math.max(...grid.map((row) => row.findLastIndex(Boolean) + 1))
  return grid.map((row) => Array.from({ length: longest }, (_, column) => row[column] ?? null))
}
