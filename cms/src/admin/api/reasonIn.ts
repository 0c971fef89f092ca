import { z } from 'zod'

const textSchema = z.string().trim().min(1)
const fieldsSchema = z.object({
  errors: z.array(z.object({ message: textSchema, path: z.string().optional() })).min(1),
})

/** A refusal as Payload writes it, or as a gateway or an authorization server does. */
const refusalSchema = z.object({
  message: textSchema.optional().catch(undefined),
  error_description: textSchema.optional().catch(undefined),
  details: textSchema.optional().catch(undefined),
  data: z.unknown().optional(),
})
const answerSchema = z.union([
  z
    .object({ errors: z.tuple([refusalSchema], z.unknown()) })
    .transform(({ errors: [first] }) => first),
  refusalSchema,
])

/**
 * Returns the newsroom's reason for a refusal: the errors of single fields, which are more precise, or else the general
 * message with its details: 'message: details' (A-ART-8). Null if there is no reason.
 *
 * @param content of the response, parsed
 */
export function reasonIn(content: unknown): string | null {
  const refusal = answerSchema.safeParse(content).data
  const fields = fieldsSchema.safeParse(refusal?.data).data?.errors.map(({ message }) => message)
  if (fields) return inSentences(fields)
  const message = refusal?.message ?? refusal?.error_description
  return message && refusal?.details ? `${message}: ${refusal.details}` : (message ?? null)
}

/** Returns the paths of the fields that a refusal names, in a form's notation: `links.0.url`. */
export function fieldsIn(content: unknown): string[] {
  const { data } = answerSchema.safeParse(content).data ?? {}
  return fieldsSchema.safeParse(data).data?.errors.flatMap(({ path }) => path ?? []) ?? []
}

/** Joins messages, each of them once; several become sentences. */
export function inSentences(messages: string[]): string {
  const [first = '', ...others] = new Set(messages)
  if (others.length === 0) return first
  return [first, ...others].map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(' ')
}
