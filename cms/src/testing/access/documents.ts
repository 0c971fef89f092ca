import { randomUUID } from 'node:crypto'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import type { TestAccount } from '../account.ts'
import type { TestNewsroom } from '../newsroom.ts'
import { redAndBlue } from '../pictures.ts'
import { bodyOf } from '../text.ts'

/** A document that somebody tries his hand at. */
export type Subject = { id: number; versionId: number | null }

/** A text that is nowhere else, and fits every field. */
export const freshWord = (): string => `w${randomUUID().slice(0, 13)}`

/** The field of each collection that is written, and found again. */
export const textFieldOf: Record<string, string> = {
  articles: 'entityName',
  categories: 'value',
  hashtags: 'value',
  media: 'alt',
  users: 'name',
  redirects: 'from',
  'publish-events': 'title',
  'sign-in-attempts': 'key',
  'retired-files': 'filename',
  'payload-kv': 'key',
  'payload-migrations': 'name',
  'payload-preferences': 'key',
  'payload-locked-documents': 'globalSlug',
}

/** What a new document of a collection needs, with the word in its text field. */
export function contentOf(newsroom: TestNewsroom, slug: string, owner: TestAccount, word: string) {
  const ownerId = { relationTo: 'users', value: owner.id }
  const needs: Record<string, object> = {
    articles: {
      title: 'Заглавие',
      body: bodyOf('Текст'),
      category: newsroom.categoryId,
      _status: 'published',
    },
    categories: { order: 9 },
    users: { email: `${word}@example.com`, password: randomUUID(), role: 'author' },
    redirects: { to: { relationTo: 'categories', value: newsroom.categoryId } },
    'publish-events': { documentType: 'news', documentId: 0 },
    'sign-in-attempts': { count: 1, until: new Date().toISOString() },
    'retired-files': { retiredAt: new Date().toISOString() },
    'payload-kv': { data: {} },
    'payload-preferences': { user: ownerId, value: 1 },
    'payload-locked-documents': { user: ownerId },
  }
  return { ...needs[slug], [textFieldOf[slug] ?? '']: word }
}

/** Makes a document as its owner does; an account is its own. */
export async function subjectOf(
  newsroom: TestNewsroom,
  slug: string,
  owner: TestAccount,
): Promise<Subject> {
  if (slug === 'users') return { id: owner.id, versionId: null }
  const { payload } = newsroom
  const collection = slug as CollectionSlug
  const data = contentOf(newsroom, slug, owner, freshWord())
  const file = slug === 'media' ? { file: await redAndBlue(700, 500) } : {}
  const req = await requestOf(newsroom, owner)
  const { id } = await payload.create({ collection, depth: 0, req, data: data as never, ...file })
  // Readers see those of live articles.
  if (slug === 'hashtags') await newsroom.publish({ hashtags: [id] })
  return { id: id, versionId: await newestVersionOf(newsroom, slug, id) }
}

/** An article that readers must not see, for each reason. */
export async function hiddenArticle(
  newsroom: TestNewsroom,
  why: string,
  owner: TestAccount,
): Promise<Subject> {
  const { payload } = newsroom
  const req = await requestOf(newsroom, owner)
  const content = contentOf(newsroom, 'articles', owner, freshWord())
  const state = {
    draft: { _status: 'draft' },
    future: { datePublished: '2099-01-01T10:00:00.000Z' },
    trashed: {},
  }[why]
  const data = { ...content, ...state } as never
  const { id } = await payload.create({ collection: 'articles', depth: 0, req, data })
  if (why === 'trashed') await trash(newsroom, id)
  return { id, versionId: await newestVersionOf(newsroom, 'articles', id) }
}

export async function trash({ payload }: TestNewsroom, id: number): Promise<void> {
  const data = { deletedAt: new Date().toISOString() }
  await payload.update({ collection: 'articles', id, depth: 0, data })
}

async function newestVersionOf({ payload }: TestNewsroom, slug: string, id: number) {
  if (slug !== 'articles') return null
  const where = { parent: { equals: id } }
  const options = { where, limit: 1, depth: 0, trash: true }
  const { docs } = await payload.findVersions({ collection: 'articles', ...options })
  return Number(docs[0]?.id ?? 0)
}

function requestOf({ payload }: TestNewsroom, { id, email }: TestAccount): Promise<PayloadRequest> {
  const user = { id, email, name: 'Автор', role: 'author', collection: 'users' }
  return createLocalReq({ user: user as never }, payload)
}
