import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { startPublishing } from './publishing/publishing.ts'

/** Connects to the database and begins to deliver publish events; ends with the process that started it. */
export async function startNewsroom() {
  const payload = await getPayload({ config })
  outliveLostConnections(payload)
  const publishing = startPublishing(payload)
  const stop = () => {
    void publishing.stop().finally(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('disconnect', stop)
}

/** A database that ends breaks connections that nobody is using just then: the next query opens another. */
function outliveLostConnections(payload: Payload): void {
  const { pool } = payload.db
  const note = (error: Error) => {
    payload.logger.warn({ event: 'database.connection.lost', error: error.message })
  }
  pool.on('error', note)
  pool.on('connect', (client) => {
    client.on('error', note)
  })
}
