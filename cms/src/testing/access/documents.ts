import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import type { TestAccount } from '../account.ts'
import type { TestNewsroom } from '../newsroom.ts'
import { onePixel, redAndBlue } from '../pictures.ts'
import { bodyOf } from '../text.ts'

/** A document on which callers try something. */
export type Subject = { id: number; versionId: number | null }

/** A unique text that is valid in every field. */
export const freshWord = (): string => `w${randomUUID().replaceAll('-', '').slice(0, 12)}`

/** A random number, for collections without a text field. */
const freshNumber = (): string => String(10_000 + Math.floor(Math.random() * 70_000))

const ofNumbers = ['picture-cuts', 'carousel-articles', 'paid-order']

/** A value to write into a collection's field (`textFieldOf`) and to look for afterwards. */
export const freshWordOf = (slug: string): string =>
  ofNumbers.includes(slug) ? freshNumber() : freshWord()

/** The field of each collection that attempts write; collections that contain only files have none. */
export const textFieldOf: Record<string, string> = {
  articles: 'entityName',
  categories: 'value',
  hashtags: 'value',
  media: 'alt',
  users: 'name',
  redirects: 'from',
  'publish-events': 'title',
  'sign-in-attempts': 'key',
  'log-entries': 'message',
  'audit-log': 'document',
  'retired-files': 'filename',
  'picture-cuts': 'left',
  'carousel-articles': 'timeDisplayed',
  'paid-order': 'orderValue',
  quotes: 'author',
  'quote-views': 'visitor',
  'contact-submissions': 'name',
  'branding-requests': 'serviceName',
  'article-views': 'visitor',
  banners: 'alt',
  'banner-positions': 'dropdownName',
  services: 'title',
  'quote-templates': 'name',
  employers: 'slug',
  pages: 'title',
  'payload-kv': 'key',
  'payload-migrations': 'name',
  'payload-preferences': 'key',
}

/** State of the mail of a submission that has not been sent yet. */
const unsentMail = {
  identifier: 'someone',
  messageId: '<1@kariera.example>',
  mailState: 'unsent',
  attempts: 1,
}

/** Fields of a new document of a collection, with the word in its text field. */
export async function contentOf(
  newsroom: TestNewsroom,
  slug: string,
  owner: TestAccount,
  word: string,
): Promise<object> {
  const ownerId = { relationTo: 'users', value: owner.id }
  const { payload } = newsroom
  const needs: Record<string, () => object | Promise<object>> = {
    articles: () => ({
      title: 'Заглавие',
      body: bodyOf('Текст'),
      category: newsroom.categoryId,
      _status: 'published',
    }),
    'carousel-articles': async () => ({ article: (await newsroom.publish()).id }),
    'paid-order': async () => ({ article: (await newsroom.publish()).id }),
    quotes: () => ({ quoteText: 'Цитат', _status: 'published' }),
    'quote-views': async () => ({ quote: await anyOf(payload, 'quotes'), day: '2026-11-22' }),
    'contact-submissions': () => ({
      email: `${word}@example.com`,
      phone: '0888',
      message: 'Съобщение',
      ...unsentMail,
    }),
    'branding-requests': () => unsentMail,
    'article-views': async () => ({ article: (await newsroom.publish()).id, day: '2026-11-22' }),
    banners: async () => ({
      position: await anyOf(payload, 'banner-positions'),
      svgContent: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
    }),
    'banner-positions': () => ({ bannerPosition: freshWord() }),
    services: () => ({ description: 'Накратко', body: bodyOf('Текст') }),
    categories: () => ({ order: 9 }),
    users: () => ({ email: `${word}@example.com`, password: randomUUID(), role: 'author' }),
    redirects: () => ({ to: { relationTo: 'categories', value: newsroom.categoryId } }),
    'publish-events': () => ({ documentType: 'news', documentId: 0 }),
    'sign-in-attempts': () => ({ count: 1, until: new Date().toISOString() }),
    'audit-log': () => ({ at: new Date().toISOString(), actor: 1, actorName: 'А', act: 'erase' }),
    'log-entries': () => ({ timestamp: new Date().toISOString(), level: 'WARN' }),
    'picture-cuts': () => ({ top: 0 }),
    'retired-files': () => ({ retiredAt: new Date().toISOString() }),
    'payload-kv': () => ({ data: {} }),
    'payload-preferences': () => ({ user: ownerId, value: 1 }),
    'payload-locked-documents': async () => ({
      user: ownerId,
      document: { relationTo: 'articles', value: (await newsroom.publish()).id },
    }),
  }
  const field = textFieldOf[slug]
  return { ...(await needs[slug]?.()), ...(field && { [field]: word }) }
}

/** The id of any document of a collection; a quote is made where there is none. */
async function anyOf(payload: Payload, collection: 'quotes' | 'banner-positions'): Promise<number> {
  const { docs } = await payload.find({ collection, limit: 1, depth: 0 })
  if (docs[0]) return docs[0].id
  const data = { quoteText: 'Цитат', author: 'Някой', carouselTime: 5 }
  const { id } = await payload.create({ collection: 'quotes', data, depth: 0 })
  return id
}

/** A file for a new document; null for collections without files. */
export async function fileOf(slug: string) {
  const withFiles = [
    'media',
    'picture-cuts',
    'logos',
    'employer-logos',
    'banner-files',
    'quote-images',
  ]
  if (!withFiles.includes(slug)) return null
  // Only what is cut must be large enough for it; larger files take the picture process longer.
  return ['media', 'picture-cuts'].includes(slug) ? redAndBlue(700, 500) : onePixel()
}

/** Creates a document as its owner does; for accounts, the subject is the owner's account. */
export async function subjectOf(
  newsroom: TestNewsroom,
  slug: string,
  owner: TestAccount,
): Promise<Subject> {
  if (slug === 'users') return { id: owner.id, versionId: null }
  const { payload } = newsroom
  const collection = slug as CollectionSlug
  const data = await contentOf(newsroom, slug, owner, freshWordOf(slug))
  const file = await fileOf(slug)
  const req = await requestOf(newsroom, owner)
  const upload = file ? { file } : {}
  const { id } = await payload.create({ collection, depth: 0, req, data: data as never, ...upload })
  // The carousel has a maximum length, so older rows are deleted.
  if (slug === 'carousel-articles') {
    await payload.delete({ collection: slug, where: { id: { less_than: id - 12 } }, depth: 0 })
  }
  // Readers see only hashtags of live articles.
  if (slug === 'hashtags') await newsroom.publish({ hashtags: [id] })
  return { id: id, versionId: await newestVersionOf(newsroom, slug, id) }
}

/** Slugs of the collections with a trash. */
export type Trashable = 'articles' | (typeof trashables)[number]
/** Collections with a trash, besides articles. */
export const trashables = [
  ...(['quotes', 'banners', 'services', 'employers', 'quote-templates'] as const),
] as const

/** Creates a document and moves it to the trash. */
export async function trashedSubject(
  newsroom: TestNewsroom,
  slug: Trashable,
  owner: TestAccount,
): Promise<Subject> {
  const subject = await subjectOf(newsroom, slug, owner)
  await trash(newsroom, subject.id, slug)
  return { ...subject, versionId: await newestVersionOf(newsroom, slug, subject.id) }
}

/** An article that readers must not see, for the given reason. */
export async function hiddenArticle(
  newsroom: TestNewsroom,
  why: string,
  owner: TestAccount,
): Promise<Subject> {
  const { payload } = newsroom
  const req = await requestOf(newsroom, owner)
  const content = await contentOf(newsroom, 'articles', owner, freshWord())
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

export async function trash(
  { payload }: TestNewsroom,
  id: number,
  collection: Trashable = 'articles',
): Promise<void> {
  const data = { deletedAt: new Date().toISOString() }
  await payload.update({ collection, id, depth: 0, data })
}

async function newestVersionOf({ payload }: TestNewsroom, slug: string, id: number) {
  if (slug !== 'articles' && slug !== 'quotes') return null
  const where = { parent: { equals: id } }
  const options = { where, limit: 1, depth: 0, trash: true }
  const { docs } = await payload.findVersions({ collection: slug, ...options })
  return Number(docs[0]?.id ?? 0)
}

function requestOf({ payload }: TestNewsroom, { id, email }: TestAccount): Promise<PayloadRequest> {
  const user = { id, email, name: 'Автор', role: 'author', collection: 'users' }
  return createLocalReq({ user: user as never }, payload)
}
