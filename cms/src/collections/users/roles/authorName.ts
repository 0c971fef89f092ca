import type { Article } from '@kariera/shared/payload-types'
import type { Field, FieldHook } from 'payload'
import { label } from '../../../admin/i18n/labels.ts'
import { nobody } from '../access.ts'

/**
 * The name of an article's author, for everyone in the newsroom: an author or editor sees no other account, and would
 * read a number in its place. Nothing is stored.
 */
export const authorName: Field = {
  name: 'authorName',
  type: 'text',
  virtual: true,
  label: label('Author', 'Автор'),
  access: { read: ({ req }) => Boolean(req.user), create: nobody, update: nobody },
  hooks: { afterRead: [nameOfAuthor] },
  admin: { position: 'sidebar', readOnly: true, disableBulkEdit: true, disableListFilter: true },
}

async function nameOfAuthor({
  siblingData,
  req,
}: Parameters<FieldHook<Article, string, Article>>[0]): Promise<string | undefined> {
  const { author } = siblingData
  // Readers and the site do not ask for it, and pay nothing for it.
  if (!req.user || !author) return undefined
  const { docs } = await req.payloadDataLoader.find({
    collection: 'users',
    where: { id: { equals: typeof author === 'object' ? author.id : author } },
    select: { name: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0]?.name
}
