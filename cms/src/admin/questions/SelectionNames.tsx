'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useConfig, useListQuery, useModal, useSelection } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod'
import { useTranslate } from '../i18n/useTranslate.ts'
import styles from './SelectionNames.module.css'

/** Largest number of documents that are named; of others only the number is shown. */
const maxNamed = 5

const docsSchema = z.array(z.looseObject({ id: z.union([z.number(), z.string()]) }))

/** Shows how many documents are selected, and which, in Payload's questions before something is done with all of them. */
export function SelectionNames() {
  const say = useTranslate()
  const { data, collectionSlug } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { count, selectedIDs } = useSelection()
  const question = useOpenQuestion(collectionSlug)
  if (!question || count === 0) return null
  const { useAsTitle = 'id' } = getEntityConfig({ collectionSlug }).admin
  const docs = docsSchema.parse(data?.docs ?? [])
  const names = docs
    .filter(({ id }) => selectedIDs.includes(id))
    .map(({ id, [useAsTitle]: title }) => (typeof title === 'string' && title.trim()) || String(id))
    .slice(0, maxNamed)
  const others = count - names.length
  return createPortal(
    <div className={styles.selectionNames}>
      <p>{say(backOfficeTexts.selection.count(count))}</p>
      <ul>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
        {others > 0 && <li>{say(backOfficeTexts.selection.others(others))}</li>}
      </ul>
    </div>,
    question,
  )
}

/** Returns the element of the open question about the selection; null if none is open. */
function useOpenQuestion(collectionSlug: string): Element | null {
  const { isModalOpen } = useModal()
  const open = [
    `publish-${collectionSlug}`,
    `unpublish-${collectionSlug}`,
    'confirm-delete-many-docs',
    'confirm-restore-many-docs',
  ].find((slug) => isModalOpen(slug))
  const [question, setQuestion] = useState<Element | null>(null)
  useEffect(() => {
    const dialog = open === undefined ? null : document.getElementById(open)
    setQuestion(dialog?.querySelector('.confirmation-modal__content') ?? null)
  }, [open])
  return question
}
