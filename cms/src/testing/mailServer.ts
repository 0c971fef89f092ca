import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { buffer } from 'node:stream/consumers'

/** A mail server that takes everything. */
export type TestMailServer = {
  /** To be set as SMTP_URL. */
  url: string
  /** What came, in order. */
  received: Email[]
  close: () => Promise<void>
}

export async function openMailServer(): Promise<TestMailServer> {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          received.push(mail)
          done()
        }, done)
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : address
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}
