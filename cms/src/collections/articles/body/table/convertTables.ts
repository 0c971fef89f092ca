import { z } from 'zod'
import { storedTable } from './tableNodes.ts'
import { tableOptionsIn } from './tableOptions.ts'

const cellSchema = z.looseObject({ text: z.string().nullish() })
const rowSchema = z.looseObject({ cells: z.array(cellSchema).nullish() })
const blockSchema = z.looseObject({
  type: z.literal('block'),
  fields: z.looseObject({
    blockType: z.literal('table'),
    rows: z.array(rowSchema).nullish(),
    headerRow: z.boolean().nullish(),
  }),
})

/**
 * Replaces the tables of a body that are blocks, as they were stored until November 2026, by Lexical's nodes. Rows that
 * were shorter than others are filled up. For the migration only.
 *
 * @param node any part of a stored body; it is not changed
 */
export function convertTables(node: unknown): unknown {
  if (Array.isArray(node)) return node.flatMap((child: unknown) => convertedIn(child))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'children' || key === 'root' ? convertTables(value) : value,
    ]),
  )
}

/** A table without cells was not shown, and is left out. */
function convertedIn(child: unknown): unknown[] {
  const block = blockSchema.safeParse(child).data
  if (!block) return [convertTables(child)]
  const { rows, headerRow, ...given } = block.fields
  const texts = (rows ?? []).map(({ cells }) => (cells ?? []).map(({ text }) => text ?? ''))
  const longest = Math.max(0, ...texts.map((cells) => cells.length))
  if (longest === 0) return []
  const filled = texts.map((cells) => Array.from({ length: longest }, (_, at) => cells[at] ?? ''))
  // No width, or 0, was the whole width.
  const options = tableOptionsIn({ ...given, widthPercent: given.widthPercent || null })
  const look = { hasHeader: headerRow ?? false, options }
  return [
    storedTable(
      filled.map((cells) => cells.map(inlineOf)),
      look,
    ),
  ]
}

function inlineOf(text: string) {
  const plain = { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '' }
  return text === '' ? [] : [{ ...plain, text }]
}
