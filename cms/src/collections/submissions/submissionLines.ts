import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { z } from 'zod'

const texts = backOfficeTexts.submissions

/** A line of a submission; `href` for a reply or a call. */
export type SubmissionLine = { label: BackOfficeText; value: string; href?: string }

const messageSchema = z
  .object({ name: z.string(), email: z.string(), phone: z.string(), message: z.string() })
  .transform(({ name, email, phone, message }): SubmissionLine[] => [
    { label: texts.name, value: name },
    { label: texts.email, value: email, href: mailTo(email) },
    { label: texts.phone, value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { label: texts.message, value: message },
  ])

const requestSchema = z
  .object({
    serviceName: z.string(),
    replyTo: z.string().nullish(),
    fields: z.array(z.object({ label: z.string(), value: z.string().nullish() })).nullish(),
  })
  .transform(({ serviceName, replyTo, fields }): SubmissionLine[] => [
    { label: texts.service, value: serviceName },
    ...(fields ?? []).map(({ label, value }) => ({
      // The label as the reader saw it.
      label: { en: label, bg: label },
      value: value ?? '',
      ...(value && value === replyTo && { href: mailTo(value) }),
    })),
  ])

const submissionSchema = z.union([messageSchema, requestSchema])

/** Returns the lines of a submission; empty if the document is not a submission. */
export function submissionLines(document: unknown): SubmissionLine[] {
  return submissionSchema.safeParse(document).data ?? []
}

function mailTo(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}
