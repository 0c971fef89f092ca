'use client'

import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import { getTranslation } from '@payloadcms/translations'
import { toast, useConfig, useModal, useRouteCache, useTranslation } from '@payloadcms/ui'
import { useId, useLayoutEffect, useRef, type RefObject } from 'react'
import { z } from 'zod'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { apiRequest, type Call } from '../../admin/api/apiRequest.ts'
import { useApiContext } from '../../admin/api/useApiContext.ts'
import { SignButton } from '../../admin/components/SignButton.tsx'
import { ConfirmDeletion } from '../uses/ConfirmDeletion.tsx'
import { listFailure } from '../../admin/lists/listFailure.ts'
import { listNotesId } from '../../admin/lists/ListNotes.tsx'

type Props = {
  collectionSlug: string
  id: number
  name: string
  /** When the shown row was last changed. */
  basedOn: string | undefined
  toDelete: BackOfficeText
  notDeleted: BackOfficeText
}

const deletedSchema = z.object({ doc: z.object({ id: z.number() }) })

/**
 * Delete button of a row: after a dialog it moves the row to the trash, or deletes it if the collection has no trash.
 */
export function DeleteRow(props: Props) {
  const { collectionSlug, id, name } = props
  const say = useTranslate()
  const { t } = useTranslation()
  const { openModal } = useModal()
  const modalSlug = `delete-row-${useId()}`
  const remove = useRemoval(props)
  const box = useRef<HTMLSpanElement>(null)
  useKeptFocus(box)
  return (
    <span ref={box}>
      <SignButton
        act={() => openModal(modalSlug)}
        label={`${t('general:delete')}: ${name}`}
        sign="remove"
      />
      <ConfirmDeletion
        collection={collectionSlug}
        id={id}
        modalSlug={modalSlug}
        name={name}
        onConfirm={remove}
        heading={say(props.toDelete)}
      />
    </span>
  )
}

/** Keeps the focus in the list when the row is removed. */
function useKeptFocus(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = row
    return () => {
      if (!current?.contains(document.activeElement)) return
      document.getElementById(listNotesId)?.focus()
    }
  }, [row])
}

/**
 * @returns a function that moves the row to the trash (or deletes it without a trash) and reports the result to the
 * editor
 */
function useRemoval({ collectionSlug, id, name, basedOn, ...props }: Props) {
  const say = useTranslate()
  const { t, i18n } = useTranslation()
  const caller = useApiContext()
  const { getEntityConfig } = useConfig()
  const { clearRouteCache } = useRouteCache()
  return async () => {
    const { labels, trash: hasTrash } = getEntityConfig({ collectionSlug })
    listFailure.set('')
    const call = hasTrash ? trashing(collectionSlug, id, basedOn) : deleting(collectionSlug, id)
    const outcome = await apiRequest(caller, call, deletedSchema)
    // A colleague was faster, or the response to an earlier attempt was lost.
    const isGone = outcome.is === 'failed' && outcome.status === 404
    if (outcome.is === 'failed' && !isGone) {
      listFailure.set(outcome.reason ?? say(props.notDeleted))
      return
    }
    const label = getTranslation(labels.singular, i18n)
    const done = hasTrash ? 'general:titleTrashed' : 'general:titleDeleted'
    toast.success(t(done, { label, title: name }))
    clearRouteCache()
  }
}

/** A document that a colleague has changed since the list was rendered is not moved to the trash. */
function trashing(collection: string, id: number, basedOn: string | undefined): Call {
  const body = { deletedAt: new Date().toISOString(), basedOn }
  return { path: `/${collection}/${id}?depth=0`, method: 'PATCH', body }
}

function deleting(collection: string, id: number): Call {
  return { path: `/${collection}/${id}?depth=0`, method: 'DELETE' }
}
