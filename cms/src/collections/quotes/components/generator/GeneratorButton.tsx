'use client'

import { Modal, useModal } from '@payloadcms/ui'
import { useId, type ReactNode } from 'react'
import { Generator } from './Generator.tsx'

type Props = {
  quoteId: number
  className: string
  /** What it does and to what, where what is inside says something else. */
  label?: string
  children: ReactNode
  /** Called when a picture has been kept. */
  onSaved: () => void
}

/** Opens the generator of a quote's picture over whatever is there (A-QUO-2). */
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
          className="confirmation-modal quote-generator-modal"
          closeOnBlur={false}
          slug={modalSlug}
        >
          <Generator close={close} headingId={headingId} onSaved={onSaved} quoteId={quoteId} />
        </Modal>
      )}
    </>
  )
}
