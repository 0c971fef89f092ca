'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { LogoSwatches } from './LogoSwatches.tsx'
import type { ShownLogo } from './shownLogo.ts'
import styles from './Logos.module.css'

const texts = backOfficeTexts.logo

/** `useText` replaces the logo by the name; null for users who may not change it. */
type Props = {
  logo: ShownLogo | null
  siteName: string
  isBusy: boolean
  useText: (() => void) | null
}

/** The current head of the pages: the chosen logo, or the name of the publication. */
export function SelectedLogo({ logo, siteName, isBusy, useText }: Props) {
  const say = useTranslate()
  if (!logo) {
    return (
      <div className={styles.selectedLogo}>
        <p className={styles.selectedLogoText}>
          <strong>{siteName}</strong> <span>({say(texts.asText)})</span>
        </p>
        <p className="field-note">{say(texts.asTextNote)}</p>
      </div>
    )
  }
  return (
    <div className={styles.selectedLogo}>
      <LogoSwatches src={logo.src} />
      <p className={styles.logoCardName}>{logo.name}</p>
      {useText && (
        <button
          aria-disabled={isBusy}
          className="panel-button"
          onClick={() => {
            if (!isBusy) useText()
          }}
          type="button"
        >
          {say(texts.useText)}
        </button>
      )}
    </div>
  )
}
