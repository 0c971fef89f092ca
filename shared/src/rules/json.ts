import type { z } from 'zod'

/** A text of JSON that somebody sent: null where it is none, or not as the schema has it. */
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
