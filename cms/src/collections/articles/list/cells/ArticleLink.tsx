'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

type Props = Pick<DefaultCellComponentProps, 'collectionSlug' | 'viewType'> & {
  id: number
  title: string
}

const field = { name: 'title', type: 'text' } as const

/** An article's title as a link to it, in any column; in a list for choosing, it chooses the article. */
export function ArticleLink({ id, title, ...props }: Props) {
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: title, field, link: true, rowData: { id, title } }}
      columnIndex={1}
      isLinkedColumn
    />
  )
}
