'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useConfig, useListQuery, useModal, useSelection } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { UsedAmong } from './UsedAmong.tsx'
import styles from './SelectionNames.module.css'

/** Largest number of documents that are named; of others only the number is shown. */
const maxNamed = 5

const docsSchema = z.array(z.looseObject({ id: z.number() }))

/**
 * Shows how many documents are selected, and which, in Payload's dialogs before something is done with all of them;
 * before they are deleted also where they are used.
 */
export function SelectionNames() {
  const say = useTranslate()
  const { data, collectionSlug } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { count, selectedIDs } = useSelection()
  const dialog = useOpenDialog(collectionSlug)
  if (!dialog || count === 0) return null
  const { useAsTitle = 'id' } = getEntityConfig({ collectionSlug }).admin
  const docs = docsSchema.parse(data?.docs ?? [])
  const documents = docs
    .filter(({ id }) => selectedIDs.includes(id))
    .map(({ id, [useAsTitle]: title }) => ({
      id,
      name: (typeof title === 'string' && title.trim()) || String(id),
    }))
  const named = documents.slice(0, maxNamed)
  const others = count - named.length
  return createPortal(
    <div className={styles.selectionNames}>
      <p>{say(backOfficeTexts.selection.count(count))}</p>
      <ul>
        {named.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {others > 0 && <li>{say(backOfficeTexts.selection.others(others))}</li>}
      </ul>
      {dialog.isDeletion && <UsedAmong collection={collectionSlug} documents={documents} />}
    </div>,
    dialog.content,
  )
}

const deletion = 'confirm-delete-many-docs'

/** Returns the content of the open dialog about the selection; null if none is open. */
function useOpenDialog(collectionSlug: string): { content: Element; isDeletion: boolean } | null {
  const { isModalOpen } = useModal()
  const open = [
    `publish-${collectionSlug}`,
    `unpublish-${collectionSlug}`,
    deletion,
    'confirm-restore-many-docs',
  ].find((slug) => isModalOpen(slug))
  const [content, setContent] = useState<Element | null>(null)
  useEffect(() => {
    const dialog = open === undefined ? null : document.getElementById(open)
    setContent(dialog?.querySelector('.confirmation-modal__content') ?? null)
  }, [open])
  return content && { content, isDeletion: open === deletion }
}
