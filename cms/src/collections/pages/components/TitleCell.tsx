import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'

const rowSchema = z.object({ id: z.number(), title: z.string(), path: z.string().nullish() })

/** A page's title, indented by its level in the tree, as a link to its form. */
export function TitleCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const { data } = rowSchema.safeParse(rowData)
  if (!data) return null
  const { id, title, path } = data
  const level = (path ?? '').split('/').length - 1
  const href = formatAdminURL({
    adminRoute: payload.config.routes.admin,
    path: `/collections/pages/${id}`,
  })
  return (
    <span style={{ paddingInlineStart: `${level * 20}px` }}>
      {level > 0 && <span aria-hidden="true">↳ </span>}
      <Link href={href} prefetch={false}>
        {title}
      </Link>
    </span>
  )
}
