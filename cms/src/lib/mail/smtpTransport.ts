import { createTransport, type Transporter } from 'nodemailer'

/** How long a mail server may take to let us in, to greet, and between two answers; milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends by the mail server of an address: `smtp://user:password@host:port`. What that says of patience wins. */
export function smtpTransport(url: string): Transporter {
  const address = new URL(url)
  for (const [name, milliseconds] of Object.entries(patience)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(milliseconds))
  }
  return createTransport(address.href)
}
