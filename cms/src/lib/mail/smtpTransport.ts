import { createTransport, type Transporter } from 'nodemailer'

/** Time limits for connecting to a mail server, for its greeting, and between two responses; milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Sends by the mail server of an address: `smtp://user:password@host:port`. Time limits in the address take precedence.
 */
export function smtpTransport(url: string): Transporter {
  const address = new URL(url)
  for (const [name, milliseconds] of Object.entries(timeouts)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds))
  }
  return createTransport(address.href)
}
