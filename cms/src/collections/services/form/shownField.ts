import { formFieldTypes } from '@kariera/shared/contracts/serviceForms'
import { z } from 'zod'

/** A form field during editing: missing values are empty. */
const shownFieldSchema = z.object({
  type: z.enum(formFieldTypes).catch(formFieldTypes[0]),
  label: z.string().catch(''),
  placeholder: z.string().catch(''),
  required: z.boolean().catch(false),
  options: z.array(z.string()).catch([]),
})
export type ShownField = z.infer<typeof shownFieldSchema>

/** Returns a row of the form builder as the preview shows it. */
export function shownField(row: unknown): ShownField {
  return shownFieldSchema.parse(typeof row === 'object' && row !== null ? row : {})
}

/** Returns all rows of the form builder, in their order. */
export function shownFields(rows: unknown): ShownField[] {
  return Array.isArray(rows) ? rows.map(shownField) : []
}
