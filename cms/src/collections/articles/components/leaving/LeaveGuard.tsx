'use client'

import {
  LeaveWithoutSaving,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useAllFormFields,
} from '@payloadcms/ui'
import { BackGuard } from './BackGuard.tsx'
import { useFailedSaves } from './useFailedSaves.ts'

/**
 * Asks before what is typed is left behind: by a link, by the browser's back button, by closing the tab (A-ART-7).
 * With autosave Payload does not ask, save where its own Autosave found the form invalid: then it asks already.
 */
export function LeaveGuard() {
  const { disableLeaveWithoutSaving } = useDocumentInfo()
  const unlock = useUnlock()
  const asksAlready = usePayloadAsks()
  useFailedSaves()
  if (disableLeaveWithoutSaving) return null
  return (
    <>
      {!asksAlready && <LeaveWithoutSaving onConfirm={unlock} />}
      <BackGuard onConfirm={unlock} />
    </>
  )
}

/** Drawn anew whenever Payload's Autosave is, to decide the same. */
function usePayloadAsks(): boolean {
  const { id, hasSavePermission, isTrashed } = useDocumentInfo()
  const { isValid } = useForm()
  useAllFormFields()
  useFormModified()
  useFormProcessing()
  useFormSubmitted()
  return id !== undefined && Boolean(hasSavePermission) && !isTrashed && !isValid
}

/** Who leaves an article lets others edit it. */
function useUnlock(): () => Promise<void> {
  const { id, collectionSlug, documentLockState, unlockDocument } = useDocumentInfo()
  const { user } = useAuth()
  return async () => {
    const isOwn = idOf(documentLockState.current?.user) === user?.id
    if (id !== undefined && collectionSlug && isOwn) await unlockDocument(id, collectionSlug)
  }
}

/** Of an id, of a user, or of nobody, which Payload's types do not say. */
function idOf(user: unknown): unknown {
  return typeof user === 'object' && user !== null && 'id' in user ? user.id : user
}
