'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { CheckboxInput, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useTypographyPreference } from '#admin/typography/useTypographyPreference.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'

const texts = backOfficeTexts.account.typography

/** The switch of typographic marks, in the user's own account. */
export function TypographySwitch() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  return user && user.id === id ? <Switch /> : null
}

/** It applies at once, like the language and the theme: it is no field of the account. */
function Switch() {
  const say = useTranslate()
  const { isOn, change } = useTypographyPreference()
  return (
    <div className="field-type checkbox">
      <CheckboxInput
        checked={isOn}
        id="typography"
        label={say(texts.label)}
        onToggle={() => {
          change(!isOn).catch(() => toast.error(say(texts.notStored)))
        }}
      />
      <div className="field-description">{say(texts.note)}</div>
    </div>
  )
}
