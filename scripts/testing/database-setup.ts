import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root } from '../environment.ts'
import { query } from '../postgres/connection.ts'
import { startPostgres } from '../postgres.ts'
import { run } from '../process/run.ts'
import { makeScratch } from './scratch.ts'
import { TEMPLATE } from './database.ts'

/** Prepares the integration tests: starts one PostgreSQL with one migrated database, which every test file copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const scratch = await makeScratch()
  const log = (line: string) => {
    project.vitest.logger.log(line)
  }
  const server = await startPostgres({ dataDir: scratch.folder, durable: false, log })
  const { adminUrl } = server
  await query(adminUrl, `CREATE DATABASE ${TEMPLATE}`)
  await migrate(adminUrl.replace(/\/postgres$/, `/${TEMPLATE}`))
  // Nobody connects to it any more, not even a vacuum: only then can it be copied at any moment.
  await query(adminUrl, `ALTER DATABASE ${TEMPLATE} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`)
  project.provide('databaseAdminUrl', adminUrl)
  return async () => {
    await server.stop()
    await scratch.remove()
  }
}

function migrate(url: string): Promise<void> {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: url,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  }
  const program = { script: join(root, 'cms', 'src', 'migrate.ts'), cwd: join(root, 'cms'), env }
  return run('Migrating the template database', program, new AbortController().signal)
}
