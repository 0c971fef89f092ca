import { z } from 'zod'
import { mailStates } from '../mailState.ts'

/** Longest reply, and longest note, characters. */
export const maxReplyLength = 10_000
export const maxNoteLength = 2000

/** PostgreSQL stores no NUL. */
const text = z.string().transform((given) => given.replaceAll('\0', '').normalize('NFC').trim())

/** The work on a submission, as `GET /api/{collection}/{id}/work` answers it. */
export const workSchema = z.object({
  answeredAt: z.string().nullable(),
  /** Name of the account; null if it is not known. */
  answeredBy: z.string().nullable(),
  assignee: z.number().nullable(),
  note: z.string(),
  replies: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      at: z.string(),
      by: z.string().nullable(),
      /** `unsent` as well if its process has ended: it can be sent again. */
      mailState: z.enum(mailStates),
      mailError: z.string().nullable(),
    }),
  ),
  /** The address that a reply goes to; null if the sender has left none. */
  address: z.string().nullable(),
  /** Who may be given a submission, and who has it. */
  people: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type Work = z.infer<typeof workSchema>
export type Reply = Work['replies'][number]

/** A change of the work; what is left out stays. */
export const workChangeSchema = z.strictObject({
  answered: z.boolean().optional(),
  assignee: z.number().int().positive().nullable().optional(),
  /** `was`: the note that the change began from. */
  note: z
    .strictObject({ text: text.pipe(z.string().max(maxNoteLength)), was: z.string() })
    .optional(),
})

/** The id is made by its writer's form, so that a reply that is sent twice is one. */
const replyId = z.string().regex(/^[0-9a-f]{24}$/)

/** A new reply (`seen`: how many replies its writer sees), or another try at one that did not go out. */
export const replyRequestSchema = z.union([
  z.strictObject({
    id: replyId,
    text: text.pipe(z.string().min(1).max(maxReplyLength)),
    seen: z.number().int().nonnegative(),
  }),
  z.strictObject({ again: replyId }),
])
