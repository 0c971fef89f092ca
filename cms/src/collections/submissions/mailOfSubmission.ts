import type { BrandingRequest, ContactSubmission } from '@kariera/shared/payload-types'
import { mailTexts } from '@kariera/shared/texts/mail'
import type { Payload, Where } from 'payload'
import { settings } from '../../settings.ts'
import type { Submission } from './submission.ts'
import { escapeHtml } from '@kariera/shared/rules/html'

const texts = mailTexts.submissions

/** Returns the mail of a submission, to the address in the site settings; every try has the same Message-ID. */
export async function mailOfSubmission(payload: Payload, submission: Submission) {
  const [to, content] = await Promise.all([recipient(payload), contentOf(payload, submission)])
  return { to, messageId: submission.messageId, ...submissionMail(content) }
}

/**
 * Returns the address in the site settings, or else that of the server's settings, or else that of the first
 * administrator, so that no submission is lost.
 */
async function recipient(payload: Payload): Promise<string> {
  return (await chosenRecipient(payload)) ?? settings.adminEmail
}

/** Returns the address in the site settings, or else that of the server's settings; null without one. */
export async function chosenRecipient(payload: Payload): Promise<string | null> {
  const { mailTo } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return mailTo || (settings.mailTo ?? null)
}

/** @throws {Error} if the submission was replaced meanwhile: the new words are another mail */
async function contentOf(
  payload: Payload,
  { collection, id, messageId }: Submission,
): Promise<SubmissionContent> {
  const link = `${settings.adminUrl}/admin/collections/${collection}/${id}`
  const where: Where = { id: { equals: id }, messageId: { equals: messageId } }
  const one = { where, limit: 1, pagination: false, depth: 0 }
  if (collection === 'contact-submissions') {
    const { docs } = await payload.find({ collection, ...one })
    if (docs[0]) return ofMessage(docs[0], link)
  } else {
    const { docs } = await payload.find({ collection, ...one })
    if (docs[0]) return ofRequest(docs[0], link)
  }
  throw new Error(`The submission of ${messageId} no longer exists.`)
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

/** Content of a submission's mail: a subject, lines with labels, and a link to the newsroom. */
type SubmissionContent = {
  subject: string
  lines: { label: string; value: string }[]
  /** Recipient of replies; null if no address was given. */
  replyTo: { name: string; address: string } | null
  /** Full address. */
  link: string
}

/** Builds a submission's mail in Bulgarian, as text and as HTML with the same content. */
function submissionMail({ subject, lines, replyTo, link }: SubmissionContent) {
  const hint = replyTo ? texts.answer : texts.noAddress
  return {
    subject,
    ...(replyTo && { replyTo }),
    text: `${lines.map(textOfLine).join('\n\n')}\n\n-- \n${hint}\n${texts.inNewsroom} ${link}\n`,
    html: `<!doctype html>
<html lang="bg">
  <head>
    <meta charset="utf-8">
    <title>${escapeHtml(subject)}</title>
  </head>
  <body style="font: 16px/1.5 sans-serif; color: #0b2740; max-width: 40em">
    <h1 style="font-size: 20px; margin: 0 0 16px">${escapeHtml(subject)}</h1>
${lines.map(htmlOfLine).join('\n')}
    <hr style="border: 0; border-top: 1px solid #c9d7e3; margin: 24px 0 16px">
    <p style="color: #4a6074; font-size: 14px">${hint}<br>${texts.inNewsroom} <a href="${escapeHtml(link)}" style="color: #0f66ad">${escapeHtml(link)}</a></p>
  </body>
</html>
`,
  }
}

function textOfLine({ label, value }: SubmissionContent['lines'][number]): string {
  return value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value || texts.empty}`
}

function htmlOfLine({ label, value }: SubmissionContent['lines'][number]): string {
  const shown = escapeHtml(value || texts.empty)
  return `    <p style="margin: 0 0 12px"><b style="color: #4a6074; font-size: 14px">${escapeHtml(label)}</b><br><span style="white-space: pre-wrap">${shown}</span></p>`
}
