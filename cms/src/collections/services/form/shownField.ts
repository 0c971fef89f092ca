import { formFieldTypes } from '@kariera/shared/contracts/services'
import { z } from 'zod'

/** A field while it is being written: what is not there yet is empty. */
const shownFieldSchema = z.object({
  type: z.enum(formFieldTypes).catch(formFieldTypes[0]),
  label: z.string().catch(''),
  placeholder: z.string().catch(''),
  required: z.boolean().catch(false),
  options: z.array(z.string()).catch([]),
})
export type ShownField = z.infer<typeof shownFieldSchema>

/** A row of the form builder as it is shown. */
export function shownField(row: unknown): ShownField {
  return shownFieldSchema.parse(typeof row === 'object' && row !== null ? row : {})
}

/** All of them, in their order. */
export function shownFields(rows: unknown): ShownField[] {
  return Array.isArray(rows) ? rows.map(shownField) : []
}
