import { expect, it } from 'vitest'
import { createDatabase } from '../../scripts/testing/database.ts'
import { query } from '../../scripts/postgres/connection.ts'
import { migrationNames } from './migrationFiles.ts'
import { column } from './backups/testing/backups.ts'
import { createFormerDatabase, formerMigrations } from './testing/formerDatabase.ts'

async function migrate(url: string): Promise<string[]> {
  Object.assign(process.env, { DATABASE_URL: url, PAYLOAD_SECRET: 'x'.repeat(32) })
  const { migrateDatabase } = await import('./migrateDatabase.ts')
  return migrateDatabase(url)
}

/** Everything that migrations create, one line each; columns by name, because nothing depends on their positions. */
const schema = `
  WITH ours AS (SELECT oid FROM pg_namespace WHERE nspname = 'public'),
  extended AS (SELECT objid FROM pg_depend WHERE deptype = 'e')
  SELECT concat_ws(' ', 'column', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
    attidentity, collname, pg_get_expr(adbin, adrelid)) AS line
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  LEFT JOIN pg_collation ON pg_collation.oid = attcollation
  WHERE relnamespace IN (SELECT oid FROM ours) AND relkind IN ('r', 'S') AND attnum > 0 AND NOT attisdropped
  UNION ALL SELECT concat_ws(' ', 'relation', oid::regclass, relkind, relpersistence, reloptions)
  FROM pg_class WHERE relnamespace IN (SELECT oid FROM ours)
  UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index JOIN pg_class ON oid = indrelid
  WHERE relnamespace IN (SELECT oid FROM ours)
  UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE connamespace IN (SELECT oid FROM ours)
  UNION ALL SELECT regexp_replace(pg_get_functiondef(oid), '--[^\\n]*', '', 'g') FROM pg_proc
  WHERE pronamespace IN (SELECT oid FROM ours) AND oid NOT IN (SELECT objid FROM extended)
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT concat_ws(' ', 'enum', enumtypid::regtype, enumsortorder, enumlabel) FROM pg_enum
  UNION ALL SELECT concat_ws(' ', 'extension', extname, extversion) FROM pg_extension
  ORDER BY line`

/** The rows of a new publication. */
const firstRows = `
  SELECT 'position ' || banner_position || ' ' || dropdown_name || ' ' || width || ' ' || height FROM banner_positions
  UNION ALL SELECT 'template ' || (to_jsonb(quote_templates) - 'created_at' - 'updated_at')::text FROM quote_templates
  UNION ALL SELECT 'globals ' || (SELECT count(*) FROM about) || (SELECT count(*) FROM faq)
    || (SELECT count(*) FROM terms) || (SELECT count(*) FROM privacy) || (SELECT count(*) FROM cookies)
    || (SELECT count(*) FROM advertise)
  ORDER BY 1`

it('brings a publication of 25 November 2026 to the schema of a new one, and keeps what is in it', async () => {
  const former = await createFormerDatabase()
  await query(
    former.url,
    `INSERT INTO categories (value, "order", url_slug) VALUES ('Стара', 1, 'stara')`,
  )
  await query(
    former.url,
    `INSERT INTO articles (title, slug, _status, date_published, category_id)
     SELECT 'Отпреди', '2026/11/otpredi', 'published', '2026-11-25', id FROM categories`,
  )
  const names = await migrationNames()
  expect(await migrate(former.url)).toEqual(names.slice(1))
  expect(await column(former.url, 'SELECT name FROM payload_migrations ORDER BY id')).toEqual(names)
  expect(await column(former.url, 'SELECT title FROM search_texts')).toEqual(['отпреди'])

  const fresh = await createDatabase()
  expect(await column(former.url, schema)).toEqual(await column(fresh.url, schema))
  expect(await column(former.url, firstRows)).toEqual(await column(fresh.url, firstRows))
  expect(await migrate(former.url)).toEqual([])
  await fresh.drop()
  // The former database is not dropped: Payload keeps a connection to it.
})

it('refuses a database of an older version, and changes nothing in it', async () => {
  const older = formerMigrations.slice(0, -1)
  const database = await createFormerDatabase(older)
  await expect(migrate(database.url)).rejects.toThrow('a version before 25 November 2026')
  expect(await column(database.url, 'SELECT name FROM payload_migrations ORDER BY id')).toEqual(
    older,
  )
  await database.drop()
})
