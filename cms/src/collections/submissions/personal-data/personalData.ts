import { z } from 'zod'
import { notedActSchema } from '../../audit-log/acts.ts'
import { mailStates } from '../mailState.ts'

/** How much is stored of one e-mail address. */
export const countsSchema = z.object({ messages: z.number(), requests: z.number() })
export type PersonalCounts = z.infer<typeof countsSchema>

/** What is known of one e-mail address. */
export const foundSchema = countsSchema.extend({
  /** Submissions of other senders in which it stands; they are not its data. */
  mentions: z.number(),
  /** What was done with its data, the newest first. */
  acts: z.array(notedActSchema),
})
export type PersonalFound = z.infer<typeof foundSchema>

const moment = z.coerce.date().transform((date) => date.toISOString())

/** Of the mail to the newsroom, or of a reply: an unsent one was not received. */
const mailState = z.enum(mailStates)

const workSchema = z.object({
  mailState,
  answeredAt: moment.nullable(),
  note: z.string().nullable(),
  replies: z.array(z.object({ at: moment, text: z.string(), mailState })),
})

/** A message with what the newsroom has added to it. Moments are UTC, ISO 8601. */
export const storedMessageSchema = workSchema.extend({
  receivedAt: moment,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
})

/** A request for a service, with the labels that its form had. */
export const storedRequestSchema = workSchema.extend({
  receivedAt: moment,
  service: z.string(),
  email: z.string().nullable(),
  fields: z.array(z.object({ label: z.string(), value: z.string().nullable() })),
})

/**
 * Everything that is stored of one e-mail address. Left out are the names of colleagues, and how a mail was sent: its
 * tries, and the hash of its sender's network that limits them.
 */
export const personalDataSchema = z.object({
  address: z.string(),
  exportedAt: z.string(),
  messages: z.array(storedMessageSchema),
  requests: z.array(storedRequestSchema),
})
export type PersonalData = z.infer<typeof personalDataSchema>
