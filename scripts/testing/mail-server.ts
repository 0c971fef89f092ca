import type { Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { buffer } from 'node:stream/consumers'

/**
 * How a mail server behaves: it accepts everything, refuses every message, hangs up in the middle of a message, or does
 * not respond after it.
 */
export type MailServerMood = 'well' | 'refusing' | 'hanging up' | 'silent'

/** A mail server of a test. */
export type TestMailServer = {
  /** Value for SMTP_URL. */
  url: string
  port: number
  /** Received mails, in order. */
  received: Email[]
  mood: MailServerMood
  close: () => Promise<void>
}

/** @param at its port, by default any free one */
export async function openMailServer(at = 0): Promise<TestMailServer> {
  const received: Email[] = []
  const sockets = new Set<Socket>()
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      done(open.mood === 'refusing' ? new Error('No mail today') : null)
    },
    onData: (stream, _session, done) => {
      if (open.mood === 'hanging up') stream.once('data', hangUp)
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          if (open.mood !== 'well') return
          received.push(mail)
          done()
        }, done)
    },
  })
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // Hanging up on a client causes errors here that are expected.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(at, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const open: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    mood: 'well',
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
        hangUp()
      }),
  }
  return open
}
