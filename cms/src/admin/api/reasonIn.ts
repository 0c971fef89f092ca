import { z } from 'zod'

const text = z.object({ message: z.string().min(1) })
const refusalSchema = z.object({
  errors: z.tuple([text.extend({ data: z.unknown().optional() })], z.unknown()),
})
const fieldsSchema = z.object({ errors: z.array(text).min(1) })

/**
 * What the newsroom says of a refusal: what is wrong with single fields, which says more than that something is, or else
 * its sentence. Null where it does not say.
 *
 * @param content of the answer, parsed
 */
export function reasonIn(content: unknown): string | null {
  const { data } = refusalSchema.safeParse(content)
  if (!data) return null
  const [{ message, data: details }] = data.errors
  const fields = fieldsSchema.safeParse(details).data?.errors.map((field) => field.message)
  return fields ? [...new Set(fields)].join(' ') : message
}
