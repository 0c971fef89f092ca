'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import styles from './Logos.module.css'

const grounds = [
  { name: 'light', label: backOfficeTexts.logo.onLight },
  { name: 'dark', label: backOfficeTexts.logo.onDark },
] as const

/** A logo as the site's bar shows it, on each of its backgrounds. */
export function LogoSwatches({ src }: { src: string }) {
  const say = useTranslate()
  return (
    <div className={styles.logoSwatches}>
      {grounds.map(({ name, label }) => (
        <span className={styles.logoSwatch} data-ground={name} key={name}>
          <img alt={say(label)} loading="lazy" src={src} />
        </span>
      ))}
    </div>
  )
}
