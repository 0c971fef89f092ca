import { pictureTextLengths } from '@kariera/shared/rules/textLengths'
import { z } from 'zod'

/** Names the place of a picture that is being copied, and says where it comes from: `src` is empty for bytes. */
export const pendingSchema = z.strictObject({
  formID: z.string().min(1).max(40),
  src: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)]),
  alt: z.string().max(pictureTextLengths.alt),
})
export type PendingPicture = z.infer<typeof pendingSchema>

const waitingSchema = z.object({
  type: z.literal('upload'),
  relationTo: z.literal('media'),
  value: z.literal(''),
  children: z.undefined().optional(),
  pending: pendingSchema,
})

/** Whether a node of a text is the place of a picture that is being copied, or could not be: a draft keeps it. */
export function isWaitingPicture(node: unknown): boolean {
  return waitingSchema.safeParse(node).success
}
