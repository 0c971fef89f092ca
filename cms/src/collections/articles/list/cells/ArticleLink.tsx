'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

type Props = Pick<DefaultCellComponentProps, 'collectionSlug' | 'viewType'> & {
  id: number
  title: string
}

const field = { name: 'title', type: 'text' } as const

/** An article's title leads to it, wherever its column stands; where one is chosen from a list, it chooses. */
export function ArticleLink({ id, title, ...props }: Props) {
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: title, field, link: true, rowData: { id, title } }}
      columnIndex={1}
      isLinkedColumn
    />
  )
}
