import type { BrandingRequest, ContactSubmission } from '@kariera/shared/payload-types'
import { mailTexts } from '@kariera/shared/texts/mail'
import type { Payload, Where } from 'payload'
import { settings } from '../../settings.ts'
import type { Submission } from './inbox.ts'
import { submissionMail, type SubmissionContent } from './submissionMail.ts'

const texts = mailTexts.submissions

/** The mail of a letter, to whom the site settings name; each time that it is sent it bears the same Message-ID. */
export async function mailOfSubmission(payload: Payload, letter: Submission) {
  const [to, content] = await Promise.all([recipient(payload), contentOf(payload, letter)])
  return { to, messageId: letter.messageId, ...submissionMail(content) }
}

/** The editors' address; where none is set, that of the first administrator: nothing that readers send is lost. */
async function recipient(payload: Payload): Promise<string> {
  const { mailTo } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return mailTo || (settings.mailTo ?? settings.adminEmail)
}

/** @throws {Error} where other words stand there by now: they are another mail */
async function contentOf(
  payload: Payload,
  { inbox, id, messageId }: Submission,
): Promise<SubmissionContent> {
  const link = `${settings.adminUrl}/admin/collections/${inbox}/${id}`
  const where: Where = { id: { equals: id }, messageId: { equals: messageId } }
  const one = { where, limit: 1, pagination: false, depth: 0 }
  if (inbox === 'contact-submissions') {
    const { docs } = await payload.find({ collection: inbox, ...one })
    if (docs[0]) return ofMessage(docs[0], link)
  } else {
    const { docs } = await payload.find({ collection: inbox, ...one })
    if (docs[0]) return ofRequest(docs[0], link)
  }
  throw new Error(`The letter ${messageId} is not there any more.`)
}

function ofMessage(
  { name, email, phone, message }: ContactSubmission,
  link: string,
): SubmissionContent {
  return {
    subject: texts.message(name),
    lines: [
      { label: texts.name, value: name },
      { label: texts.email, value: email },
      { label: texts.phone, value: phone },
      { label: texts.text, value: message },
    ],
    replyTo: { name, address: email },
    link,
  }
}

function ofRequest(
  { serviceName, fields, replyTo }: BrandingRequest,
  link: string,
): SubmissionContent {
  return {
    subject: texts.request(serviceName),
    lines: [
      { label: texts.service, value: serviceName },
      ...(fields ?? []).map(({ label, value }) => ({ label, value: value ?? '' })),
    ],
    replyTo: replyTo ? { name: '', address: replyTo } : null,
    link,
  }
}
