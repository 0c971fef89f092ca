import { may } from '@kariera/shared/rules/roles'
import { errorText } from '@kariera/shared/rules/errors'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { ListViewServerProps } from 'payload'
import type { ComponentProps } from 'react'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { ScreenFrame } from '#admin/components/ScreenFrame.tsx'
import { SettingsTabs } from '../tabs/SettingsTabs.tsx'
import { LogoManager } from './LogoManager.tsx'
import { shownLogo } from './shownLogo.ts'

const texts = backOfficeTexts.logo

/** The list of logos: upload, choose for the site, delete (A-LOGO-1). */
export async function LogosView({ payload, permissions, user, i18n }: ListViewServerProps) {
  const found = await readLogos(payload)
  const tabs = <SettingsTabs i18n={i18n} payload={payload} permissions={permissions} />
  if (found) return <LogoManager {...found} mayChange={may(user, 'administer')} tabs={tabs} />
  const say = (text: BackOfficeText) => inLanguageOf({ i18n }, text)
  return (
    <ScreenFrame
      explanation={say(texts.explanation)}
      failure={say(texts.notLoaded)}
      tabs={tabs}
      title={say(texts.title)}
    >
      {null}
    </ScreenFrame>
  )
}

/** The newest first; null if they cannot be read. */
async function readLogos(
  payload: ListViewServerProps['payload'],
): Promise<Omit<ComponentProps<typeof LogoManager>, 'mayChange' | 'tabs'> | null> {
  try {
    const [{ docs }, { selectedLogo, selectedLogoDark, siteName }] = await Promise.all([
      payload.find({ collection: 'logos', sort: '-createdAt', pagination: false, depth: 0 }),
      payload.findGlobal({ slug: 'site-settings', depth: 0 }),
    ])
    return {
      logos: docs.flatMap((logo) => shownLogo(logo) ?? []),
      selected: typeof selectedLogo === 'number' ? selectedLogo : null,
      selectedDark: typeof selectedLogoDark === 'number' ? selectedLogoDark : null,
      siteName,
    }
  } catch (error) {
    payload.logger.error({ event: 'logos.list.failed', error: errorText(error) })
    return null
  }
}
