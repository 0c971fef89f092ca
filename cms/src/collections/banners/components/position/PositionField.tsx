'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { FieldError, FieldLabel, useField, useModal } from '@payloadcms/ui'
import { clsx } from 'clsx'
import type { RelationshipFieldClientComponent } from 'payload'
import { useId, useRef } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { useApiQuery } from '#admin/api/useApiQuery.ts'
import { NewPosition } from './NewPosition.tsx'
import { allPositions, idIn, positionsPath } from './position.ts'
import { PositionSelect } from './PositionSelect.tsx'
import styles from '../Banner.module.css'

const texts = backOfficeTexts.bannerPosition

/** The position of a banner: one of the existing positions, or a new one (A-BAN-2). */
export const PositionField: RelationshipFieldClientComponent = (props) => {
  const { field, path: givenPath, readOnly } = props
  const { path, value, setValue, showError, disabled } = useField<unknown>({
    potentiallyStalePath: givenPath,
  })
  const say = useTranslate()
  const { openModal, closeModal } = useModal()
  const { answer, again } = useApiQuery(positionsPath, allPositions)
  const select = useRef<HTMLSelectElement>(null)
  const id = useId()
  const modalSlug = `new-position-${id}`
  const isReadOnly = Boolean(readOnly) || disabled
  return (
    <div
      className={clsx('field-type', styles.positionField, showError && 'error')}
      id={`field-${path}`}
    >
      <FieldLabel htmlFor={id} label={field.label} path={path} required />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <PositionSelect
          answer={answer}
          chosen={idIn(value)}
          disabled={isReadOnly}
          id={id}
          onChoose={setValue}
          ref={select}
        />
      </div>
      {!isReadOnly && (
        <>
          <button className="panel-button" onClick={() => openModal(modalSlug)} type="button">
            {say(texts.toAdd)}
          </button>
          <NewPosition
            close={() => closeModal(modalSlug)}
            modalSlug={modalSlug}
            onCreated={(created) => {
              again()
              setValue(created)
              closeModal(modalSlug)
            }}
          />
        </>
      )}
    </div>
  )
}
