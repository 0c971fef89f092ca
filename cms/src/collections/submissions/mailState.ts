import { z } from 'zod'

/** Whether a reader's submission was sent as mail. */
export const mailStates = ['sending', 'sent', 'unsent'] as const

/** Colour of the state; the text has the same meaning. */
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

/** Returns the mail state of a submission; null if the document is not a submission. */
export function mailStateIn(document: unknown) {
  return mailSchema.safeParse(document).data ?? null
}
