import { publicationName } from '@kariera/shared/texts/publication'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import path from 'node:path'
import type { Settings } from '@kariera/shared/contracts/settings'
import { fileTransport } from './fileTransport.ts'
import { smtpTransport } from './smtpTransport.ts'

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/**
 * Configures mail for `payload.sendEmail({ to, subject, text, html })`, which throws if it cannot be sent: by the mail
 * server in the settings, otherwise as a file per message in the data folder. It connects with the first message, so
 * that a mail server that is down does not prevent the start.
 */
export function mailOf({ smtpUrl, mailFrom, dataDir }: MailSettings) {
  return nodemailerAdapter({
    defaultFromAddress: mailFrom,
    defaultFromName: publicationName,
    transport: smtpUrl ? smtpTransport(smtpUrl) : fileTransport(path.resolve(dataDir, 'mail')),
    skipVerify: true,
  })
}
