import type { StaticPageName } from '@kariera/shared/contracts/staticPages'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { PlainKind } from './facts.ts'
import { announce } from './outbox.ts'

/** Announces a document that is shown on pages of other documents and was changed or deleted. */
export async function announceNamed(
  req: PayloadRequest,
  documentType: 'hashtags' | 'media' | 'users',
  { id, title, isGone = false }: { id: number; title: string; isGone?: boolean },
): Promise<void> {
  const facts = { id }
  const is = isGone ? null : facts
  await announce(req, { documentType, documentId: id, title, was: facts, is })
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
