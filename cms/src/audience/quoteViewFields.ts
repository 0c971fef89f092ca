import { sql } from '@payloadcms/db-postgres'
import type { Field, FieldHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { label } from '../brand/labels.ts'
import { connectionOf } from '../publishing/connection.ts'
import { signedInField } from '../users/access.ts'

const viewsSchema = z.object({
  viewCount: z.number(),
  /** Distinct visitors a day, summed over the days; the device where it is known. */
  uniqueViews: z.number(),
  /** UTC, ISO 8601; null where nobody has looked yet. */
  lastViewedAt: z
    .preprocess((value) => value ?? undefined, z.coerce.date().optional())
    .transform((date) => date?.toISOString() ?? null),
})
type Views = z.infer<typeof viewsSchema>

const asked = new WeakMap<PayloadRequest, Map<number, Promise<Views>>>()

/** How often a quote was looked at, asked once for all three fields. */
function viewsOf(req: PayloadRequest, id: number): Promise<Views> {
  const known = asked.get(req) ?? new Map<number, Promise<Views>>()
  asked.set(req, known)
  const found = known.get(id) ?? countViews(req, id)
  known.set(id, found)
  return found
}

async function countViews(req: PayloadRequest, id: number): Promise<Views> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    SELECT count(*)::int AS "viewCount", max(created_at) AS "lastViewedAt",
      count(DISTINCT (day, coalesce(fingerprint, visitor)))::int AS "uniqueViews"
    FROM quote_views WHERE quote_id = ${id}`)
  return viewsSchema.parse(rows[0])
}

const read =
  (name: keyof Views): FieldHook =>
  ({ originalDoc, siblingData, req }) => {
    const { data } = z.object({ id: z.number() }).safeParse(originalDoc ?? siblingData)
    // Counted for the newsroom only.
    return req.user && data ? viewsOf(req, data.id).then((views) => views[name]) : null
  }

/** Views of a quote: computed when they are read, for the newsroom. */
export const quoteViewFields: Field[] = [
  counted('viewCount', label('Views', 'Прегледи')),
  counted('uniqueViews', label('Unique', 'Уникални')),
  {
    name: 'lastViewedAt',
    type: 'date',
    virtual: true,
    label: label('Last viewed', 'Последен преглед'),
    access: { read: signedInField },
    hooks: { afterRead: [read('lastViewedAt')] },
    admin: {
      readOnly: true,
      disableListFilter: true,
      condition: () => false,
      components: { Cell: '/lists/MomentCell.tsx#MomentCell' },
    },
  },
]

function counted(name: 'viewCount' | 'uniqueViews', fieldLabel: Record<string, string>): Field {
  return {
    name,
    type: 'number',
    virtual: true,
    label: fieldLabel,
    access: { read: signedInField },
    hooks: { afterRead: [read(name)] },
    admin: { readOnly: true, disableListFilter: true, condition: () => false },
  }
}
