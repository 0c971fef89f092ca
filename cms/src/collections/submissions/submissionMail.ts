import { escapeHtml } from '@kariera/shared/rules/html'
import { mailTexts } from '@kariera/shared/texts/mail'

const texts = mailTexts.submissions

/** What a letter says: a heading, lines with their labels, and where it is found in the newsroom. */
export type SubmissionContent = {
  subject: string
  lines: { label: string; value: string }[]
  /** Whom an answer goes to; null where nobody said. */
  replyTo: { name: string; address: string } | null
  /** Whole address. */
  link: string
}

/** A letter as a mail in Bulgarian, as text and as HTML that says the same. */
export function submissionMail({ subject, lines, replyTo, link }: SubmissionContent) {
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
