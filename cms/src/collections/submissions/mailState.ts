import { z } from 'zod'

/** Whether what a reader sent has gone out as mail. */
export const mailStates = ['sending', 'sent', 'unsent'] as const

/** Its colour; the words say the same. */
export const tones = { sending: 'waiting', sent: 'good', unsent: 'bad' } as const

const mailSchema = z
  .object({
    mailState: z.enum(mailStates),
    sentAt: z.string().nullish(),
    mailError: z.string().nullish(),
    nextTryAt: z.string().nullish(),
  })
  .transform(({ mailState, sentAt, mailError, nextTryAt }) => ({
    state: mailState,
    sentAt: sentAt ?? null,
    error: mailError ?? null,
    isTriedAgain: Boolean(nextTryAt),
  }))

/** How the mail of a document of an inbox fares; null where it is none. */
export function mailStateIn(document: unknown) {
  return mailSchema.safeParse(document).data ?? null
}
