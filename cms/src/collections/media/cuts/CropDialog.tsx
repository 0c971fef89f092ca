'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import './reactCrop.css'
import { z } from 'zod'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import {
  cutAspect,
  faultOf,
  inPercent,
  inPixels,
  proposedCut,
  type Rectangle,
  type Size,
} from './cutShape.ts'
import styles from '../Pictures.module.css'

const texts = backOfficeTexts.crop

const cutSchema = z.object({ id: z.number() })

type Props = {
  picture: { id: number; url: string } & Size
  /** The part that is shown now; null for the whole picture. */
  crop: Rectangle | null
  /** Takes the part that was chosen, whose files are there; null for the whole picture. */
  choose: (crop: Rectangle | null) => void
  close: () => void
}

/** Chooses the part of a picture that an article shows, in the shape of a card (A-RT-5). */
export function CropDialog({ picture, crop, choose, close }: Props) {
  const say = useTranslate()
  const caller = useApiContext()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [selected, setSelected] = useState<PercentCrop>(() => ({
    ...(crop ? inPercent(crop, picture) : proposedCut(picture)),
    unit: '%',
  }))
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const isOpen = useRef(true)
  useLayoutEffect(() => {
    isOpen.current = true
    dialog.current?.showModal()
    return () => {
      isOpen.current = false
    }
  }, [])
  const rectangle = inPixels(selected, picture)
  const fault = faultOf(rectangle, picture)

  const cut = async () => {
    setFailure(fault ? say(texts[fault]) : '')
    if (fault) return
    setIsBusy(true)
    const call = { path: `/media/${picture.id}/cut`, method: 'POST', body: rectangle } as const
    const outcome = await apiRequest(caller, call, cutSchema)
    // It may have been given up meanwhile.
    if (!isOpen.current) return
    setIsBusy(false)
    if (outcome.is === 'done') choose(rectangle)
    else setFailure(outcome.reason ?? say(texts.failed))
  }
  const handle = say(texts.handle)
  return createPortal(
    <dialog
      aria-labelledby={heading}
      className={clsx('dialog-box', 'text-dialog', styles.cropDialog)}
      onClose={close}
      ref={dialog}
    >
      <h2 id={heading}>{say(texts.title)}</h2>
      <FailureBanner message={failure} />
      <div className={styles.cropDialogPicture}>
        <ReactCrop
          ariaLabels={{
            cropArea: say(texts.area),
            ...{ nwDragHandle: handle, nDragHandle: handle, neDragHandle: handle },
            ...{ eDragHandle: handle, seDragHandle: handle, sDragHandle: handle },
            ...{ swDragHandle: handle, wDragHandle: handle },
          }}
          aspect={cutAspect}
          crop={selected}
          disabled={isBusy}
          keepSelection
          onChange={(_, percent) => {
            setSelected(percent)
            setFailure('')
          }}
          ruleOfThirds
        >
          <img alt="" draggable={false} src={picture.url} />
        </ReactCrop>
      </div>
      <p className={clsx(styles.cropDialogSize, fault && styles.cropDialogSizeWrong)} role="status">
        {say(texts.size(rectangle.width, rectangle.height))}
      </p>
      <p className={styles.cropDialogKeys}>{say(texts.keys)}</p>
      <p className="text-dialog__actions">
        <button className="panel-button" onClick={() => dialog.current?.close()} type="button">
          {say(backOfficeTexts.articleForm.cancel)}
        </button>
        {crop && (
          <button
            className="panel-button"
            disabled={isBusy}
            onClick={() => choose(null)}
            type="button"
          >
            {say(texts.whole)}
          </button>
        )}
        <button
          aria-disabled={isBusy}
          className="panel-button panel-button--primary"
          onClick={() => {
            if (!isBusy) void cut()
          }}
          type="button"
        >
          {say(isBusy ? texts.cutting : texts.cut)}
        </button>
      </p>
    </dialog>,
    document.body,
  )
}
