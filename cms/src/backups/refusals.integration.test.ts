import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readArchive } from './archiveReader.ts'
import {
  createBareDatabase,
  createDatabase,
  type TestDatabase,
} from '../../../scripts/testing/database.ts'
import { backUpAll, column, newFile, newStorages, restoreInto, rowsOf } from './testing/backups.ts'
import { query } from '../../../scripts/postgres/connection.ts'

let source: TestDatabase
let file: string
let target: TestDatabase

beforeAll(async () => {
  source = await createDatabase()
  await addUser(source.url, 'source@example.com')
  const storages = newStorages()
  await storages[0].put({
    name: `${'a'.repeat(24)}.png`,
    data: Buffer.from('a picture'),
    mimeType: 'image/png',
  })
  file = (await backUpAll(source.url, storages)).file
})
afterAll(() => source.drop())

beforeEach(async () => {
  target = await createBareDatabase()
})
afterEach(() => target.drop())

const addUser = (url: string, email: string) =>
  query(url, `INSERT INTO users (email, name, role) VALUES ($1, 'Някой', 'editor')`, [email])

const users = () => column(target.url, 'SELECT email FROM users')

async function written(data: Buffer): Promise<string> {
  const name = newFile()
  await mkdir(path.dirname(name), { recursive: true })
  await writeFile(name, data)
  return name
}

/** The backup with changed entries. */
async function rewritten(change: (name: string, data: Buffer) => Buffer | null): Promise<string> {
  const tar = pack()
  for await (const { name, data } of readArchive(file)) {
    const changed = change(name, data)
    if (changed) tar.entry({ name }, changed)
  }
  tar.finalize()
  return written(gzipSync(await buffer(tar)))
}

const withManifest = (change: (manifest: Record<string, unknown>) => object) =>
  rewritten((name, data) =>
    name === 'manifest.json'
      ? Buffer.from(JSON.stringify(change(JSON.parse(data.toString()) as Record<string, unknown>)))
      : data,
  )

/** An archive that ends after the header of its first entry, which claims a size of 64 GiB. */
async function beginningWith(name: string): Promise<string> {
  const tar = pack()
  tar.entry({ name, size: 64 * 1024 ** 3 })
  const [head] = await once(tar, 'data')
  tar.destroy()
  return written(gzipSync(z.instanceof(Buffer).parse(head)))
}

async function expectRefusal(backup: string, reason: string | RegExp) {
  await expect(restoreInto(target.url, backup)).rejects.toThrow(reason)
  expect(Object.keys(await rowsOf(target.url))).toEqual([])
}

describe('what is no whole backup is refused, and changes nothing', () => {
  it('where a byte is another', async () => {
    const whole = await readFile(file)
    // What a changed byte breaks depends on its position: the compression, the archive, a name or a text.
    for (const share of [0.02, 0.1, 0.3, 0.5, 0.7, 0.9]) {
      const data = Buffer.from(whole)
      const at = Math.floor(data.length * share)
      data[at] = (data[at] ?? 0) ^ 0xff
      const refusal =
        /^[^\n]*(?:is damaged|is not a backup of Kariera)[^\n]*: nothing was changed[^\n]*$/
      await expectRefusal(await written(data), refusal)
    }
  })

  it('in one line, where the text that cannot be read has several', async () => {
    const several = await rewritten((name, data) =>
      name === 'checksums.json' ? Buffer.from('{"entries":\n{"a":\n oops}}') : data,
    )
    await expectRefusal(several, /^[^\n]+ is damaged \([^\n]+\): nothing was changed\.[^\n]+$/)
  })

  it('where its end is missing', async () => {
    const data = await readFile(file)
    for (const share of [0.3, 0.9, 0.999]) {
      const cut = data.subarray(0, Math.floor(data.length * share))
      await expectRefusal(await written(cut), /damaged .*: nothing was changed/)
    }
    await expectRefusal(
      await rewritten((name, entry) => (name === 'checksums.json' ? null : entry)),
      'its end is missing',
    )
  })

  it('where an entry was changed, left out or added', async () => {
    const changed = await rewritten((name, data) =>
      name.startsWith('files/') ? Buffer.from('another picture') : data,
    )
    await expectRefusal(changed, 'not what was written')
    const leftOut = await rewritten((name, data) =>
      name.startsWith('tables/users/') ? null : data,
    )
    await expectRefusal(leftOut, 'not what was written')
  })

  it('where it is something else', async () => {
    await expectRefusal(
      await written(Buffer.from('not even an archive')),
      'is not a backup of Kariera',
    )
    await expectRefusal(await written(Buffer.alloc(0)), 'is not a backup of Kariera')
    await expectRefusal(await written(gzipSync('text')), 'is not a backup of Kariera')
    const foreign = pack()
    foreign.entry({ name: 'readme.txt' }, 'Hello')
    foreign.finalize()
    await expectRefusal(
      await written(gzipSync(await buffer(foreign))),
      'is not a backup of Kariera',
    )
    await expectRefusal(await beginningWith('readme.txt'), 'it does not begin with')
    await expectRefusal(await beginningWith('manifest.json'), 'manifest.json is too long')
    await expectRefusal(`/nowhere/${randomUUID()}`, 'There is no file')
  })

  it('where it comes from a newer version', async () => {
    const newerFormat = await withManifest((manifest) => ({ ...manifest, version: 2 }))
    await expectRefusal(newerFormat, 'is a backup of format 2')
    // A real backup with an unknown migration, because its checksums must be right.
    const name = '29990101_000000_from_the_future'
    await query(source.url, 'INSERT INTO payload_migrations (name, batch) VALUES ($1, 2)', [name])
    const { file: newer } = await backUpAll(source.url, newStorages())
    await query(source.url, 'DELETE FROM payload_migrations WHERE name = $1', [name])
    await expectRefusal(newer, `does not know (${name})`)
  })
})

// Each restores several times, and a restore runs every migration.
describe('a place that is taken', { timeout: 180_000 }, () => {
  it('is given up for --replace only', async () => {
    await restoreInto(target.url, file)
    await query(target.url, `UPDATE users SET email = 'former@example.com'`)
    await expect(restoreInto(target.url, file)).rejects.toThrow('--replace')
    expect(await users()).toEqual(['former@example.com'])
    await restoreInto(target.url, file, { replace: true })
    expect(await users()).toEqual(['source@example.com'])
  })

  it('is free while nobody has an account', async () => {
    const migrated = await createDatabase()
    await restoreInto(migrated.url, file)
    expect(await column(migrated.url, 'SELECT email FROM users')).toEqual(['source@example.com'])
    await migrated.drop()
  })

  it('keeps what it had where the restore fails on its way', async () => {
    await restoreInto(target.url, file)
    await query(target.url, `UPDATE users SET email = 'former@example.com'`)
    const before = await rowsOf(target.url)
    const full = { ...newStorages()[0], put: () => Promise.reject(new Error('The disk is full.')) }
    const failed = restoreInto(target.url, file, { replace: true, storages: [full] })
    await expect(failed).rejects.toThrow('The disk is full.')
    expect(await rowsOf(target.url)).toEqual(before)
  })

  it('is left alone where it belongs to another application', async () => {
    await query(target.url, 'CREATE TABLE notes (note text)')
    const failed = restoreInto(target.url, file, { replace: true })
    await expect(failed).rejects.toThrow('none of Kariera')
    expect(Object.keys(await rowsOf(target.url))).toEqual(['notes'])
  })

  it('is left alone where its migrations are those of another application', async () => {
    await query(target.url, 'CREATE TABLE payload_migrations (name text)')
    await query(target.url, `INSERT INTO payload_migrations VALUES ('20250101_000000_shop')`)
    await query(target.url, 'CREATE TABLE media (name text)')
    const before = await rowsOf(target.url)
    for (const replace of [false, true]) {
      const failed = restoreInto(target.url, file, { replace })
      await expect(failed).rejects.toThrow('does not know (20250101_000000_shop)')
    }
    expect(await rowsOf(target.url)).toEqual(before)
  })

  it('is left alone where a table or a view of others is among ours', async () => {
    await restoreInto(target.url, file)
    await query(target.url, 'CREATE TABLE articles_before AS SELECT * FROM articles')
    const before = await rowsOf(target.url)
    const again = () => restoreInto(target.url, file, { replace: true })
    await expect(again()).rejects.toThrow('none of Kariera: articles_before')
    expect(await rowsOf(target.url)).toEqual(before)
    // In another schema the table still depends on a type of ours.
    await query(target.url, 'CREATE SCHEMA former')
    await query(target.url, 'ALTER TABLE articles_before SET SCHEMA former')
    await expect(again()).rejects.toThrow('former.articles_before depends on type')
    await query(target.url, 'DROP SCHEMA former CASCADE')
    await query(target.url, 'CREATE VIEW titles AS SELECT title FROM articles')
    await expect(again()).rejects.toThrow('view titles depends on table articles')
    await query(target.url, 'DROP VIEW titles')
    await query(target.url, 'CREATE FUNCTION one() RETURNS int LANGUAGE sql RETURN 1')
    await again()
    expect(await column(target.url, 'SELECT one()')).toEqual([1])
  })

  it('is left alone while the publication runs on it', async () => {
    await restoreInto(target.url, file)
    const cms = new Client({ connectionString: target.url, application_name: 'kariera dispatcher' })
    await cms.connect()
    const failed = restoreInto(target.url, file, { replace: true })
    await expect(failed).rejects.toThrow('Kariera runs on this database (kariera dispatcher)')
    await cms.end()
  })
})
