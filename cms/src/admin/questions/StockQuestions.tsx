'use client'

import { useModal, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { UsesList } from '../../editing/uses/UsesList.tsx'

/** The act of each question that Payload itself asks, by the question's slug; its button says 'Confirm' for all. */
const acts = [
  { slug: /^(perma-)?delete-\d+$|confirm-delete-many-docs$/, act: 'general:delete' },
  { slug: /^confirm-empty-trash$/, act: 'general:emptyTrash' },
  { slug: /^restore-\d+$|^confirm-restore-many-docs$/, act: 'general:restore' },
  { slug: /^restore-version$/, act: 'version:restoreThisVersion' },
  { slug: /(^|-)publish-[a-z]/, act: 'version:publish' },
  { slug: /(^|-)unpublish-[a-z]|^confirm-un-publish-\d+$/, act: 'version:unpublish' },
] as const

type Open = { slug: string; content: Element; button: Element | null }

/**
 * Adds to Payload's own questions what they lack: the name for screen readers, the act on the button, and where the
 * document is used that is about to be deleted (docs/decisions/0054).
 */
export function StockQuestions({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Additions />
    </>
  )
}

function Additions() {
  const { t } = useTranslation()
  const open = useOpenQuestion()
  const pathname = usePathname()
  if (!open) return null
  const known = acts.find(({ slug }) => slug.test(open.slug))
  const [, id] = /^delete-(\d+)$/.exec(open.slug) ?? []
  const [, collection] = id ? (/\/collections\/([a-z-]+)\//.exec(pathname) ?? []) : []
  return (
    <>
      {known &&
        open.button &&
        createPortal(<span className="question__act">{t(known.act)}</span>, open.button)}
      {collection &&
        createPortal(<UsesList collection={collection} id={Number(id)} />, open.content)}
    </>
  )
}

/** Returns the parts of the question that is open; null if none is. */
function useOpenQuestion(): Open | null {
  const { modalState } = useModal()
  const slug = Object.keys(modalState).find((name) => modalState[name]?.isOpen)
  const [open, setOpen] = useState<Open | null>(null)
  useEffect(() => {
    const dialog = slug === undefined ? null : document.getElementById(slug)
    const content = dialog?.querySelector('.confirmation-modal__content')
    if (slug === undefined || !content) {
      setOpen(null)
      return
    }
    // Payload names the dialog by its slug.
    dialog?.setAttribute('aria-label', content.querySelector('h1')?.textContent ?? slug)
    setOpen({
      slug,
      content,
      button: dialog?.querySelector('#confirm-action .btn__content') ?? null,
    })
  }, [slug])
  return open
}
