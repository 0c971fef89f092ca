import { formatDateTime } from '@kariera/shared/rules/dates'
import { z } from 'zod'

/** Another user who edits a document; moments as dd/MM/yyyy HH:mm in Europe/Sofia, null if unknown. */
export type Lock = { name: string | null; since: string | null; last: string | null }

const answerSchema = z.object({
  docs: z.tuple(
    [
      z.object({
        createdAt: z.string(),
        updatedAt: z.string(),
        user: z.object({ value: z.object({ name: z.string() }) }),
      }),
    ],
    z.unknown(),
  ),
})

const noneSchema = z.object({ docs: z.tuple([]) })

/** Whether the newsroom's response says that there is no lock any more. */
export function isReleased(answer: unknown): boolean {
  return noneSchema.safeParse(answer).success
}

/** Returns the lock in the newsroom's response for a document, as a form shows it; null if there is none. */
export function shownLock(answer: unknown): Lock | null {
  const { data } = answerSchema.safeParse(answer)
  if (!data) return null
  const [{ user, createdAt, updatedAt }] = data.docs
  return {
    name: user.value.name,
    since: formatDateTime(createdAt),
    last: formatDateTime(updatedAt),
  }
}
