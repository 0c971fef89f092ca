import type { Service } from '@kariera/shared/payload-types'
import type { FieldHook } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../../../lib/db/connection.ts'
import { textList } from '../../../lib/db/lists.ts'
import { select } from '../../../lib/db/select.ts'

/** The ids that Payload gives to the rows of a list. */
const rowId = /^[0-9a-f]{24}$/

/**
 * The rows of a form as they are sent, each with an id of its own or with none, whereupon it gets one: readers' answers
 * are known by it. What is no row is an empty one, and refused for what it lacks.
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

/** The same before a form is saved: an id stays where it was given first, in this form or in another. */
export const ownRows: FieldHook<Service, unknown> = async ({ value, originalDoc, req }) => {
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
