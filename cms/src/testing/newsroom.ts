import type { Article, User } from '@kariera/shared/payload-types'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { createLocalReq, getPayload } from 'payload'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bodyOf } from './text.ts'
import { createDatabase } from '../../../scripts/testing/database.ts'

type NewArticle = Omit<Article, 'id' | 'createdAt' | 'updatedAt'>

/** A separate newsroom for one test file: a real database with the real schema, and a data folder. */
export type TestNewsroom = {
  payload: Payload
  /** A request of the signed-in editor. */
  asEditor: () => Promise<PayloadRequest>
  categoryId: number
  /** Creates an article as the editor does, published unless `data` sets another status. */
  publish: (data?: Partial<NewArticle>) => Promise<Article>
  /**
   * Opens a second cms on the same database, like another process: it shares no memory with the first. The caller must
   * destroy it.
   */
  openNeighbour: () => Promise<Payload>
  close: () => Promise<void>
}

/** Stores an account without a password, which would take a quarter of a second of a core. Its hooks do not run. */
export async function storeAccount(
  payload: Payload,
  account: Pick<User, 'name' | 'role'> & { email?: string },
): Promise<TypedUser> {
  const data = { email: `${randomUUID()}@example.com`, ...account }
  return { ...(await payload.db.create({ collection: 'users', data })), collection: 'users' }
}

/** Must be called before any import of a module that reads the settings. */
export async function openNewsroom(
  environment: Record<string, string> = {},
): Promise<TestNewsroom> {
  const [database, dataDir] = await Promise.all([
    createDatabase(),
    mkdtemp(path.join(tmpdir(), 'newsroom-')),
  ])
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: randomUUID(),
    ...environment,
  })
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config, key: database.url })
  const editor = await storeAccount(payload, {
    name: 'Редактор',
    role: 'editor',
    email: 'editor@example.com',
  })
  const category = await payload.create({
    collection: 'categories',
    depth: 0,
    data: { value: 'Кариера', order: 1 },
  })
  const asEditor = () => createLocalReq({ user: editor }, payload)
  return {
    payload,
    asEditor,
    categoryId: category.id,
    publish: async (data = {}) =>
      payload.create({
        collection: 'articles',
        depth: 0,
        req: await asEditor(),
        data: {
          title: 'Заглавие',
          body: bodyOf('Текст на статията'),
          category: category.id,
          _status: 'published',
          ...data,
        },
      }),
    openNeighbour: () => getPayload({ config, key: randomUUID() }),
    close: async () => {
      // The adapter keeps one connection permanently, so the database is not dropped here: it is removed with the
      // server after this process.
      await payload.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
