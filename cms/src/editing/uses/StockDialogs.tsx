'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useConfig, useModal, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { UsesList } from './UsesList.tsx'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'

/** The act of each of Payload's own dialogs, by the dialog's slug; its button says 'Confirm' for all. */
const acts = [
  { slug: /^(perma-)?delete-\d+$|confirm-delete-many-docs$/, act: 'general:delete' },
  { slug: /^confirm-empty-trash$/, act: 'general:emptyTrash' },
  { slug: /^restore-\d+$|^confirm-restore-many-docs$/, act: 'general:restore' },
  { slug: /^restore-version$/, act: 'version:restoreThisVersion' },
  { slug: /^confirm-revert-/, act: 'version:revertToPublished' },
  { slug: /(^|-)unpublish-[a-z]|^confirm-un-publish-/, act: 'version:unpublish' },
  { slug: /(^|-)publish-[a-z]/, act: 'version:publish' },
] as const

/** The slug of a drawer with the form of a document. */
const drawerSlug = /^doc-drawer_([a-z-]+)_(\d+)_/

type Open = { slug: string; content: Element; button: Element | null }

/**
 * Adds to Payload's own dialogs what they lack: the name for screen readers, the act on the button, and where the
 * document is used that is about to be deleted (docs/decisions/0054).
 */
export function StockDialogs({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Additions />
    </>
  )
}

function Additions() {
  const open = useOpenDialog()
  const place = usePlaceOnTop()
  const label = useAct(open?.slug ?? '', place)
  if (!open) return null
  const [, id] = /^delete-(\d+)$/.exec(open.slug) ?? []
  return (
    <>
      {label &&
        open.button &&
        createPortal(<span className="question__act">{label}</span>, open.button)}
      {id &&
        place.collection &&
        createPortal(
          <UsesList collection={place.collection} id={Number(id)} isInDialog />,
          open.content,
        )}
    </>
  )
}

type Place = { collection?: string | undefined; isTrash?: boolean }

/** Returns the collection of what is in front: of the form in the innermost drawer, else of the screen. */
function usePlaceOnTop(): Place {
  const { modalState } = useModal()
  const [, collection, rest = ''] = /\/collections\/([a-z-]+)(.*)/.exec(usePathname()) ?? []
  const drawers = Object.keys(modalState)
    .filter((slug) => modalState[slug]?.isOpen)
    .map((slug) => drawerSlug.exec(slug) ?? [])
    .map(([, ofDocument, depth = '0']) => ({ collection: ofDocument, depth: Number(depth) }))
  const [innermost] = drawers.toSorted((one, other) => other.depth - one.depth)
  return innermost?.collection ? innermost : { collection, isTrash: rest.startsWith('/trash') }
}

/** Returns the label of a dialog's button; undefined for dialogs that have their own. */
function useAct(slug: string, { collection, isTrash }: Place): string | undefined {
  const say = useTranslate()
  const { t } = useTranslation()
  const { config } = useConfig()
  const act = acts.find((known) => known.slug.test(slug))?.act
  const hasTrash = config.collections.some((one) => one.slug === collection && one.trash)
  if (act === 'general:delete' && hasTrash && !isTrash) return say(backOfficeTexts.dialogs.toTrash)
  return act && t(act)
}

/** Returns the parts of the dialog that is open, perhaps over a drawer; null if none is. */
function useOpenDialog(): Open | null {
  const { modalState } = useModal()
  const slugs = Object.keys(modalState).filter((slug) => modalState[slug]?.isOpen)
  const [open, setOpen] = useState<Open | null>(null)
  const all = slugs.join('\n')
  useEffect(() => {
    setOpen(all.split('\n').map(questionOf).findLast(Boolean) ?? null)
  }, [all])
  return open
}

/** Names a dialog for screen readers, which Payload names by its slug. @returns null for other dialogs */
function questionOf(slug: string): Open | null {
  // Documents of two collections that are open over each other may have the same id, and so the same dialog.
  const dialog = [...document.querySelectorAll(`[id="${CSS.escape(slug)}"]`)].at(-1)
  const content = dialog?.querySelector('.confirmation-modal__content')
  if (!content) return null
  dialog?.setAttribute('aria-label', content.querySelector('h1')?.textContent ?? slug)
  return { slug, content, button: dialog?.querySelector('#confirm-action .btn__content') ?? null }
}
