import { errorText } from '@kariera/shared/rules/errors'
import type { Payload } from 'payload'
import pg from 'pg'

/** Pause after a lost connection, milliseconds; meanwhile polling finds everything. */
const reconnectMs = 1000

type Listening = {
  connectionString: string | undefined
  channel: string
  /** How the connection is named in PostgreSQL. */
  name: string
  /** Gets what a notification says; called also once it listens, because some may have been lost before. */
  onNotification: (payload?: string) => void
  logger: Payload['logger']
}

/** Listens on a PostgreSQL channel with its own connection, and reconnects when it is lost. */
export function listen({ connectionString, channel, name, onNotification, logger }: Listening) {
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  const connect = async () => {
    const candidate = new pg.Client({ connectionString, application_name: name })
    client = candidate
    candidate.on('notification', ({ payload }) => onNotification(payload))
    candidate.on('error', (error) => {
      lost(candidate, error)
    })
    candidate.on('end', () => {
      lost(candidate, new Error('connection ended'))
    })
    try {
      await candidate.connect()
      await candidate.query(`LISTEN ${candidate.escapeIdentifier(channel)}`)
      onNotification()
    } catch (error) {
      lost(candidate, error)
    }
  }

  const lost = (candidate: pg.Client, error: unknown) => {
    if (stopped || client !== candidate) return
    client = undefined
    logger.warn({ event: 'publishing.listen.lost', error: errorText(error) })
    void candidate.end().catch(() => undefined)
    retry = setTimeout(() => void connect(), reconnectMs)
  }

  void connect()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
