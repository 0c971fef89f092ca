import { expect, it } from 'vitest'
import { query } from '../../scripts/postgres/connection.ts'
import { migrationNames } from './migrationFiles.ts'
import { column } from './backups/testing/backups.ts'
import { createOlderDatabase } from './testing/olderDatabase.ts'

async function migrate(url: string): Promise<string[]> {
  Object.assign(process.env, { DATABASE_URL: url, PAYLOAD_SECRET: 'x'.repeat(32) })
  const { migrateDatabase } = await import('./migrateDatabase.ts')
  return migrateDatabase(url)
}

it('brings a publication of the first version to this one, and keeps what is in it', async () => {
  const names = await migrationNames()
  const { url } = await createOlderDatabase(names.slice(0, 1))
  await query(url, `INSERT INTO categories (value, "order", url_slug) VALUES ('Стара', 1, 'stara')`)
  await query(
    url,
    `INSERT INTO articles (title, slug, _status, date_published, category_id)
     SELECT 'Отпреди', '2026/11/otpredi', 'published', '2026-11-25', id FROM categories`,
  )
  expect(await migrate(url)).toEqual(names.slice(1))
  expect(await column(url, 'SELECT name FROM payload_migrations ORDER BY id')).toEqual(names)
  expect(await column(url, 'SELECT title FROM search_texts')).toEqual(['отпреди'])
  expect(await migrate(url)).toEqual([])
  // The database is not dropped: Payload keeps a connection to it.
})
