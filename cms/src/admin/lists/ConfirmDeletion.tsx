'use client'

import { ConfirmationModal, useTranslation } from '@payloadcms/ui'
import { UsesList } from '../../editing/uses/UsesList.tsx'

type Props = {
  modalSlug: string
  question: string
  /** Further information. */
  note?: string | null
  /** What is deleted, to show where it is used. */
  target?: { collection: string; id: number } | null
  onConfirm: () => Promise<void>
}

/** Asks for confirmation before something is deleted (A-ERR-1). */
export function ConfirmDeletion({
  modalSlug,
  question,
  note = null,
  target = null,
  onConfirm,
}: Props) {
  const { t } = useTranslation()
  return (
    <ConfirmationModal
      body={
        <>
          <p>{question}</p>
          {note !== null && <p>{note}</p>}
          {target !== null && <UsesList {...target} />}
        </>
      }
      confirmLabel={t('general:delete')}
      confirmingLabel={t('general:deleting')}
      heading={t('general:confirmDeletion')}
      modalSlug={modalSlug}
      onConfirm={onConfirm}
    />
  )
}
