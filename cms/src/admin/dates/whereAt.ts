import type { Where } from 'payload'
import { transformWhereQuery, validateWhereQuery } from 'payload/shared'
import { z } from 'zod'

/** Position of a condition in a list's query: its group, and its index in the group. */
export type Place = { group: number; row: number }

/** What a condition compares: whether a moment is equal, earlier, later … than `value`. */
export type Condition = { operator: string; value: unknown }

const whereSchema = z.object({
  or: z.array(z.object({ and: z.array(z.record(z.string(), z.record(z.string(), z.unknown()))) })),
})

/** Returns the condition on a field at a place; null if there is none. */
export function conditionAt(
  where: Where | undefined,
  place: Place,
  path: string,
): Condition | null {
  const comparisons = groupsOf(where)[place.group]?.and[place.row]?.[path]
  const [first] = Object.entries(comparisons ?? {})
  return first ? { operator: first[0], value: first[1] } : null
}

/** Returns the query with another condition at the place. */
export function whereWith(
  where: Where | undefined,
  place: Place,
  path: string,
  { operator, value }: Condition,
): Where {
  const or = groupsOf(where).map(({ and }, group) => ({
    and: and.map((row, index) =>
      group === place.group && index === place.row ? { [path]: { [operator]: value } } : row,
    ),
  }))
  return z.custom<Where>().parse({ or })
}

function groupsOf(where: Where | undefined) {
  if (!where) return []
  const whole = validateWhereQuery(where) ? where : transformWhereQuery(where)
  return whereSchema.safeParse(whole).data?.or ?? []
}
