import type { StaticPageName } from '@kariera/shared/contracts/staticPages'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Category, Hashtag, Media, User } from '@kariera/shared/payload-types'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import type { PlainKind } from './facts.ts'
import { announce } from './outbox.ts'

export const announceCategory: CollectionAfterChangeHook<Category> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  await announce(req, {
    documentType: 'categories',
    documentId: doc.id,
    title: doc.value,
    was: operation === 'create' ? null : factsOfCategory(previousDoc),
    is: factsOfCategory(doc),
  })
}

export const announceCategoryDeletion: CollectionAfterDeleteHook<Category> = async ({
  doc,
  req,
}) => {
  const was = factsOfCategory(doc)
  const { id, value: title } = doc
  await announce(req, { documentType: 'categories', documentId: id, title, was, is: null })
}

function factsOfCategory({ id, urlSlug }: Category) {
  return { id, slug: urlSlug ?? null }
}

/** A new hashtag is on no page before the article that has it, which is announced itself. */
export const announceHashtag: CollectionAfterChangeHook<Hashtag> = async ({
  doc: { id, value },
  operation,
  req,
}) => {
  if (operation === 'update') await announceNamed(req, 'hashtags', { id, title: value })
}

export const announceHashtagDeletion: CollectionAfterDeleteHook<Hashtag> = ({
  doc: { id, value },
  req,
}) => announceNamed(req, 'hashtags', { id, title: value, isGone: true })

/** A new picture is not on any page yet, so it is not announced. */
export const announcePicture: CollectionAfterChangeHook<Media> = async ({
  doc: { id, title },
  operation,
  req,
}) => {
  if (operation === 'update') await announceNamed(req, 'media', { id, title: title ?? '' })
}

/** Readers see the name of an account, with what it has written. */
export const announceAccount: CollectionAfterChangeHook<User> = async ({
  doc: { id, name },
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && name !== previousDoc.name)
    await announceNamed(req, 'users', { id, title: name })
}

export const announceAccountDeletion: CollectionAfterDeleteHook<User> = ({
  doc: { id, name },
  req,
}) => announceNamed(req, 'users', { id, title: name, isGone: true })

/** Announces a document that is shown on pages of other documents and was changed or deleted. */
async function announceNamed(
  req: PayloadRequest,
  documentType: 'hashtags' | 'media' | 'users',
  { id, title, isGone = false }: { id: number; title: string; isGone?: boolean },
): Promise<void> {
  const facts = { id }
  const is = isGone ? null : facts
  await announce(req, { documentType, documentId: id, title, was: facts, is })
}

/** Announces a single page that editors write. */
export const announceStaticPage =
  (name: StaticPageName): GlobalAfterChangeHook =>
  async ({ req }) => {
    const facts = { id: 0 }
    const title = backOfficeTexts.staticPage[name].title.bg
    await announce(req, { documentType: name, documentId: 0, title, was: facts, is: facts })
  }

type Arrangement = Exclude<PlainKind, 'hashtags' | 'media' | 'users' | StaticPageName>

/** Announces every change of documents that are always public. */
export const announceChange =
  (documentType: Arrangement): CollectionAfterChangeHook =>
  async ({ doc, operation, req }: { doc: unknown; operation: string; req: PayloadRequest }) => {
    const facts = { id: identifiedSchema.parse(doc).id }
    await announce(req, {
      documentType,
      documentId: facts.id,
      title: '',
      was: operation === 'create' ? null : facts,
      is: facts,
    })
  }

export const announceDeletion =
  (documentType: Arrangement): CollectionAfterDeleteHook =>
  async ({ doc, req }: { doc: unknown; req: PayloadRequest }) => {
    const was = { id: identifiedSchema.parse(doc).id }
    await announce(req, { documentType, documentId: was.id, title: '', was, is: null })
  }

const identifiedSchema = z.object({ id: z.number() })
