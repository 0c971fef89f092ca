import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openFolder } from './postgres/folder.ts'
import { query } from './postgres/connection.ts'
import { readPostmasterFile } from './postgres/postmaster.ts'
import { startPostgres, type Postgres } from './postgres.ts'
import { isRunning } from './process/facts.ts'

let folder: string
let dataDir: string
let lines: string[]
let running: Postgres[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kariera-postgres-'))
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'data')
  lines = []
  running = []
})

afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()))
  rmSync(folder, { recursive: true })
})

async function start(options: { port?: number; durable?: boolean } = {}) {
  const log = (line: string) => lines.push(line)
  const server = await startPostgres({ dataDir, log, durable: false, ...options })
  running.push(server)
  return server
}

async function writeNote(url: string, note: string) {
  await query(url, 'CREATE TABLE IF NOT EXISTS notes (note text)')
  await query(url, 'INSERT INTO notes VALUES ($1)', [note])
}

async function readNotes(url: string) {
  return (await query(url, 'SELECT note FROM notes')).rows
}

function kill(pid: number) {
  process.kill(pid, 'SIGKILL')
}

describe('the embedded PostgreSQL', () => {
  test('keeps what was written from one start to the next', async () => {
    const first = await start()
    await writeNote(first.url, 'kept')
    await first.stop()
    expect(isRunning(first.pid)).toBe(false)
    const second = await start({ port: first.port })
    expect(second.port).toBe(first.port)
    expect(await readNotes(second.url)).toEqual([{ note: 'kept' }])
  })

  test('compares Cyrillic without regard to case, on every host', async () => {
    const { url } = await start()
    const { rows } = await query(url, `SELECT 'ЪГЪЛ' ILIKE 'ъгъл' AS like, lower('ЩЪРБ') AS lower`)
    expect(rows).toEqual([{ like: true, lower: 'щърб' }])
  })

  test('answers on the loopback interface only, and only to its password', async () => {
    const { url } = await start()
    const { rows } = await query(url, 'SHOW listen_addresses')
    expect(rows).toEqual([{ listen_addresses: '127.0.0.1' }])
    const wrong = url.replace(/:[^:@]+@/, ':wrong@')
    await expect(query(wrong, 'SELECT 1')).rejects.toThrow('password authentication failed')
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600)
  })

  test('is taken over when the command that started it was killed', async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'postgres.ts'))
    const starter = spawn(process.execPath, [
      '--input-type=module-typescript',
      '-e',
      `import { startPostgres } from ${module}
       const { pid } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined })
       console.log(pid)`,
    ])
    const [output] = await once(starter.stdout, 'data')
    const pid = Number(output)
    starter.kill('SIGKILL')
    const server = await start()
    expect(server.pid).toBe(pid)
    await writeNote(server.url, 'taken over')
    await server.stop()
    expect(isRunning(pid)).toBe(false)
  })

  test('loses nothing when it is killed', async () => {
    const first = await start({ durable: true })
    await writeNote(first.url, 'committed')
    kill(first.pid)
    await first.ended
    const second = await start({ port: first.port, durable: true })
    expect(await readNotes(second.url)).toEqual([{ note: 'committed' }])
  })

  test('starts although its number has become that of another program', async () => {
    const first = await start()
    const clusterDir = join(dataDir, 'postgres')
    const file = join(clusterDir, 'postmaster.pid')
    const { port } = first
    kill(first.pid)
    await first.ended
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
    writeFileSync(
      file,
      [stranger.pid, clusterDir, '1700000000', port, '', '127.0.0.1', ''].join('\n'),
    )
    expect(readPostmasterFile(clusterDir)).toEqual({ pid: stranger.pid, port })
    const second = await start()
    expect(second.pid).not.toBe(stranger.pid)
    stranger.kill()
  })

  test('is used by a role of its own, which owns its database and has no other right', async () => {
    const { url } = await start()
    const { rows } = await query(
      url,
      `SELECT current_user AS name, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
       FROM pg_roles WHERE rolname = current_user`,
    )
    expect(rows).toEqual([
      {
        name: 'kariera',
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolreplication: false,
        rolbypassrls: false,
      },
    ])
    await expect(query(url, "COPY (SELECT 1) TO PROGRAM 'true'")).rejects.toThrow(/permission/)
    await expect(query(url, 'CREATE ROLE other')).rejects.toThrow(/permission/)
    await expect(query(url, 'SELECT rolpassword FROM pg_authid')).rejects.toThrow(/permission/)
  })

  test('that was used as superuser goes over to its role, also where that was cut off', async () => {
    const first = await start()
    const asSuperuser = first.adminUrl.replace(/postgres$/, 'kariera')
    await query(
      asSuperuser,
      `CREATE EXTENSION pg_trgm;
       CREATE TYPE mood AS ENUM ('good');
       CREATE TABLE moods (id serial PRIMARY KEY, mood mood, title text);
       CREATE INDEX ON moods USING gin (title gin_trgm_ops);
       CREATE VIEW good AS SELECT * FROM moods;
       CREATE FUNCTION one() RETURNS int LANGUAGE sql AS 'SELECT 1';
       INSERT INTO moods (mood, title) VALUES ('good', 'kept');
       ALTER DATABASE kariera OWNER TO postgres;
       ALTER ROLE kariera SUPERUSER`,
    )
    await first.stop()
    for (const { url } of [await start({ port: first.port }), await start()]) {
      await query(url, "INSERT INTO moods (mood, title) VALUES ('good', 'new')")
      await query(url, "ALTER TYPE mood ADD VALUE IF NOT EXISTS 'better'")
      await query(url, 'ALTER TABLE moods ADD COLUMN IF NOT EXISTS more int')
      await query(url, "CREATE OR REPLACE FUNCTION one() RETURNS int LANGUAGE sql AS 'SELECT 1'")
      await query(url, 'CREATE EXTENSION IF NOT EXISTS pg_trgm')
      const { rows } = await query(
        url,
        `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace
         AND relowner <> 'kariera'::regrole`,
      )
      expect(rows).toEqual([])
      await expect(query(url, 'CREATE ROLE other')).rejects.toThrow(/permission/)
    }
    expect((await query(first.url, 'SELECT title FROM moods')).rows).toEqual([
      { title: 'kept' },
      { title: 'new' },
      { title: 'new' },
    ])
  })

  test('gets a new password when that is lost', async () => {
    const first = await start()
    await writeNote(first.url, 'kept')
    await first.stop()
    rmSync(join(dataDir, 'postgres-password'))
    const second = await start()
    expect(await readNotes(second.url)).toEqual([{ note: 'kept' }])
    expect(lines).toEqual(['The password of PostgreSQL was lost: it gets a new one.'])
  })

  test('starts after its making was interrupted, and deletes nothing it does not know', async () => {
    mkdirSync(join(dataDir, 'postgres.unfinished-abc'), { recursive: true })
    mkdirSync(join(dataDir, 'postgres'))
    writeFileSync(join(dataDir, 'postgres', 'something'), '')
    await start()
    const aside = readdirSync(dataDir).filter((name) => name.startsWith('postgres.'))
    expect(aside).toEqual([expect.stringMatching(/^postgres\.incomplete-\d+$/), 'postgres.log'])
    expect(readdirSync(join(dataDir, aside[0]!))).toEqual(['something'])
    expect(lines).toHaveLength(1)
  })

  test('says in a sentence, with its last words, why it does not start', async () => {
    const first = await start()
    await first.stop()
    writeFileSync(
      join(dataDir, 'postgres', 'postgresql.auto.conf'),
      'shared_memory_type = nonsense\n',
    )
    await expect(start()).rejects.toThrow(/^PostgreSQL did not start\. It said:\n.*nonsense/s)
  })

  test.runIf(process.getuid?.() === 0)(
    'goes to /var/tmp where root has closed its folders, and says so',
    async () => {
      chmodSync(folder, 0o700)
      const { url } = await start()
      await writeNote(url, 'there')
      const elsewhere = openFolder(dataDir)
      expect(lines).toEqual([
        `PostgreSQL does not run as root and cannot reach ${dataDir}: its data is in ${elsewhere}/postgres.`,
      ])
      await running[0]!.stop()
      rmSync(elsewhere, { recursive: true })
    },
  )
})
