'use client'

import { useFormModified, useModal, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { ConfirmDialog } from '#admin/confirm-dialog/ConfirmDialog.tsx'

const modalSlug = 'leave-by-history'

/**
 * Asks for confirmation before the browser's back and forward buttons discard unsaved changes; Payload's own guard
 * covers only links. In browsers without the Navigation API, which do not let a page ask, the page is left.
 */
export function BackGuard({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const { t } = useTranslation()
  const { openModal } = useModal()
  const isModified = useFormModified()
  const leave = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!isModified || !('navigation' in window)) return
    const ending = new AbortController()
    const ask = (event: NavigateEvent) => {
      const { key, sameDocument } = event.destination
      // For navigation to another document, the browser asks.
      if (event.navigationType !== 'traverse' || !event.cancelable || !sameDocument) return
      event.preventDefault()
      // An open dialog, which would hide this one, is closed in place of leaving.
      const dialog = document.querySelector<HTMLDialogElement>('dialog:modal')
      if (dialog) {
        dialog.requestClose()
        return
      }
      leave.current = () => {
        ending.abort()
        void navigation.traverseTo(key)
      }
      openModal(modalSlug)
    }
    navigation.addEventListener('navigate', ask, { signal: ending.signal })
    return () => ending.abort()
  }, [isModified, openModal])
  return (
    <ConfirmDialog
      act={t('general:leaveAnyway')}
      cancel={t('general:stayOnThisPage')}
      heading={t('general:leaveWithoutSaving')}
      modalSlug={modalSlug}
      onConfirm={async () => {
        await onConfirm()
        leave.current?.()
      }}
    >
      <p>{t('general:changesNotSaved')}</p>
    </ConfirmDialog>
  )
}
