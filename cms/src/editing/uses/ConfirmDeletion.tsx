'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { UsedAmong } from './UsedAmong.tsx'
import { UsesList } from './UsesList.tsx'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { ConfirmDialog } from '../../admin/confirm-dialog/ConfirmDialog.tsx'

const texts = backOfficeTexts.dialogs

type Props = {
  /** Begins with `delete-`. */
  modalSlug: string
  heading: string
  /** The name of what is deleted. */
  name?: string
  /** Further information. */
  note?: string | null
  /** The collection from which it is deleted: into its trash, if it has one. */
  collection?: string
  /** The single document, to show where it is used. */
  id?: number
  /** Of several documents, to show which are used. */
  documents?: readonly { id: number; name: string }[]
  onConfirm: () => Promise<void>
}

/** Asks for confirmation before something is deleted (A-ERR-1): what, what will happen, where it is used. */
export function ConfirmDeletion(props: Props) {
  const { modalSlug, heading, name, note = null, collection, id, documents, onConfirm } = props
  const say = useTranslate()
  const { t } = useTranslation()
  const { getEntityConfig } = useConfig()
  const hasTrash = collection !== undefined && getEntityConfig({ collectionSlug: collection }).trash
  return (
    <ConfirmDialog
      act={hasTrash ? say(texts.toTrash) : t('general:delete')}
      acting={t('general:deleting')}
      modalSlug={modalSlug}
      onConfirm={onConfirm}
      heading={heading}
    >
      {name !== undefined && <p className="question__name">{name}</p>}
      {note !== null && <p>{note}</p>}
      <p>{say(hasTrash ? texts.trashed : texts.deletedForGood)}</p>
      {collection !== undefined && id !== undefined && (
        <UsesList collection={collection} id={id} isInDialog />
      )}
      {collection !== undefined && documents && documents.length > 1 && (
        <UsedAmong collection={collection} documents={documents} />
      )}
    </ConfirmDialog>
  )
}
