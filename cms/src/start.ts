import config from '@payload-config'
import { getPayload } from 'payload'
import { startPublishing } from './publishing/publishing.ts'

/** Connects to the database and begins to deliver publish events; ends with the process that started it. */
export async function startNewsroom() {
  const payload = await getPayload({ config })
  const publishing = startPublishing(payload)
  const stop = () => {
    void publishing.stop().finally(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.once('disconnect', stop)
}
