'use client'

import { ConfirmationModal } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Props = {
  /** One that begins with `delete-` has a red button. */
  modalSlug: string
  /** What is asked. */
  heading: string
  /** What it is about, and what will happen. */
  children: ReactNode
  /** What the button does, as its label. */
  act: string
  /** The label while it does it. */
  acting?: string
  /** The label of the button that does nothing; 'Cancel' by default. */
  cancel?: string
  onConfirm: () => Promise<void> | void
}

/** A small dialog that asks before something is done (docs/decisions/0054). */
export function ConfirmDialog({
  modalSlug,
  heading,
  children,
  act,
  acting,
  cancel,
  onConfirm,
}: Props) {
  return (
    <ConfirmationModal
      body={children}
      cancelLabel={cancel}
      confirmLabel={act}
      confirmingLabel={acting}
      heading={heading}
      modalSlug={modalSlug}
      onConfirm={onConfirm}
    />
  )
}
