import type { Field } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { resolveHashtags } from './hooks/resolve.ts'
import { validHashtags } from './validate.ts'

/** The field with the hashtags of an article. */
export const hashtagsField: Field = {
  name: 'hashtags',
  type: 'relationship',
  relationTo: 'hashtags',
  hasMany: true,
  label: label('Hashtags', 'Хаштагове'),
  validate: validHashtags,
  hooks: { beforeValidate: [resolveHashtags] },
  admin: {
    components: { Field: '/collections/hashtags/components/HashtagsField.tsx#HashtagsField' },
  },
}

export { recount } from './count.ts'
