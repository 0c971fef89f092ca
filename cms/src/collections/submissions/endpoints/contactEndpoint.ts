import { contactSchema, maxBodyBytes } from '@kariera/shared/contracts/writing'
import { contactPath } from '@kariera/shared/routes'
import { refusalTexts } from '@kariera/shared/texts/refusals'
import { readerTexts } from '@kariera/shared/texts/reader'
import { acceptMessage } from '../accept.ts'
import { acceptAndSend } from '../acceptAndSend.ts'
import { submitterOf } from '../submitter.ts'
import { formEndpoint, notUnderstood, type Outcome } from './formCall.ts'
/** `POST /api/email/contact {email, name, phone, message}` (P-CALL-2, R-CONT-1 to R-CONT-3). */
export const contactEndpoint = formEndpoint(
  'contact',
  { maximumBytes: maxBodyBytes.contact, page: contactPath },
  async (req, { content }) => {
    const parsed = contactSchema.safeParse(content)
    if (!parsed.success) return refusalOf(parsed.error.issues[0]?.path[0], content)
    const { email, name, phone, message } = parsed.data
    return acceptAndSend(req, () =>
      acceptMessage(req, submitterOf(req), { email, name, phone, message }),
    )
  },
)

const fields = ['email', 'name', 'phone', 'message'] as const

/** Names the invalid field. */
function refusalOf(wrong: PropertyKey | undefined, content: unknown): Outcome {
  const field = fields.find((name) => name === wrong)
  if (!field) return notUnderstood
  const label = readerTexts.contact[field]
  const isThere = hasText(content, field)
  const { missing, wrong: mistaken } = refusalTexts
  return { status: 400, error: isThere ? mistaken(label) : missing(label) }
}

function hasText(content: unknown, field: string): boolean {
  if (typeof content !== 'object' || content === null) return false
  const value: unknown = Object.entries(content).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
}
