import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSession } from './databaseSession.ts'
import { BEGIN_SNAPSHOT, copyOut, describe as describeSnapshot } from './snapshot.ts'
import type { Storages } from '../collections/media/storage/pictureStorage.ts'
import { query } from '../../../scripts/postgres/connection.ts'
import { createBareDatabase, createDatabase } from '../../../scripts/testing/database.ts'
import { openS3Server } from '../../../scripts/testing/s3.ts'
import { bucketStorage } from '../collections/media/storage/bucketStorage.ts'
import { madeByMigrations, migrationNames } from '../migrationFiles.ts'
import { createAccount } from '../testing/account.ts'
import { createOlderDatabase } from '../testing/olderDatabase.ts'
import { backUpAll, column, newFile, newStorages, restoreInto, rowsOf } from './testing/backups.ts'
import { openNewsroom, type TestNewsroom } from '../testing/newsroom.ts'
import { redAndBlue } from '../testing/pictures.ts'
import { restFrom } from '../testing/rest.ts'

let newsroom: TestNewsroom
let url: string
let storages: Storages

/** Tables that a restore changes (settle.ts). */
const settled = ['users_sessions', 'users', 'publish_events', 'publish_events_deliveries']

beforeAll(async () => {
  newsroom = await openNewsroom()
  url = process.env.DATABASE_URL ?? ''
  const { pictureStorage } = await import('../collections/media/storage/storage.ts')
  storages = [pictureStorage]
  const image = await newsroom.payload.create({
    collection: 'media',
    depth: 0,
    req: await newsroom.asEditor(),
    data: { alt: 'Червено и синьо', type: 'article' },
    file: await redAndBlue(),
  })
  await newsroom.publish({ title: 'С картина "и" \\ \t знаци\nна два реда', picture: image.id })
})
afterAll(() => newsroom.close())

const fileNames = () => column(url, 'SELECT filename FROM media ORDER BY id')

describe('a backup', () => {
  it('is every row and every file, and its publication goes on', async () => {
    const { file, report } = await backUpAll(url, storages)
    expect(report.missing).toEqual([])
    const target = await createBareDatabase()
    const kept = newStorages()
    const restored = await restoreInto(target.url, file, { storages: kept })
    expect(restored).toMatchObject({ rows: report.rows, files: report.files, migrated: [] })
    expect(await rowsOf(target.url, ...settled)).toEqual(await rowsOf(url, ...settled))
    const names = (await fileNames()).map(String)
    expect(names).not.toEqual([])
    for (const name of names) {
      const data = await kept[0].get(name)
      expect(data?.equals((await storages[0].get(name)) ?? Buffer.alloc(0))).toBe(true)
    }
    const [highest] = await column(target.url, 'SELECT max(id) FROM articles')
    const [next] = await column(target.url, `SELECT nextval('articles_id_seq')::int`)
    expect(next).toBe(Number(highest) + 1)
    await target.drop()
  })

  it('restores what is checked and kept by the database itself', async () => {
    const { file } = await backUpAll(url, storages)
    const target = await createBareDatabase()
    await restoreInto(target.url, file)
    const rules = `
      SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
      ORDER BY 1`
    expect(await column(target.url, rules)).toEqual(await column(url, rules))
    await target.drop()
  })

  it('has an article that is saved meanwhile wholly, or not at all', async () => {
    const saving = Array.from({ length: 12 }, (_, index) =>
      newsroom.publish({ title: `Междувременно ${index}` }),
    )
    const backups = await Promise.all([backUpAll(url, storages), backUpAll(url, storages)])
    await Promise.all(saving)
    for (const { file } of backups) {
      const target = await createBareDatabase()
      // An incomplete article would break a reference, or be in only one of these lists.
      await restoreInto(target.url, file)
      const articles = await column(target.url, 'SELECT id FROM articles ORDER BY 1')
      const versions = 'SELECT DISTINCT parent_id FROM _articles_v ORDER BY 1'
      const events = `SELECT DISTINCT document_id::int FROM publish_events WHERE document_type = 'articles' ORDER BY 1`
      const found = 'SELECT article_id FROM search_places WHERE hashtag_id = 0 ORDER BY 1'
      for (const list of [versions, events, found]) {
        expect(await column(target.url, list)).toEqual(articles)
      }
      await target.drop()
    }
  })

  it('has nothing that is saved after its first look', async () => {
    await inSession(url, BEGIN_SNAPSHOT, new AbortController().signal, async (client) => {
      const { manifest } = await describeSnapshot(client, new Date())
      const { tables } = manifest
      const articles = tables.find(({ name }) => name === 'articles')
      expect(articles?.rows).toBeGreaterThan(0)
      await newsroom.publish({ title: 'Запазена след това' })
      const copied = []
      for (const table of tables.filter(({ name }) => ['articles', '_articles_v'].includes(name))) {
        for await (const part of copyOut(client, table)) copied.push(part.toString())
      }
      expect(copied.join('')).toContain('С картина')
      expect(copied.join('')).not.toContain('Запазена след това')
    })
  })

  it('names the files that no storage has', async () => {
    const [name] = (await fileNames()).map(String)
    const data = (await storages[0].get(name ?? '')) ?? Buffer.alloc(0)
    await storages[0].remove(name ?? '')
    const { file, report } = await backUpAll(url, storages)
    await storages[0].put({ name: name ?? '', data, mimeType: 'image/jpeg' })
    expect(report.missing).toEqual([name])
    const target = await createBareDatabase()
    expect(await restoreInto(target.url, file)).toMatchObject({ missing: [name] })
    await target.drop()
  })

  it('goes from a folder into a bucket', async () => {
    const server = await openS3Server()
    const bucket = bucketStorage({
      bucket: server.environment.S3_BUCKET,
      endpoint: server.environment.S3_ENDPOINT,
      region: 'us-east-1',
      accessKeyId: server.environment.S3_ACCESS_KEY_ID,
      secretAccessKey: server.environment.S3_SECRET_ACCESS_KEY,
    })
    const { file, report } = await backUpAll(url, storages)
    const target = await createBareDatabase()
    await restoreInto(target.url, file, { storages: [bucket] })
    const [name] = (await fileNames()).map(String)
    expect(await bucket.get(name ?? '')).toEqual(await storages[0].get(name ?? ''))
    const again = await backUpAll(target.url, [bucket])
    expect(again.report.files).toBe(report.files)
    await target.drop()
    await server.close()
  })

  it('leaves nothing behind where it cannot be finished', async () => {
    const broken: Storages = [
      { ...storages[0], get: () => Promise.reject(new Error('The disk is on fire.')) },
    ]
    const file = newFile()
    await expect(backUpAll(url, broken, file)).rejects.toThrow('The disk is on fire.')
    expect(await readdir(path.dirname(file))).toEqual([])
    await expect(backUpAll(url, storages, file)).resolves.toMatchObject({ file })
    // Readable only by its owner: it contains sessions and submissions of readers.
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect(backUpAll(url, storages, file)).rejects.toThrow('exists already')
  })

  it('has every table that migrations make', async () => {
    const made = await madeByMigrations()
    expect(Object.keys(await rowsOf(url)).filter((name) => !made.has(name))).toEqual([])
  })

  it('leaves out what no migration made, says so, and is restored', async () => {
    const source = await createDatabase()
    await query(
      source.url,
      `INSERT INTO categories (value, "order", url_slug) VALUES ('A', 1, 'a')`,
    )
    const plain = await rowsOf(source.url)
    await query(source.url, 'CREATE TABLE articles_before AS SELECT * FROM articles')
    await query(source.url, 'CREATE TABLE notes (id serial, filename text)')
    await query(source.url, `INSERT INTO notes (filename) VALUES ('nowhere.png')`)
    await query(source.url, 'CREATE SEQUENCE stray')
    await query(source.url, 'ALTER TABLE categories ADD COLUMN note text, ADD COLUMN place serial')
    await query(source.url, `UPDATE categories SET note = 'Бележка \t \\ и ред\n'`)
    const { file, report } = await backUpAll(source.url, newStorages())
    expect(report).toMatchObject({ leftOut: ['articles_before', 'notes'], missing: [] })
    const target = await createBareDatabase()
    const restored = await restoreInto(target.url, file)
    expect(restored).toMatchObject({
      rows: report.rows,
      leftOut: ['categories.note', 'categories.place'],
    })
    expect(await rowsOf(target.url, ...settled)).toEqual(
      Object.fromEntries(Object.entries(plain).filter(([name]) => !settled.includes(name))),
    )
    await target.drop()
    await source.drop()
  })

  it('is refused of a database without a publication', async () => {
    const bare = await createBareDatabase()
    await expect(backUpAll(bare.url, storages)).rejects.toThrow('nothing to back up')
    await bare.drop()
  })
})

describe('a restored publication', () => {
  it('has nobody signed in, nothing leased, and no mail that may have gone out', async () => {
    const { email, password } = await createAccount(newsroom)
    await restFrom(newsroom, {})('POST', '/users/login', { email, password })
    expect(await column(url, 'SELECT count(*)::int FROM users_sessions')).toEqual([1])
    const submission = (state: string, next: string | null) =>
      column(
        url,
        `INSERT INTO contact_submissions (name, email, phone, message, mail_state, identifier, message_id, attempts,
           next_try_at, leased_until, updated_at, created_at)
         VALUES ('Ина', 'ina@example.com', '1', 'Здравейте', '${state}', '${state}', '${state}', 1,
           ${next ?? 'NULL'}, ${state === 'sending' ? `'2026-11-22'` : 'NULL'}, '2026-11-22', '2026-11-22')`,
      )
    await submission('sending', null)
    await submission('unsent', `'2026-11-22'`)
    await submission('sent', null)
    const { file } = await backUpAll(url, storages)
    const target = await createBareDatabase()
    const report = await restoreInto(target.url, file)
    expect(report).toMatchObject({ triedAgain: 1, leftToEditors: 1 })
    expect(await column(target.url, 'SELECT count(*)::int FROM users_sessions')).toEqual([0])
    const states = `SELECT identifier || ' ' || mail_state || ' ' || (next_try_at IS NOT NULL) || ' ' || (leased_until IS NOT NULL)
      FROM contact_submissions ORDER BY identifier`
    expect(await column(target.url, states)).toEqual([
      'sending unsent false false',
      'sent sent false false',
      'unsent unsent true false',
    ])
    await target.drop()
  })

  it('tells each site to render everything, and nothing else', async () => {
    const { file } = await backUpAll(url, storages)
    const target = await createBareDatabase()
    await restoreInto(target.url, file)
    const waiting = `SELECT document_type || ' ' || site FROM publish_events_deliveries AS d
      JOIN publish_events AS e ON e.id = d._parent_id WHERE delivered_at IS NULL`
    expect(await column(target.url, waiting)).toEqual(['everything local'])
    await target.drop()
  })

  const insertCategory = `INSERT INTO categories (value, "order", url_slug) VALUES ('Стара', 1, 'stara')`

  it('of an older version is brought to this one', async () => {
    const names = await migrationNames()
    const older = await createOlderDatabase(names.slice(0, -1))
    await query(older.url, insertCategory)
    const { file } = await backUpAll(older.url, newStorages())
    const target = await createDatabase()
    expect(await restoreInto(target.url, file)).toMatchObject({ migrated: names.slice(-1) })
    expect(await column(target.url, 'SELECT value FROM categories')).toEqual(['Стара'])
    expect(await column(target.url, 'SELECT name FROM payload_migrations ORDER BY id')).toEqual(
      names,
    )
    await target.drop()
    await older.drop()
  })

  it('of the first version is brought to this one, also in a database of that version', async () => {
    const names = await migrationNames()
    const first = await createOlderDatabase(names.slice(0, 1))
    await query(first.url, insertCategory)
    const { file } = await backUpAll(first.url, newStorages())
    const target = await createOlderDatabase(names.slice(0, 1))
    expect(await restoreInto(target.url, file)).toMatchObject({ migrated: names.slice(1) })
    expect(await column(target.url, 'SELECT value FROM categories')).toEqual(['Стара'])
    expect(await column(target.url, 'SELECT name FROM payload_migrations ORDER BY id')).toEqual(
      names,
    )
    await target.drop()
    await first.drop()
  })
})
