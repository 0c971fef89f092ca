'use client'

import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import { getTranslation } from '@payloadcms/translations'
import {
  toast,
  useAuth,
  useConfig,
  useDocumentDrawer,
  useModal,
  useRouteCache,
  useTranslation,
} from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useId, useLayoutEffect, useRef, type RefObject } from 'react'
import { z } from 'zod'
import { useTranslate } from '../i18n/useTranslate.ts'
import { apiRequest, sentOnce, type Call } from '../api/apiRequest.ts'
import { retried } from '../api/retried.ts'
import { useApiContext } from '../api/useApiContext.ts'
import { SignButton } from '../components/SignButton.tsx'
import { ConfirmDeletion } from './ConfirmDeletion.tsx'
import { listFailure } from './listFailure.ts'
import { listNotesId } from './ListNotes.tsx'

export type RowActionsProps = {
  /** The field that tells one row from the other. */
  nameField: string
  toDelete: BackOfficeText
  notDeleted: BackOfficeText
  isRetried?: boolean
}

type Props = DefaultCellComponentProps & RowActionsProps

const rowSchema = z.looseObject({ id: z.number(), updatedAt: z.string().optional() })
const deletedSchema = z.object({ doc: z.object({ id: z.number() }) })

/** What can be done with a row of a list: edited in place, deleted after a question. In the trash Payload offers it. */
export function RowActions(props: Props) {
  const { permissions } = useAuth()
  const { success, data } = rowSchema.safeParse(props.rowData)
  const mayChange = permissions?.collections?.[props.collectionSlug]?.update
  if (!success || !mayChange || props.viewType === 'trash') return null
  const { id, updatedAt, [props.nameField]: called } = data
  const name = typeof called === 'string' && called.trim() ? called.trim() : String(id)
  return <Actions {...props} basedOn={updatedAt} id={id} name={name.slice(0, 60)} />
}

type ActionsProps = Props & { id: number; name: string; basedOn: string | undefined }

function Actions(props: ActionsProps) {
  const { collectionSlug, id, name } = props
  const say = useTranslate()
  const { t } = useTranslation()
  const { openModal } = useModal()
  const { clearRouteCache } = useRouteCache()
  const modalSlug = `delete-row-${useId()}`
  const [Drawer, , drawer] = useDocumentDrawer({ collectionSlug, id })
  const mayDelete = useMayDelete(collectionSlug)
  const remove = useRemoval(props)
  const row = useRef<HTMLDivElement>(null)
  useKeptFocus(row)
  const refresh = () => {
    drawer.closeDrawer()
    clearRouteCache()
  }
  return (
    <div className="row-actions" ref={row}>
      <SignButton act={drawer.openDrawer} label={`${t('general:edit')}: ${name}`} sign="edit" />
      {mayDelete && (
        <SignButton
          act={() => openModal(modalSlug)}
          label={`${t('general:delete')}: ${name}`}
          sign="remove"
        />
      )}
      <ConfirmDeletion
        modalSlug={modalSlug}
        onConfirm={remove}
        question={say(props.toDelete)}
        target={{ collection: collectionSlug, id }}
      />
      <Drawer onDelete={refresh} onSave={refresh} />
    </div>
  )
}

/** Who may change a row may put it into the trash; where there is none, deleting asks for a right of its own. */
function useMayDelete(collectionSlug: string): boolean {
  const { permissions } = useAuth()
  const { getEntityConfig } = useConfig()
  const { trash: hasTrash } = getEntityConfig({ collectionSlug })
  return hasTrash || Boolean(permissions?.collections?.[collectionSlug]?.delete)
}

/** A row that goes does not take the focus with it. */
function useKeptFocus(row: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const { current } = row
    return () => {
      if (!current?.contains(document.activeElement)) return
      document.getElementById(listNotesId)?.focus()
    }
  }, [row])
}

/** @returns what moves the row to the trash, or deletes it where there is none, and tells the editor how that went */
function useRemoval({ collectionSlug, id, name, basedOn, ...props }: ActionsProps) {
  const say = useTranslate()
  const { t, i18n } = useTranslation()
  const caller = useApiContext()
  const { getEntityConfig } = useConfig()
  const { clearRouteCache } = useRouteCache()
  return async () => {
    const { labels, trash: hasTrash } = getEntityConfig({ collectionSlug })
    listFailure.say('')
    const call = hasTrash ? trashing(collectionSlug, id, basedOn) : deleting(collectionSlug, id)
    const send = props.isRetried ? retried : sentOnce
    const outcome = await apiRequest(caller, call, deletedSchema, send)
    // The answer to an attempt before may have been lost on its way.
    const isGone = props.isRetried && outcome.is === 'failed' && outcome.status === 404
    if (outcome.is === 'failed' && !isGone) {
      listFailure.say(outcome.reason ?? say(props.notDeleted))
      return
    }
    const label = getTranslation(labels.singular, i18n)
    const done = hasTrash ? 'general:titleTrashed' : 'general:titleDeleted'
    toast.success(t(done, { label, title: name }))
    clearRouteCache()
  }
}

/** What a colleague has changed since the list was drawn is not put into the trash unseen. */
function trashing(collection: string, id: number, basedOn: string | undefined): Call {
  const body = { deletedAt: new Date().toISOString(), basedOn }
  return { path: `/${collection}/${id}?depth=0`, method: 'PATCH', body }
}

function deleting(collection: string, id: number): Call {
  return { path: `/${collection}/${id}?depth=0`, method: 'DELETE' }
}
