import { hashtagKey, hashtagLength } from '@kariera/shared/rules/hashtags'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import type { Hashtag } from '@kariera/shared/payload-types'
import type {
  Access,
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
} from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { rowActionsField } from '../../editing/rows/rowActionsField.ts'
import { announceHashtag, announceHashtagDeletion } from './hooks/announceHashtag.ts'
import { connectionOf } from '../../lib/db/connection.ts'
import { administrators, editors, nobody } from '../../lib/access/roles.ts'
import { usesPanel } from '../../editing/uses/usesPanel.ts'
import { normalised } from '../../lib/validation/normalise.ts'
import { restrictAnonymousQueries } from '../../lib/access/restrictAnonymousQueries.ts'
import { recount } from './count.ts'
import { countsEndpoint, suggestEndpoint } from './endpoints/endpoints.ts'
import { freeSlug } from './hooks/resolve.ts'

const texts = backOfficeTexts.hashtag

/** The key follows the text; the slug never changes, because readers may have saved its address. */
const nameHashtag: CollectionBeforeValidateHook<Hashtag> = async ({ data, originalDoc, req }) => {
  const value: unknown = data?.value ?? originalDoc?.value ?? ''
  // An invalid value is refused later, by the field's own rule.
  if (typeof value !== 'string') return data
  const slug = originalDoc?.slug ?? (await freeSlug(req, value))
  return { ...data, key: hashtagKey(value), slug, count: originalDoc?.count ?? 0 }
}

/** A save writes back the count that it read before, so the articles are counted again afterwards. */
const countAnew: CollectionAfterChangeHook<Hashtag> = async ({ doc, req }) => {
  await recount(await connectionOf(req), [doc.id])
}

/** Saving an article locks it first and then its hashtags. A deletion locks in the same order to avoid a deadlock. */
const waitForBearers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    SELECT FROM articles WHERE id IN (SELECT parent_id FROM articles_rels WHERE hashtags_id = ${id})
    ORDER BY id FOR NO KEY UPDATE`)
}

/** Drafts also create hashtags; readers see only those of live articles. */
const readHashtags: Access = ({ req }) =>
  Boolean(req.user) || req.context.reading === true || { count: { greater_than: 0 } }

/**
 * Topics of articles, one or two words each. Articles create them when saved (collections/hashtags/hooks/resolve.ts);
 * `count` is updated by every change of what is live (collections/hashtags/count.ts).
 */
export const hashtags: CollectionConfig = {
  slug: 'hashtags',
  labels: { singular: label('Hashtag', 'Хаштаг'), plural: label('Hashtags', 'Хаштагове') },
  admin: {
    useAsTitle: 'value',
    defaultColumns: ['value', 'count', 'slug', 'actions'],
    components: { beforeListTable: ['/admin/lists/ListNotes.tsx#ListNotes'] },
    group: label('Articles', 'Статии'),
  },
  defaultSort: '-count',
  access: { read: readHashtags, create: editors, update: editors, delete: administrators },
  endpoints: [suggestEndpoint, countsEndpoint],
  hooks: {
    beforeOperation: [restrictAnonymousQueries],
    beforeValidate: [nameHashtag],
    afterChange: [countAnew, announceHashtag],
    beforeDelete: [waitForBearers],
    afterDelete: [announceHashtagDeletion],
  },
  fields: [
    {
      name: 'value',
      type: 'text',
      label: label('Hashtag', 'Хаштаг'),
      required: true,
      maxLength: hashtagLength,
      hooks: { beforeValidate: [normalised] },
    },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { create: nobody, read: nobody, update: nobody },
      admin: { hidden: true },
    },
    {
      name: 'slug',
      type: 'text',
      label: label('Address', 'Адрес'),
      required: true,
      unique: true,
      index: true,
      access: { create: nobody, update: nobody },
      admin: { readOnly: true },
    },
    {
      name: 'count',
      type: 'number',
      label: label('Live articles', 'Публикувани статии'),
      required: true,
      defaultValue: 0,
      index: true,
      access: { create: nobody, update: nobody },
      admin: { readOnly: true },
    },
    usesPanel,
    rowActionsField({
      nameField: 'value',
      toDelete: texts.toDelete,
      notDeleted: texts.notDeleted,
    }),
  ],
  versions: false,
}
