import type { Service } from '@kariera/shared/payload-types'
import type { FieldHook } from 'payload'
import { z } from 'zod'
import { connectionOf } from '#lib/db/connection.ts'
import { textList } from '#lib/db/lists.ts'
import { select } from '#lib/db/select.ts'

/** Format of the ids that Payload gives to array rows. */
const rowId = /^[0-9a-f]{24}$/

/**
 * Returns the rows of a sent form with unique ids: a row with an invalid or repeated id loses it and gets a new one,
 * because readers' answers are identified by it. A value that is not a row becomes an empty row, which the validation
 * refuses.
 */
export function tidiedRows(value: unknown, idsOfOthers: ReadonlySet<string> = new Set()): unknown {
  if (value === null) return []
  if (!Array.isArray(value)) return value
  const known = new Set(idsOfOthers)
  return value.map((row: unknown) => {
    const { id, ...rest }: { id?: unknown } = isRow(row) ? row : {}
    if (typeof id !== 'string' || !rowId.test(id) || known.has(id)) return rest
    known.add(id)
    return { id, ...rest }
  })
}

function isRow(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const rowsSchema = z.object({ id: z.string() })

/**
 * Tidies the rows before a form is saved: an id stays with the row that had it first, in this form or in another one.
 */
export const rowsWithUniqueIds: FieldHook<Service, unknown> = async ({
  value,
  originalDoc,
  req,
}) => {
  const rows = tidiedRows(value)
  const sent = z.array(z.looseObject({ id: z.string().optional() })).safeParse(rows)
  if (!sent.success) return rows
  const ids = textList(sent.data.flatMap(({ id }) => id ?? []))
  const connection = await connectionOf(req)
  const others = await select(connection, rowsSchema)`
    SELECT id FROM services_form WHERE id IN ${ids}
      AND _parent_id <> ${originalDoc?.id ?? 0}`
  return tidiedRows(rows, new Set(others.map(({ id }) => id)))
}
