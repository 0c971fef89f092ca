'use client'

import { liveStateSchema, type LiveState } from '@kariera/shared/contracts/liveState'
import { formatDateTime } from '@kariera/shared/rules/dates'
import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import {
  FormSubmit,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useModal,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useId, useRef, useState } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { ConfirmDialog } from '#admin/confirm-dialog/ConfirmDialog.tsx'
import { useIsFuture } from './useIsFuture.ts'

const texts = backOfficeTexts.scheduling
const form = backOfficeTexts.articleForm.publish

/**
 * The button that publishes, with a dialog first if readers would lose an article that they have because its date was
 * moved into the future. Unlike Payload's own button it has no key: with autosave Ctrl-S would save by both buttons.
 */
export function PublishArticle() {
  const say = useTranslate()
  const label = usePublishLabel()
  const modalSlug = `schedule-${useId()}`
  const { openModal } = useModal()
  const { mayPublish, hasNews, publish } = usePublish()
  const wouldHide = useWouldHide()
  const isAsking = useRef(false)
  const [until, setUntil] = useState('')

  const press = async () => {
    const future = wouldHide()
    if (!future) return publish()
    if (isAsking.current) return
    isAsking.current = true
    const hides = await future.hides()
    isAsking.current = false
    if (!hides) return publish()
    setUntil(formatDateTime(future.moment))
    openModal(modalSlug)
  }
  if (!mayPublish) return null
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={!hasNews}
        onClick={() => void press()}
        size="medium"
        type="button"
      >
        {say(label)}
      </FormSubmit>
      <ConfirmDialog
        act={say(texts.agree)}
        modalSlug={modalSlug}
        onConfirm={() => void publish()}
        heading={say(texts.heading)}
      >
        <p>{say(texts.question(until))}</p>
      </ConfirmDialog>
    </>
  )
}

/** Publishing as Payload's button does it: of a form that has changed, or an article with a newer draft. */
function usePublish() {
  const info = useDocumentInfo()
  const { id, hasPublishedDoc, unpublishedVersionCount } = info
  const { submit } = useForm()
  const isModified = useFormModified()
  const { apiRoute } = useApiContext()
  const publish = async () => {
    const path = `/articles${id === undefined ? '' : `/${id}`}?depth=0` as const
    const action = formatAdminURL({ apiRoute, path })
    if (!(await submit({ action, overrides: { _status: 'published' } }))) return
    info.setUnpublishedVersionCount(0)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(true)
  }
  const hasNews = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc
  return { mayPublish: Boolean(info.hasPublishPermission), hasNews, publish }
}

/** Label by what the button does: publish the article, update it, or schedule it. */
function usePublishLabel(): BackOfficeText {
  const { hasPublishedDoc } = useDocumentInfo()
  const date = useFormFields(([fields]) => fields.datePublished?.value)
  const moment = typeof date === 'string' ? canonicalMoment(date) : null
  const isFuture = useIsFuture(moment)
  if (moment !== null && isFuture) return form.schedule(formatDateTime(moment))
  return hasPublishedDoc ? form.update : form.create
}

/**
 * @returns a function that gives the date in the form if it is in the future and readers have the article now, else
 * null. If the newsroom cannot tell, the dialog is shown anyway
 */
function useWouldHide() {
  const { id, hasPublishedDoc } = useDocumentInfo()
  const { getDataByPath } = useForm()
  const caller = useApiContext()
  return () => {
    const date = getDataByPath('datePublished')
    const moment = typeof date === 'string' ? canonicalMoment(date) : null
    if (!hasPublishedDoc || moment === null || Date.parse(moment) <= Date.now()) return null
    const hides = async () => {
      const answer = await apiRequest(
        caller,
        { path: `/articles/${id}/live-state` },
        liveStateSchema,
      )
      return answer.is === 'failed' || isWithReaders(answer.value)
    }
    return { moment, hides }
  }
}

/** Whether readers have the article, or are about to get it. */
function isWithReaders(shown: LiveState): boolean {
  switch (shown.state) {
    case 'live':
    case 'rendering':
    case 'unknown':
      return true
    case 'failed':
      return shown.what === 'update'
    case 'removing':
    case 'draft':
    case 'trashed':
    case 'scheduled':
      return false
  }
}
