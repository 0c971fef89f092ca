import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, variablesWithoutSettings } from './environment.ts'
import { query } from './postgres/connection.ts'
import { attempt } from './process/run.ts'
import { createDatabase, type TestDatabase } from './testing/database.ts'
import { makeScratch } from './testing/scratch.ts'

let scratch: Awaited<ReturnType<typeof makeScratch>>
let database: TestDatabase
let settings: string

beforeAll(async () => {
  scratch = await makeScratch()
  database = await createDatabase()
  settings = join(scratch.folder, '.env')
  const lines = {
    DATA_DIR: join(scratch.folder, 'data'),
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    PORT: '0',
    DEMO: '0',
    ADMIN_EMAIL: 'glavna@example.com',
    ADMIN_PASSWORD: 'the first password',
  }
  await writeFile(
    settings,
    Object.entries(lines)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
})
afterAll(async () => {
  await database.drop()
  await scratch.remove()
})

const admin = (...args: string[]) =>
  attempt(
    {
      script: join(root, 'scripts', 'admin.ts'),
      args: [...args, '--settings', settings],
      cwd: root,
      env: variablesWithoutSettings(),
    },
    new AbortController().signal,
    () => undefined,
  )

async function hash(): Promise<string> {
  const { rows } = await query(database.url, 'SELECT hash FROM users')
  expect(rows).toHaveLength(1)
  return JSON.stringify(rows)
}

describe('npm run admin', () => {
  it('-- reset-password says where there is no such account', async () => {
    const { ok, output } = await admin('reset-password', 'nobody@example.com')
    expect(ok).toBe(false)
    expect(output.join('\n')).toContain(
      'Nobody has an account with the address nobody@example.com.',
    )
  }, 120_000)

  it('-- reset-password gives an account a fresh password and prints it', async () => {
    const before = await hash()
    const { ok, output } = await admin('reset-password', 'glavna@example.com')
    expect(output.join('\n')).toMatch(/^new password of glavna@example\.com: [a-z0-9-]{23}$/m)
    expect(ok).toBe(true)
    expect(await hash()).not.toBe(before)
  }, 120_000)

  it.each([
    [[], 'Say what to do: npm run admin -- reset-password EMAIL'],
    [['promote', 'a@example.com'], 'There is no "promote": npm run admin -- reset-password EMAIL'],
    [
      ['reset-password'],
      'Give the e-mail address of the account: npm run admin -- reset-password editor@example.com',
    ],
    [['reset-password', 'editor'], 'Give the e-mail address'],
  ])('%j says how it is called', async (args, sentence) => {
    const { ok, output } = await admin(...args)
    expect(ok).toBe(false)
    expect(output.join('\n')).toContain(sentence)
  })
})
