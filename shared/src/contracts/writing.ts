import { mailAddressOf } from '../rules/mailAddress.ts'
import { z } from 'zod'
import { looksEmpty } from '../rules/invisible.ts'
import { honeypotField } from '../rules/readerForms.ts'
import { maxTextLengths } from '../rules/textLengths.ts'
import { maxFormFields, maxOptions } from './serviceForms.ts'

/** Longest body of each call, bytes. */
export const maxBodyBytes = {
  contact: 32 * 1024,
  branding: 64 * 1024,
  views: 1024,
  logs: 16 * 1024,
}

const plain = (text: string) => text.normalize('NFC').trim()

/** One line without control characters, so that nothing in it can end a header line of a mail. */
export const lineSchema = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform(plain)
    .refine((text) => !looksEmpty(text) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))

/** Lines of text, without control characters other than line breaks and tabs. */
export const textSchema = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => plain(text.replace(/\r\n?/g, '\n')))
    .refine((text) => !looksEmpty(text) && !/[^\P{Cc}\n\t]/u.test(text))

/** An email address with its domain as mail servers know it. */
export const mailAddress = z.string().transform((text, context) => {
  const address = mailAddressOf(text)
  if (address === null) context.addIssue('expected an e-mail address')
  return address ?? z.NEVER
})

export const emailAddress = lineSchema(maxTextLengths.email).pipe(mailAddress)

/** A submission of the contact form. */
export const contactSchema = z.object({
  email: emailAddress,
  name: lineSchema(maxTextLengths.name),
  phone: lineSchema(maxTextLengths.phone),
  message: textSchema(maxTextLengths.text),
  [honeypotField]: z.string().max(maxTextLengths.line).optional(),
})

const fieldId = z.string().min(1).max(60)

/** A request for a service: values by the ids of its fields; a list for several choices. */
export const brandingSchema = z.object({
  formData: z.record(
    fieldId,
    z.union([
      z.string().max(maxTextLengths.text),
      z.array(z.string().max(maxTextLengths.line)).max(maxOptions),
      z.boolean(),
      z.number(),
    ]),
  ),
  /** As an editor has written it, with any characters. */
  serviceName: z
    .string()
    .max(maxTextLengths.line)
    .transform(plain)
    .refine((text) => text !== '' && !text.includes('\0')),
  formFields: z
    .array(z.object({ id: fieldId, label: z.string().max(maxTextLengths.line) }))
    .max(maxFormFields),
  [honeypotField]: z.string().max(maxTextLengths.line).optional(),
})
export type BrandingCall = z.infer<typeof brandingSchema>

const documentId = z.int().positive().max(2_147_483_647)
/** SHA-256 of properties of the device, hexadecimal; sent only after consent. */
const fingerprint = z.string().regex(/^[0-9a-f]{64}$/)

/** A view of an article or a quote. */
export const viewSchema = z.union([
  z.strictObject({ articleId: documentId, fingerprint: fingerprint.optional() }),
  z.strictObject({ quoteId: documentId, fingerprint: fingerprint.optional() }),
])
export type ViewCall = z.infer<typeof viewSchema>

const logLevels = ['DEBUG', 'INFO', 'WARN', 'ERROR'] as const
/** The log levels that are stored. */
export const keptLevels = ['WARN', 'ERROR'] as const

/** An error in a visitor's browser. */
export const logSchema = z.object({
  timestamp: z.iso.datetime({ offset: true }),
  level: z.enum(logLevels),
  message: z.string().min(1).max(2000),
  details: z.unknown().optional(),
  group: z.string().max(100).optional(),
})
export type LogCall = z.infer<typeof logSchema>
