import { randomUUID } from 'node:crypto'
import type { User } from '@kariera/shared/payload-types'
import { z } from 'zod'
import type { TestNewsroom } from './newsroom.ts'
import { restFrom, type Caller } from './rest.ts'

const meSchema = z.object({ user: z.object({}).nullable() })

/** An account that can sign in. */
export type TestAccount = { id: number; email: string; password: string }

export async function createAccount(
  { payload }: TestNewsroom,
  role: User['role'] = 'author',
): Promise<TestAccount> {
  const [email, password] = [`${randomUUID()}@example.com`, randomUUID()]
  const data = { name: 'Иван & Мария', email, password, role }
  const { id } = await payload.create({ collection: 'users', depth: 0, data })
  return { id, email, password }
}

/** A browser with the cookie of this response. */
export function browserOf(newsroom: TestNewsroom, answer: Response): Caller {
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  return restFrom(newsroom, { cookie, 'sec-fetch-site': 'same-origin' })
}

/** Whether a browser has a session. */
export async function isSignedIn(browser: Caller): Promise<boolean> {
  const answer: unknown = await (await browser('GET', '/users/me')).json()
  return meSchema.parse(answer).user !== null
}
