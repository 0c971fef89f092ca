'use client'

import { useAuth, useConfig, useDocumentInfo, useRouteCache } from '@payloadcms/ui'
import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import { sendRequest } from '../../admin/api/postRequest.ts'
import { beatMs } from '../presence/presence.ts'
import { people } from '../presence/presenceClient.ts'
import { isReleased, shownLock, type Lock } from './shownLock.ts'

type Choice = 'asked' | 'reading' | 'writing'

export type LockState = {
  /** The other user who edits the document, and since when; null if nobody else does. */
  other: Lock | null
  /** The dialog is open: nothing may be saved behind it. */
  isAsked: boolean
  /** The user has chosen to read only. */
  isReading: boolean
  /** Another user has taken over the lock from this user, and Payload asks this user what to do. */
  isTaken: boolean
  read: () => void
  takeOver: () => Promise<void>
}

/** The lock state of the surrounding form. */
export const LockContext = createContext<LockState | null>(null)

/** Whether nothing may be saved from this form: a colleague holds the document, or the dialog about that is open. */
export function useHeldByColleague(): boolean {
  return (use(LockContext)?.other ?? null) !== null
}

/** Returns whether a colleague edits the document of this form, by the lock's row on the server. */
export function useLock(language: string): LockState {
  const info = useDocumentInfo()
  const { id, collectionSlug, globalSlug, documentLockState } = info
  const { user } = useAuth()
  const { clearRouteCache } = useRouteCache()
  const { config } = useConfig()
  const [choice, setChoice] = useState<Choice>('asked')
  const [row, setRow] = useState<Lock | null>(null)
  const editor = idOf(info.currentEditor)
  const [wasOurs, setWasOurs] = useState(false)
  if (!wasOurs && Boolean(info.documentIsLocked) && editor !== null && editor === user?.id)
    setWasOurs(true)
  const isOthers = Boolean(info.documentIsLocked) && editor !== null && editor !== user?.id

  useEffect(() => {
    // Ours replaces Payload's own dialog, which shows an editor as a number, and the time in the browser's time zone.
    if (documentLockState.current) documentLockState.current.hasShownLockedModal = true
  }, [documentLockState])

  const isThere = people
    .useValue()
    .some(
      (one) =>
        one.user === editor &&
        (globalSlug ? one.entity === globalSlug : one.entity === collectionSlug && one.id === id),
    )
  const released = useEffectEvent(() => {
    info.setDocumentIsLocked?.(false)
    if (info.isLocked) clearRouteCache()
  })

  useEffect(() => {
    if (!isOthers) return
    const left = new AbortController()
    const where = new URLSearchParams(
      globalSlug
        ? { 'where[globalSlug][equals]': globalSlug }
        : {
            'where[document.relationTo][equals]': String(collectionSlug),
            'where[document.value][equals]': String(id),
          },
    )
    const reader = { apiRoute: config.routes.api, language }
    const path = `/payload-locked-documents?depth=1&limit=1&sort=-updatedAt&${where}` as const
    const look = () =>
      void sendRequest(reader, 'GET', path, { signal: left.signal }).then(({ value }) => {
        if (left.signal.aborted) return
        if (isReleased(value)) released()
        else setRow(shownLock(value))
      })
    look()
    // A lock goes soon after its user, of whom there may be no sign any more.
    const again = isThere ? undefined : setInterval(look, beatMs)
    return () => {
      clearInterval(again)
      left.abort()
    }
  }, [isOthers, isThere, editor, id, collectionSlug, globalSlug, config.routes.api, language])

  const other = isOthers ? (row ?? nameless) : null
  return {
    other,
    isAsked: other !== null && choice === 'asked' && !wasOurs,
    isReading: other !== null && choice === 'reading',
    isTaken: other !== null && choice !== 'reading' && wasOurs,
    read: () => {
      setChoice('reading')
    },
    takeOver: async () => {
      const slug = collectionSlug ?? globalSlug
      if (!user || !slug) return
      await info.updateDocumentEditor(id ?? '', slug, user)
      documentLockState.current = { hasShownLockedModal: true, isLocked: true, user }
      info.setCurrentEditor?.(user)
      setChoice('writing')
      // The server rendered a form that was locked as read-only, so it is loaded again. A form that was already
      // editable stays.
      if (info.isLocked) clearRouteCache()
    },
  }
}

/** Until the server has sent the details. */
const nameless: Lock = { name: null, since: null, last: null }

/** Accepts an id, a user or nothing, which Payload's types do not tell. */
function idOf(user: unknown): unknown {
  const id = typeof user === 'object' && user !== null && 'id' in user ? user.id : user
  return id ?? null
}
