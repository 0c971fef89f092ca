import type { Article } from '@kariera/shared/payload-types'

/** A body of one paragraph. */
export function bodyOf(text: string): NonNullable<Article['body']> {
  const block = { format: '' as const, indent: 0, version: 1, direction: 'ltr' as const }
  const letters = {
    type: 'text',
    text,
    format: 0,
    mode: 'normal',
    style: '',
    detail: 0,
    version: 1,
  }
  return {
    root: {
      ...block,
      type: 'root',
      children: [{ ...block, type: 'paragraph', textFormat: 0, children: [letters] }],
    },
  }
}
