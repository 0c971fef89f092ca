import type { Article } from '@kariera/shared/payload-types'
import type { Field, FieldHook } from 'payload'
import { label } from '#admin/i18n/labels.ts'
import { nobody } from '#lib/access/roles.ts'

/**
 * The name of an article's author, for all signed-in users: authors and editors cannot see other accounts, and would
 * see a number instead. Nothing is stored.
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
  // Not computed for readers and the site, which do not use it.
  if (!req.user || !author) return undefined
  const id = typeof author === 'object' ? author.id : author
  if (id === req.user.id && req.user.name) return req.user.name
  const { docs } = await req.payloadDataLoader.find({
    collection: 'users',
    where: { id: { equals: id } },
    select: { name: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs[0]?.name
}
