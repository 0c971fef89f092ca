import { publicationName } from '@kariera/shared/texts/publication'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import path from 'node:path'
import type { Settings } from '@kariera/shared/contracts/settings'
import { fileTransport } from './fileTransport.ts'
import { smtpTransport } from './smtpTransport.ts'

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/**
 * How the newsroom sends mail, with `payload.sendEmail({ to, subject, text, html })`, which throws where it cannot be
 * sent: by the mail server of the settings, else as a file a message in the data folder. Nothing is connected to
 * before the first message: a mail server that is down keeps nobody from starting.
 */
export function mailOf({ smtpUrl, mailFrom, dataDir }: MailSettings) {
  return nodemailerAdapter({
    defaultFromAddress: mailFrom,
    defaultFromName: publicationName,
    transport: smtpUrl ? smtpTransport(smtpUrl) : fileTransport(path.resolve(dataDir, 'mail')),
    skipVerify: true,
  })
}
