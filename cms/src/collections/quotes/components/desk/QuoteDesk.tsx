'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useIsTrash } from '#admin/lists/useIsTrash.ts'
import { AddQuote } from './AddQuote.tsx'
import { QuoteOrder } from './QuoteOrder.tsx'
import screenFrame from '#admin/components/ScreenFrame.module.css'
import styles from '../Quotes.module.css'

/** Above the list of quotes, for editors: the form that adds one, and their order on home (A-QUO-1). */
export function QuoteDesk() {
  const { permissions } = useAuth()
  const isTrash = useIsTrash()
  // Payload also renders it above the form of a quote.
  const { collectionSlug } = useDocumentInfo()
  if (collectionSlug || isTrash || !permissions?.collections?.quotes?.create) return null
  return (
    <div className={clsx(screenFrame.arrangement, styles.quoteDesk)}>
      <AddQuote />
      <QuoteOrder />
    </div>
  )
}
