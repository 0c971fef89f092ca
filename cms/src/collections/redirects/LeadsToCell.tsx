import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { getTranslation } from '@payloadcms/translations'
import { Link } from '@payloadcms/ui'
import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { inLanguageOf } from '../../lib/i18n/language.ts'

const target = z.object({ relationTo: z.string(), value: z.number() })

/** The document that a former address leads to, by its title; also one in the trash, where Payload finds nothing. */
export async function LeadsToCell({ cellData, payload, i18n }: DefaultServerCellComponentProps) {
  const { data } = target.safeParse(cellData)
  if (!data || !isCollection(payload, data.relationTo)) return null
  const { relationTo: collection, value: id } = data
  const { config } = payload.collections[collection]
  const found = await payload.findByID({
    collection,
    id,
    depth: 0,
    trash: true,
    draft: true,
    disableErrors: true,
  })
  const kind = getTranslation(config.labels.singular, i18n)
  if (!found) return <span>{`${kind} ${id}`}</span>
  const isTrashed = 'deletedAt' in found && Boolean(found.deletedAt)
  const title: unknown = Reflect.get(found, config.admin.useAsTitle ?? 'id')
  const href = formatAdminURL({
    adminRoute: payload.config.routes.admin,
    path: `/collections/${collection}${isTrashed ? '/trash' : ''}/${id}`,
  })
  return (
    <span>
      {kind}:{' '}
      <Link href={href} prefetch={false}>
        {typeof title === 'string' && title !== '' ? title : id}
      </Link>
      {isTrashed && <> ({inLanguageOf({ i18n }, backOfficeTexts.uses.states.trash)})</>}
    </span>
  )
}

function isCollection(payload: Payload, slug: string): slug is CollectionSlug {
  return Object.hasOwn(payload.collections, slug)
}
