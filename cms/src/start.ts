import config from '@payload-config'
import { errorText } from '@kariera/shared/rules/errors'
import { getPayload, type Payload } from 'payload'
import { startSending } from './collections/submissions/send.ts'
import { startSweeping } from './collections/media/sweep.ts'
import { fitPool, watchPool } from './lib/db/watchPool.ts'
import { waitForDatabase } from './lib/db/waitForDatabase.ts'
import { startPublishing } from './publishing/publishing.ts'
import { settings } from './settings.ts'
import { startHousekeeping } from './housekeeping.ts'
import { startEmptyingTrash } from './editing/trash/emptyTrash.ts'

/**
 * Connects to the database and begins to deliver publish events, to send mails that are due, and to keep house, pictures
 * and the trash; ends with the process that started it.
 */
export async function startNewsroom() {
  const payload = await openPayload()
  outliveLostConnections(payload)
  await fitPool(payload.db.pool, payload.logger)
  endWhereNothingMoves(payload)
  const publishing = startPublishing(payload)
  const housekeeping = startHousekeeping(payload)
  const sending = startSending(payload)
  const sweeping = startSweeping(payload)
  const emptying = startEmptyingTrash(payload)
  const stop = () => {
    sweeping.stop()
    const ends = [publishing, housekeeping, sending, emptying].map((job) => job.stop())
    void Promise.all(ends).finally(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('disconnect', stop)
  // The supervisor listens for it (scripts/services.ts): Next calls itself ready before.
  console.log('the newsroom is open')
}

/**
 * A server whose start has failed would answer every request with that failure, for ever: it waits for its database, and
 * where it cannot be opened all the same it ends, to be started again.
 */
async function openPayload(): Promise<Payload> {
  try {
    await waitForDatabase(settings.databaseUrl)
    return await getPayload({ config })
  } catch (error) {
    console.error(JSON.stringify({ event: 'newsroom.start.failed', error: errorText(error) }))
    process.exit(1)
  }
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

/** How long the pool of connections may stand still, milliseconds. */
const standstillMs = 30_000

/** A cms whose calls all wait for each other answers nobody any more: it ends, to be started again. */
function endWhereNothingMoves(payload: Payload): void {
  watchPool(payload.db.pool, standstillMs, () => {
    payload.logger.error({ event: 'database.pool.stands-still', ms: standstillMs })
    process.exit(1)
  })
}
