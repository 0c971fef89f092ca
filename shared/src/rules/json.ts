import type { z } from 'zod'

/** Parses JSON from a caller: null if it is not JSON, or does not match the schema. */
export function parseJson<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): z.infer<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
