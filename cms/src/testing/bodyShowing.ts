import type { Article } from '@kariera/shared/payload-types'
import { bodyOf } from './text.ts'

/** A body of a paragraph with a picture below it. @param id as the admin writes it; older texts may have it as a text */
export function bodyShowing(id: number | string): NonNullable<Article['body']> {
  const { root } = bodyOf('Под този текст има снимка.')
  const picture = {
    type: 'upload',
    relationTo: 'media',
    value: id,
    version: 3,
    format: '',
    fields: null,
  }
  return { root: { ...root, children: [...root.children, picture] } }
}
