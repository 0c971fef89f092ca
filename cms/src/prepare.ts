import { getPayload } from 'payload'
import { errorText } from '@kariera/shared/rules/errors'
import { migrateDatabase } from './migrateDatabase.ts'
import { settings } from './settings.ts'
import { createFirstAdministrator } from './collections/users/firstAdministrator.ts'
import path from 'node:path'
import pg from 'pg'

/**
 * Prepares everything that the servers need: the newest schema, the bucket for pictures, an administrator, and in an
 * empty database the demo publication. Safe to run at every start and by several processes.
 */
const migrated = await migrateDatabase(settings.databaseDirectUrl)
if (migrated.length > 0) console.log(`database migrated: ${migrated.join(', ')}`)
await openBucket()
if (await isEmpty()) await fill()
process.exit(0)

/** If a configured bucket cannot be used, nothing is started. */
async function openBucket(): Promise<void> {
  if (!settings.s3) return
  // Loaded only when needed, so that other starts are fast.
  const { ensureBucket } = await import('./collections/media/storage/ensureBucket.ts')
  try {
    const trouble = await ensureBucket(settings.s3)
    if (trouble !== null) console.warn(trouble)
  } catch (error) {
    console.error(errorText(error))
    process.exit(1)
  }
}

/** Queried without Payload, so that later starts are fast. */
async function isEmpty(): Promise<boolean> {
  const client = new pg.Client({ connectionString: settings.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ empty: boolean }>(
    'SELECT NOT EXISTS (SELECT 1 FROM users) AS empty',
  )
  await client.end()
  return rows[0]?.empty ?? true
}

async function fill(): Promise<void> {
  const { default: config } = await import('./payload.config.ts')
  const payload = await getPayload({ config })
  if (settings.demo) {
    const { loadDemo } = await import('./demo/loadDemo.ts')
    const folder = path.resolve(import.meta.dirname, '../..', settings.demo)
    await loadDemo(payload, folder, (line) => console.log(line))
  }
  const { mailTo, gtmId } = settings
  await payload.updateGlobal({ slug: 'site-settings', data: { mailTo, gtmId }, depth: 0 })
  const { adminEmail: email, adminPassword: password } = settings
  // Last: if loading is interrupted, there are still no users, and the next start continues it.
  const administrator = await createFirstAdministrator(payload, { email, password })
  if (administrator?.randomPassword) {
    console.log(`administrator: ${administrator.email} ${administrator.randomPassword}`)
  }
  await payload.destroy()
}
