'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Button, Modal, useModal, useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { usualSize } from '../../bannerSide.ts'
import { newPosition } from './position.ts'
import { positionOf } from './positionOf.ts'
import styles from '../Banner.module.css'

const texts = backOfficeTexts.bannerPosition

type Props = { modalSlug: string; close: () => void; onCreated: (id: number) => void }

/** Dialog for a new position, over the form of a banner (A-BAN-2). */
export function NewPosition(props: Props) {
  const { isModalOpen } = useModal()
  if (!isModalOpen(props.modalSlug)) return null
  return (
    <Modal
      className={clsx('confirmation-modal', styles.positionModal)}
      closeOnBlur={false}
      slug={props.modalSlug}
    >
      <PositionForm {...props} />
    </Modal>
  )
}

function PositionForm({ close, onCreated }: Props) {
  const { t } = useTranslation()
  const say = useTranslate()
  const { failure, isBusy, create } = useCreation(onCreated)
  const headingId = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // In React's tree it is inside the banner's form, which must not be submitted.
    event.stopPropagation()
    if (!isBusy) void create(new FormData(event.currentTarget))
  }
  return (
    <form
      aria-labelledby={headingId}
      className={clsx('confirmation-modal__wrapper', styles.positionForm)}
      noValidate
      onSubmit={submit}
    >
      <h1 id={headingId}>{say(texts.toAdd)}</h1>
      <FailureBanner message={failure} />
      <Input hint={say(texts.idHint)} label={say(texts.id)} name="bannerPosition" />
      <Input label={say(texts.name)} name="dropdownName" />
      <div className={styles.positionFormSides}>
        <Input initial={usualSize.width} label={say(texts.width)} name="width" />
        <Input initial={usualSize.height} label={say(texts.height)} name="height" />
      </div>
      <div className="confirmation-modal__controls">
        <Button buttonStyle="secondary" disabled={isBusy} onClick={close} size="large">
          {t('general:cancel')}
        </Button>
        <Button disabled={isBusy} size="large" type="submit">
          {t('general:create')}
        </Button>
      </div>
    </form>
  )
}

function useCreation(onCreated: (id: number) => void) {
  const say = useTranslate()
  const caller = useApiContext()
  const [failure, setFailure] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const create = async (form: FormData) => {
    const position = positionOf(form)
    if (!position) {
      setFailure(say(texts.incomplete))
      return
    }
    setFailure('')
    setIsBusy(true)
    const call = { path: '/banner-positions?depth=0', method: 'POST', body: position } as const
    const outcome = await apiRequest(caller, call, newPosition)
    setIsBusy(false)
    if (outcome.is === 'done') onCreated(outcome.value.doc.id)
    else setFailure(outcome.reason ?? say(texts.notCreated))
  }
  return { failure, isBusy, create }
}

type InputProps = { name: string; label: string; hint?: string; initial?: number }

function Input({ name, label, hint, initial }: InputProps) {
  const id = useId()
  const isNumber = initial !== undefined
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        aria-describedby={hint && `${id}-hint`}
        autoComplete="off"
        defaultValue={initial}
        id={id}
        inputMode={isNumber ? 'numeric' : 'text'}
        name={name}
        type="text"
      />
      {hint && (
        <p className={styles.positionFormHint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
