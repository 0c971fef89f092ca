import { sql } from '@payloadcms/db-postgres'
import { openMailServer, type TestMailServer } from '../../../scripts/testing/mail-server.ts'
import { openNewsroom, type TestNewsroom } from './newsroom.ts'

/** A newsroom whose mails go to a mail server of the test. */
export type NewsroomWithMail = {
  /** A test that ends it puts another one in its place. */
  mails: TestMailServer
  newsroom: TestNewsroom
  /** Deletes what readers have sent, and forgets what was received. */
  empty: () => Promise<void>
  close: () => Promise<void>
}

/** @param more further settings */
export async function openNewsroomWithMail(
  more: Record<string, string> = {},
): Promise<NewsroomWithMail> {
  const mails = await openMailServer()
  const newsroom = await openNewsroom({
    // A mail server that does not respond times out soon.
    SMTP_URL: `${mails.url}?socketTimeout=400&greetingTimeout=400`,
    MAIL_TO: 'redaktsia@kariera.example',
    SITE_URL: 'https://kariera.example',
    ...more,
  })
  const open: NewsroomWithMail = {
    ...{ mails, newsroom },
    empty: async () => {
      const { drizzle } = newsroom.payload.db
      await drizzle.execute(
        sql`TRUNCATE contact_submissions, branding_requests, rate_limits CASCADE`,
      )
      open.mails.received.length = 0
      open.mails.mood = 'well'
    },
    close: async () => {
      await newsroom.close()
      await open.mails.close()
    },
  }
  return open
}
