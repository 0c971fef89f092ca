import { z } from 'zod'

const text = z.object({ message: z.string().min(1) })
const refusalSchema = z.object({
  errors: z.tuple([text.extend({ data: z.unknown().optional() })], z.unknown()),
})
const fieldsSchema = z.object({ errors: z.array(text).min(1) })

/**
 * Returns the newsroom's reason for a refusal: the errors of single fields, which are more precise, or else the general
 * message. Null if there is no reason.
 *
 * @param content of the response, parsed
 */
export function reasonIn(content: unknown): string | null {
  const { data } = refusalSchema.safeParse(content)
  if (!data) return null
  const [{ message, data: details }] = data.errors
  const fields = fieldsSchema.safeParse(details).data?.errors.map((field) => field.message)
  return fields ? [...new Set(fields)].join(' ') : message
}
