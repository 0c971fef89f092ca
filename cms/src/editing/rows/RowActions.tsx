'use client'

import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import {
  useAuth,
  useConfig,
  useDocumentDrawer,
  useRouteCache,
  useTranslation,
} from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { z } from 'zod'
import { SignButton } from '../../admin/components/SignButton.tsx'
import { DeleteRow } from './DeleteRow.tsx'
import { RestoreRow } from './RestoreRow.tsx'
import styles from './RowActions.module.css'

export type RowActionsProps = {
  /** The field that identifies a row for the editor. */
  nameField: string
  toDelete: BackOfficeText
  notDeleted: BackOfficeText
}

type Props = DefaultCellComponentProps & RowActionsProps

const rowSchema = z.looseObject({ id: z.number(), updatedAt: z.string().optional() })

/** Actions of a list row: edit in place, delete after a dialog; in the trash restore. */
export function RowActions(props: Props) {
  const { permissions } = useAuth()
  const { success, data } = rowSchema.safeParse(props.rowData)
  const mayChange = permissions?.collections?.[props.collectionSlug]?.update
  if (!success || !mayChange) return null
  const { id, updatedAt, [props.nameField]: called } = data
  const name = typeof called === 'string' && called.trim() ? called.trim() : String(id)
  const row = { ...props, basedOn: updatedAt, id, name: name.slice(0, 60) }
  return props.viewType === 'trash' ? <RestoreRow {...row} /> : <Actions {...row} />
}

type ActionsProps = Props & { id: number; name: string; basedOn: string | undefined }

function Actions(props: ActionsProps) {
  const { collectionSlug, id, name } = props
  const { t } = useTranslation()
  const { clearRouteCache } = useRouteCache()
  const [Drawer, , drawer] = useDocumentDrawer({ collectionSlug, id })
  const mayDelete = useMayDelete(collectionSlug)
  const refresh = () => {
    drawer.closeDrawer()
    clearRouteCache()
  }
  return (
    <div className={styles.rowActions}>
      <SignButton act={drawer.openDrawer} label={`${t('general:edit')}: ${name}`} sign="edit" />
      {mayDelete && <DeleteRow {...props} />}
      <Drawer onDelete={refresh} onSave={refresh} />
    </div>
  )
}

/**
 * A user who may change a document may move it to the trash; without a trash, deleting needs the permission to delete.
 */
function useMayDelete(collectionSlug: string): boolean {
  const { permissions } = useAuth()
  const { getEntityConfig } = useConfig()
  const { trash: hasTrash } = getEntityConfig({ collectionSlug })
  return hasTrash || Boolean(permissions?.collections?.[collectionSlug]?.delete)
}
