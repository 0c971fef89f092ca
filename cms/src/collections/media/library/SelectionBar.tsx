'use client'

import { pictureTextLengths } from '@kariera/shared/rules/textLengths'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { toast, useModal, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { z } from 'zod'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { ConfirmDeletion } from '#editing/uses/ConfirmDeletion.tsx'
import { pictureSchema, type StoredPicture } from '../dialog/pictureQuery.ts'
import styles from '../Pictures.module.css'

const texts = backOfficeTexts.library

const changedSchema = z.object({ docs: z.array(pictureSchema) })

type Props = {
  pictures: readonly StoredPicture[]
  canDelete: boolean
  change: (by: (pictures: StoredPicture[]) => StoredPicture[]) => void
  /** Says why something failed; empty: nothing has. */
  fail: (reason: string) => void
  /** These are not selected any more. */
  leave: (ids: readonly number[]) => void
}

/** What can be done with the selected pictures: all get one author, or all are deleted. */
export function SelectionBar({ pictures, canDelete, change, fail, leave }: Props) {
  const say = useTranslate()
  const { t } = useTranslation()
  const caller = useApiContext()
  const { openModal } = useModal()
  const modalSlug = `delete-pictures-${useId()}`
  const [author, setAuthor] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const ids = pictures.map(({ id }) => id)
  const path = `/media?depth=0&where[id][in]=${ids.join()}` as const
  const [only] = pictures.length === 1 ? pictures : []

  const credit = async () => {
    if (isBusy) return
    fail(author.trim() ? '' : say(backOfficeTexts.picture.authorMissing))
    if (!author.trim()) return
    setIsBusy(true)
    const call = { path, method: 'PATCH', body: { author } } as const
    const outcome = await apiRequest(caller, call, changedSchema)
    setIsBusy(false)
    if (outcome.is === 'failed') {
      fail(outcome.reason ?? say(backOfficeTexts.picture.notUpdated))
      return
    }
    const stored = new Map(outcome.value.docs.map((doc) => [doc.id, doc]))
    // An author changes only his own.
    if (stored.size < ids.length) fail(say(texts.ofOthers(ids.length - stored.size)))
    if (stored.size > 0) toast.success(say(texts.authorSet(stored.size)))
    change((all) => all.map((one) => ({ ...one, ...stored.get(one.id) })))
    leave(ids)
  }
  const remove = async () => {
    fail('')
    const outcome = await apiRequest(caller, { path, method: 'DELETE' }, changedSchema)
    if (outcome.is === 'failed') {
      fail(outcome.reason ?? say(backOfficeTexts.picture.notDeleted))
      return
    }
    toast.success(say(texts.deleted(ids.length)))
    change((all) => all.filter(({ id }) => !ids.includes(id)))
    leave(ids)
  }
  return (
    <div aria-label={say(texts.selected(ids.length))} className={styles.selectionBar} role="group">
      <strong>{say(texts.selected(ids.length))}</strong>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void credit()
        }}
      >
        <input
          aria-label={say(backOfficeTexts.picture.author)}
          maxLength={pictureTextLengths.credit}
          onChange={({ target }) => setAuthor(target.value)}
          placeholder={say(backOfficeTexts.picture.author)}
          value={author}
        />
        <button aria-disabled={isBusy} className="panel-button panel-button--primary" type="submit">
          {say(texts.setAuthor)}
        </button>
      </form>
      {canDelete && (
        <button className="panel-button" onClick={() => openModal(modalSlug)} type="button">
          {t('general:delete')}
        </button>
      )}
      <button className="panel-button" onClick={() => leave(ids)} type="button">
        {say(texts.clear)}
      </button>
      <ConfirmDeletion
        collection="media"
        documents={pictures.map(({ id, alt, originalName }) => ({
          id,
          name: (alt ?? '') || (originalName ?? '') || String(id),
        }))}
        id={only?.id}
        modalSlug={modalSlug}
        onConfirm={remove}
        heading={say(only ? backOfficeTexts.picture.toDelete : texts.toDelete(ids.length))}
      />
    </div>
  )
}
