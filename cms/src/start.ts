import config from '@payload-config'
import { errorText } from '@kariera/shared/rules/errors'
import { getPayload, type Payload } from 'payload'
import { fitPool, watchPool } from './lib/db/watchPool.ts'
import { waitForDatabase } from './lib/db/waitForDatabase.ts'
import { affectedPages, schedules, startWork } from './composition.ts'
import { startPublishing } from './publishing/publishing.ts'
import { settings } from './settings.ts'
import { startHousekeeping } from './housekeeping.ts'
import { startEmptyingTrash } from './editing/trash/emptyTrash.ts'

/**
 * Connects to the database and starts the background work: delivering publish events, sending due mails, housekeeping,
 * and cleaning up pictures and trash. It ends with the process.
 */
export async function startNewsroom() {
  const payload = await openPayload()
  outliveLostConnections(payload)
  await fitPool(payload.db.pool, payload.logger)
  endWhereNothingMoves(payload)
  const jobs = [
    startPublishing(payload, { affectedPages, schedules }),
    startHousekeeping(payload),
    startEmptyingTrash(payload),
    ...startWork.map((start) => start(payload)),
  ]
  const stop = () => {
    void Promise.all(jobs.map((job) => job.stop())).finally(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('disconnect', stop)
  // The supervisor waits for this line (scripts/services.ts), because Next reports readiness earlier.
  console.log('the newsroom is open')
}

/**
 * A server whose start has failed would answer every request with that failure forever. It therefore waits for its
 * database, and if it still cannot open it, it exits to be started again.
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

/** When a database stops, idle connections break; the next query opens a new one. */
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

/** How long the connection pool may be blocked, milliseconds. */
const standstillMs = 30_000

/** Exits if all requests wait for each other, because the cms would never respond again; it is then started again. */
function endWhereNothingMoves(payload: Payload): void {
  watchPool(payload.db.pool, standstillMs, () => {
    payload.logger.error({ event: 'database.pool.stands-still', ms: standstillMs })
    process.exit(1)
  })
}
