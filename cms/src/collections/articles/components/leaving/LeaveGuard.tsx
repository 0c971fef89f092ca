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
import { useStatusAfterFailure } from './useStatusAfterFailure.ts'

/**
 * Asks for confirmation before unsaved changes are discarded: by a link, by the browser's back button, by closing the
 * tab (A-ART-7). With autosave Payload does not ask, except where its own Autosave found the form invalid; then this
 * component does not ask again.
 */
export function LeaveGuard() {
  const { disableLeaveWithoutSaving } = useDocumentInfo()
  const unlock = useUnlock()
  const asksAlready = usePayloadAsks()
  useStatusAfterFailure()
  if (disableLeaveWithoutSaving) return null
  return (
    <>
      {!asksAlready && <LeaveWithoutSaving onConfirm={unlock} />}
      <BackGuard onConfirm={unlock} />
    </>
  )
}

/** Renders again whenever Payload's Autosave does, to reach the same decision. */
function usePayloadAsks(): boolean {
  const { id, hasSavePermission, isTrashed } = useDocumentInfo()
  const { isValid } = useForm()
  useAllFormFields()
  useFormModified()
  useFormProcessing()
  useFormSubmitted()
  return id !== undefined && Boolean(hasSavePermission) && !isTrashed && !isValid
}

/** Releases the lock of a user who leaves an article. */
function useUnlock(): () => Promise<void> {
  const { id, collectionSlug, documentLockState, unlockDocument } = useDocumentInfo()
  const { user } = useAuth()
  return async () => {
    const isOwn = idOf(documentLockState.current?.user) === user?.id
    if (id !== undefined && collectionSlug && isOwn) await unlockDocument(id, collectionSlug)
  }
}

/** Accepts an id, a user or nothing, which Payload's types do not tell. */
function idOf(user: unknown): unknown {
  return typeof user === 'object' && user !== null && 'id' in user ? user.id : user
}
