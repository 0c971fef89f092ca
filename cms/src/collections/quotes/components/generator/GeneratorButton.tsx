'use client'

import { Modal, useModal } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { Generator } from './Generator.tsx'
import styles from '../Quotes.module.css'

type Props = {
  quoteId: number
  className: string | undefined
  /** Accessible name: the action and its quote, if the content differs. */
  label?: string
  children: ReactNode
  /** Called after a picture was stored. */
  onSaved: () => void
}

/** Button that opens the generator of a quote's picture in a dialog (A-QUO-2). */
export function GeneratorButton({ quoteId, className, label, children, onSaved }: Props) {
  const { openModal, closeModal, isModalOpen } = useModal()
  const id = useId()
  const modalSlug = `quote-image-${id}`
  const headingId = `${id}-heading`
  const close = () => closeModal(modalSlug)
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={label}
        className={className}
        onClick={() => openModal(modalSlug)}
        type="button"
      >
        {children}
      </button>
      {isModalOpen(modalSlug) && (
        <Modal
          aria-labelledby={headingId}
          className={clsx('confirmation-modal', styles.quoteGeneratorModal)}
          closeOnBlur={false}
          slug={modalSlug}
        >
          <Generator close={close} headingId={headingId} onSaved={onSaved} quoteId={quoteId} />
        </Modal>
      )}
    </>
  )
}
