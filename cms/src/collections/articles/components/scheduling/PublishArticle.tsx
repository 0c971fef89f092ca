'use client'

import { liveStateSchema, type LiveState } from '@kariera/shared/contracts/liveState'
import { formatDateTime } from '@kariera/shared/rules/dates'
import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import {
  ConfirmationModal,
  PublishButton,
  useDocumentInfo,
  useForm,
  useFormFields,
  useModal,
} from '@payloadcms/ui'
import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import { useTranslate } from '../../../../admin/i18n/useTranslate.ts'
import { apiRequest } from '../../../../admin/api/apiRequest.ts'
import { useApiContext } from '../../../../admin/api/useApiContext.ts'

const texts = backOfficeTexts.scheduling
const form = backOfficeTexts.articleForm.publish
const minuteMs = 60_000

/**
 * Payload's publish button, with a question first if readers would lose an article that they have because its date was
 * moved into the future. The answer continues publishing.
 */
export function PublishArticle() {
  const say = useTranslate()
  const label = usePublishLabel()
  const modalSlug = `schedule-${useId()}`
  const { openModal } = useModal()
  const wouldHide = useWouldHide()
  const box = useRef<HTMLDivElement>(null)
  const isAsking = useRef(false)
  const isAgreed = useRef(false)
  const [until, setUntil] = useState('')

  const publish = () => {
    isAgreed.current = true
    box.current?.querySelector<HTMLElement>('#action-save')?.click()
  }
  const ask = async (moment: string, hides: Promise<boolean>) => {
    isAsking.current = true
    const asks = await hides
    isAsking.current = false
    if (!asks) {
      publish()
      return
    }
    setUntil(formatDateTime(moment))
    openModal(modalSlug)
  }
  const before = (event: MouseEvent) => {
    const goesOn = isAgreed.current
    isAgreed.current = false
    const future = goesOn ? null : wouldHide()
    if (!future) return
    event.stopPropagation()
    if (!isAsking.current) void ask(future.moment, future.hides())
  }
  // The question is outside the box: clicks inside it would be held back, too.
  return (
    <>
      <div className="publish-article" onClickCapture={before} ref={box}>
        <PublishButton label={say(label)} />
      </div>
      <ConfirmationModal
        body={say(texts.question(until))}
        confirmLabel={say(texts.agree)}
        heading={say(texts.heading)}
        modalSlug={modalSlug}
        onConfirm={publish}
      />
    </>
  )
}

/** Label by what the button does: publish the article, update it, or schedule it. */
function usePublishLabel(): BackOfficeText {
  const { hasPublishedDoc } = useDocumentInfo()
  const date = useFormFields(([fields]) => fields.datePublished?.value)
  const moment = typeof date === 'string' ? canonicalMoment(date) : null
  // The publish date may pass while the form is open.
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  if (moment !== null && Date.parse(moment) > now) return form.schedule(formatDateTime(moment))
  return hasPublishedDoc ? form.update : form.create
}

/**
 * @returns a function that gives the date in the form if it is in the future and readers have the article now, else
 * null. If the newsroom cannot tell, the question is asked anyway
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
