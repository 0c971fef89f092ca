import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PayloadRequest } from 'payload'

/** Prefix of Payload's stored passwords, followed by the hash in hexadecimal digits. */
const kind = 'pbkdf2-sha256-v1:'

/** A password as the account has it; each new one has another salt. */
export type StoredPassword = { hash?: string | null; salt?: string | null }

/** Returns the stored password of the one account with this value; null if there is none. */
export function storedPasswordOf(
  req: PayloadRequest,
  field: 'id' | 'email',
  value: number | string,
): Promise<StoredPassword | null> {
  const where = { [field]: { equals: value } }
  return req.payload.db.findOne<StoredPassword & { id: number }>({
    collection: 'users',
    where,
    req,
  })
}

/** Whether a password is that of an account. */
export async function isPassword(
  password: string,
  { hash, salt }: StoredPassword,
): Promise<boolean> {
  const stored = hash?.startsWith(kind) ? Buffer.from(hash.slice(kind.length), 'hex') : null
  const given = await hashOf(password, salt ?? randomBytes(32).toString('hex'))
  return stored?.length === given.length && timingSafeEqual(stored, given)
}

/** Takes as long as Payload's own comparison, for addresses without an account. */
export async function compareInVain(password: string): Promise<void> {
  await isPassword(password, {})
}

function hashOf(password: string, salt: string): Promise<Buffer> {
  return promisify(pbkdf2)(password, salt, 600_000, 32, 'sha256')
}
