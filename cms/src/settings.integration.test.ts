import { handleEndpoints } from 'payload'
import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import { query } from '../../scripts/postgres/connection.ts'
import { createDatabase } from '../../scripts/testing/database.ts'
import { openNewsroom, type TestNewsroom } from './testing/newsroom.ts'

const execute = promisify(execFile)

const siteUrl = 'https://kariera.example'
const adminUrl = 'https://redaktsia.kariera.example'
/** An address at which nothing listens: every connection fails. */
const nowhere = 'postgres://nobody@127.0.0.1:1/nothing'

const nameSchema = z.object({ name: z.string() })

/** How long a separate process may take to load the whole cms on a busy machine, milliseconds. */
const processMs = 180_000

let newsroom: TestNewsroom
let dataDir = ''

beforeAll(async () => {
  newsroom = await openNewsroom({
    SITE_URL: siteUrl,
    ADMIN_URL: `${adminUrl}/`,
    SITE_HOOKS: 'http://127.0.0.1:1/_site/hook',
  })
  dataDir = await mkdtemp(path.join(tmpdir(), 'settings-'))
})
afterAll(async () => {
  await newsroom.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs a script of the cms as the root commands do. */
function run(script: string, settings: Record<string, string>) {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir }
  return execute(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, script)],
    { cwd: path.resolve(import.meta.dirname, '..'), env: { ...env, ...settings } },
  )
}

async function count(url: string, table: string): Promise<number> {
  const { rows } = await query(url, `SELECT count(*)::int AS count FROM ${table}`)
  return Number(rows[0]?.count)
}

describe('ADMIN_URL', () => {
  const call = (target: string, init: RequestInit) =>
    handleEndpoints({
      config: newsroom.payload.config,
      request: new Request(adminUrl + target, init),
      payloadInstanceCacheKey: process.env.DATABASE_URL,
    })

  async function signIn(): Promise<string> {
    const email = `${randomUUID()}@example.com`
    const password = randomUUID()
    await newsroom.payload.create({
      collection: 'users',
      depth: 0,
      data: { name: 'Редактор', email, password, role: 'editor' },
    })
    const response = await call('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return response.headers.get('set-cookie') ?? ''
  }

  it('is where the back office says that it is', () => {
    expect(newsroom.payload.config.serverURL).toBe(adminUrl)
  })

  it('makes a session a cookie of its own host, and of https where it says so', async () => {
    const cookie = await signIn()
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; Secure/i)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie).not.toMatch(/; Domain/i)
  })

  it.each([
    [adminUrl, true],
    [siteUrl, false],
    ['https://evil.example', false],
  ])('lets a session act for pages of %s: %s', async (origin, isEditor) => {
    const [cookie = ''] = (await signIn()).split(';')
    const response = await call('/api/users/me', { headers: { cookie, origin } })
    const { user } = (await response.json()) as { user: object | null }
    expect(user !== null).toBe(isEditor)
  })
})

describe('DATABASE_DIRECT_URL', () => {
  it(
    'is the way of a migration, from the first table to the last',
    async () => {
      const admin = inject('databaseAdminUrl')
      const name = `empty_${randomBytes(6).toString('hex')}`
      await query(admin, `CREATE DATABASE ${name}`)
      const direct = admin.replace(/\/postgres$/, `/${name}`)
      const wrong = run('migrate.ts', { DATABASE_URL: direct, DATABASE_DIRECT_URL: nowhere })
      await expect(wrong).rejects.toThrow('ECONNREFUSED')
      await run('migrate.ts', { DATABASE_URL: nowhere, DATABASE_DIRECT_URL: direct })
      expect(await count(direct, 'articles')).toBe(0)
    },
    processMs,
  )

  it('is past a pooler, which would not know the name of a statement', async () => {
    const [{ settings }, { answered }] = await Promise.all([
      import('./settings.ts'),
      import('./testing/answered.ts'),
    ])
    const sent = vi.spyOn(newsroom.payload.db.pool, 'query')
    const namesOf = async () => {
      sent.mockClear()
      await answered(newsroom, { ask: 'home' })
      return sent.mock.calls.flatMap(
        ([one]: unknown[]) => nameSchema.safeParse(one).data?.name ?? [],
      )
    }
    expect(await namesOf()).toContain('home_row')
    const { databaseDirectUrl } = settings
    settings.databaseDirectUrl = `${settings.databaseUrl}?application_name=direct`
    expect(await namesOf()).toEqual([])
    settings.databaseDirectUrl = databaseDirectUrl
    sent.mockRestore()
  })

  it('is the way of notifications, and of nothing else', async () => {
    const { settings } = await import('./settings.ts')
    const url = settings.databaseUrl ?? ''
    // A connection name in the address overrides the name that the code sets.
    settings.databaseDirectUrl = `${url}?application_name=direct`
    const { startPublishing } = await import('./publishing/publishing.ts')
    const { affectedPages, schedules } = await import('./composition.ts')
    const publishing = startPublishing(newsroom.payload, { affectedPages, schedules })
    const listening = async () => {
      const { rows } = await query(
        url,
        `SELECT query FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'direct'`,
      )
      return rows.map((row) => String(row.query))
    }
    await expect.poll(listening).toEqual([expect.stringMatching(/^LISTEN /)])
    await newsroom.publish()
    expect(await listening()).toHaveLength(1)
    await publishing.stop()
  })
})

describe('DEMO', () => {
  it(
    'is left out with 0: an administrator, and no publication',
    async () => {
      const { url } = await createDatabase()
      const settings = { DATABASE_URL: url, DEMO: '0', ADMIN_EMAIL: 'first@example.com' }
      const { stdout } = await run('prepare.ts', settings)
      expect(stdout).toMatch(/^administrator: first@example.com \S+$/m)
      expect(await count(url, 'users')).toBe(1)
      for (const table of ['articles', 'categories', 'media'])
        expect(await count(url, table)).toBe(0)
    },
    processMs,
  )
})
