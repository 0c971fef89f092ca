'use client'

import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useId, type ReactNode } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { ScreenFrame } from '#admin/components/ScreenFrame.tsx'
import { SavedNote } from '#editing/saving/SavedNote.tsx'
import { FileChooser } from '#admin/uploads/FileChooser.tsx'
import { logoRule } from '#admin/uploads/fileRule.ts'
import { LogoCard } from './LogoCard.tsx'
import { SelectedLogo } from './SelectedLogo.tsx'
import type { ShownLogo } from './shownLogo.ts'
import { useLogoChanges } from './useLogoChanges.ts'
import screenFrame from '#admin/components/ScreenFrame.module.css'
import styles from './Logos.module.css'

const texts = backOfficeTexts.logo

type Props = {
  logos: ShownLogo[]
  selected: number | null
  /** For dark pages. */
  selectedDark: number | null
  siteName: string
  mayChange: boolean
  /** The tabs that the screen is one of. */
  tabs: ReactNode
}

/** The chosen logo, an upload field, and the gallery of all logos. */
export function LogoManager(props: Props) {
  const { logos, selected, selectedDark, siteName, mayChange, tabs } = props
  const say = useTranslate()
  const changes = useLogoChanges()
  return (
    <ScreenFrame
      explanation={say(mayChange ? texts.explanation : texts.administratorsOnly)}
      failure={changes.failure}
      tabs={tabs}
      title={say(texts.title)}
    >
      <SavedNote saves={changes.saves} />
      <Part heading={texts.selected}>
        {logos.length === 0 ? (
          <p className={screenFrame.nothing}>{say(texts.noneToSelect)}</p>
        ) : (
          <SelectedLogo
            isBusy={changes.busy !== null}
            logo={logos.find(({ id }) => id === selected) ?? null}
            siteName={siteName}
            useText={mayChange ? () => void changes.choose('selectedLogo', null) : null}
          />
        )}
      </Part>
      {mayChange && (
        <Part heading={texts.upload}>
          <FileChooser
            formats={texts.formats}
            isBusy={changes.busy === 'upload'}
            onFiles={([file]) => void changes.upload(file)}
            types={logoRule.types}
          />
        </Part>
      )}
      <Part heading={texts.uploaded}>
        {logos.length === 0 && <p className={screenFrame.nothing}>{say(texts.noneUploaded)}</p>}
        <ul className={styles.logoGallery}>
          {logos.map((logo) => (
            <LogoCard
              changes={mayChange ? changes : null}
              isForDark={logo.id === selectedDark}
              isSelected={logo.id === selected}
              key={logo.id}
              logo={logo}
            />
          ))}
        </ul>
      </Part>
    </ScreenFrame>
  )
}

function Part({ heading, children }: { heading: BackOfficeText; children: ReactNode }) {
  const say = useTranslate()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{say(heading)}</h2>
      {children}
    </section>
  )
}
