'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useModal, useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { StatusBadge } from '#admin/components/StatusBadge.tsx'
import { ConfirmDeletion } from '#editing/uses/ConfirmDeletion.tsx'
import { fileSize } from '#admin/uploads/fileSize.ts'
import { LogoSwatches } from './LogoSwatches.tsx'
import type { ShownLogo } from './shownLogo.ts'
import type { LogoChanges } from './useLogoChanges.ts'
import styles from './Logos.module.css'

const texts = backOfficeTexts.logo

/** `changes` is null for users who may not change logos. */
type Props = {
  logo: ShownLogo
  isSelected: boolean
  isForDark: boolean
  changes: LogoChanges | null
}

/** A logo in the gallery. */
export function LogoCard({ logo, isSelected, isForDark, changes }: Props) {
  const { i18n } = useTranslation()
  const say = useTranslate()
  return (
    <li className={clsx(styles.logoCard, isSelected && styles.logoCardSelected)}>
      <LogoSwatches src={logo.src} />
      <p className={styles.logoCardName}>{logo.name}</p>
      <p className={styles.logoCardFacts}>{factsOf(logo, i18n.language)}</p>
      <div className={styles.logoCardBar}>
        {isSelected && <StatusBadge text={say(texts.isSelected)} tone="good" />}
        {isForDark && <StatusBadge text={say(texts.forDark)} tone="good" />}
        {changes && (
          <Buttons changes={changes} isForDark={isForDark} isSelected={isSelected} logo={logo} />
        )}
      </div>
    </li>
  )
}

function Buttons({ logo, isSelected, isForDark, changes }: Props & { changes: LogoChanges }) {
  const { t } = useTranslation()
  const say = useTranslate()
  const { openModal } = useModal()
  const modalSlug = `delete-logo-${useId()}`
  const isBusy = changes.busy !== null
  return (
    <>
      {!isSelected && (
        <button
          aria-disabled={isBusy}
          aria-label={say(texts.chooseThis(logo.name))}
          className="panel-button"
          onClick={() => {
            if (!isBusy) void changes.choose('selectedLogo', logo.id)
          }}
          type="button"
        >
          {say(texts.choose)}
        </button>
      )}
      <button
        aria-disabled={isBusy}
        aria-label={say((isForDark ? texts.notForDarkThis : texts.forDarkThis)(logo.name))}
        className="panel-button"
        onClick={() => {
          if (!isBusy) void changes.choose('selectedLogoDark', isForDark ? null : logo.id)
        }}
        type="button"
      >
        {say(isForDark ? texts.notForDark : texts.forDark)}
      </button>
      <button
        aria-disabled={isBusy}
        aria-label={say(texts.deleteThis(logo.name))}
        className="panel-button panel-button--delete"
        onClick={() => {
          if (!isBusy) openModal(modalSlug)
        }}
        type="button"
      >
        {t('general:delete')}
      </button>
      <ConfirmDeletion
        modalSlug={modalSlug}
        name={logo.name}
        note={isSelected ? say(texts.toDeleteSelected) : null}
        onConfirm={() => changes.remove(logo.id)}
        heading={say(texts.toDelete)}
      />
    </>
  )
}

function factsOf({ width, height, bytes, uploadedAt }: ShownLogo, language: string): string {
  const size = width && height ? `${width} × ${height} px` : null
  const weight = bytes ? fileSize(bytes, language) : null
  return [size, weight, formatDateTime(uploadedAt)].filter(Boolean).join(' · ')
}
