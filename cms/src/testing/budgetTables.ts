import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Returns the numbers of the table below a heading of docs/performance.md, by what they count; one for each column. */
export async function budgetsOf(heading: string): Promise<Record<string, number[]>> {
  const file = path.resolve(import.meta.dirname, '../../../docs/performance.md')
  const [, section = ''] = (await readFile(file, 'utf8')).split(`## ${heading}\n`)
  const rows = section.split('\n## ')[0]?.matchAll(/^\| (.+?) +((?:\| +\d+ +)+)\|$/gm) ?? []
  return Object.fromEntries(
    [...rows].map(([, what, counts = '']) => [what, counts.match(/\d+/g)?.map(Number) ?? []]),
  )
}
