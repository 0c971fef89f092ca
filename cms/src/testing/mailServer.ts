import type { Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { buffer } from 'node:stream/consumers'

/**
 * How a mail server fares: it takes everything, refuses every message, hangs up in the middle of one, or says no word
 * after it.
 */
export type MailServerMood = 'well' | 'refusing' | 'hanging up' | 'silent'

/** A mail server of a test. */
export type TestMailServer = {
  /** To be set as SMTP_URL. */
  url: string
  port: number
  /** What came, in order. */
  received: Email[]
  mood: MailServerMood
  close: () => Promise<void>
}

/** @param at its port, by default a free one */
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
  // Whom we hang up on is no failure of ours.
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
