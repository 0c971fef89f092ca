'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { SitePage } from '../../admin/components/SitePage.tsx'
import styles from './Performance.module.css'

const texts = backOfficeTexts.tests.checks

/** The site's page of checks, which are run there by a press. */
export function Checks({ url }: { url: string }) {
  const say = useTranslate()
  return (
    <section aria-labelledby="live-checks">
      <h2 id="live-checks">{say(texts.title)}</h2>
      <p>
        <a href={url} rel="noopener noreferrer" target="_blank">
          {say(texts.open)}
        </a>
      </p>
      <SitePage className={styles.checks} title={say(texts.title)} url={url} />
    </section>
  )
}
