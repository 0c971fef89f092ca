import type { Part } from '../../part.ts'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { settingsTabs } from './tabs/settingsTabs.ts'
import { logoInvalidation, settingsInvalidation } from './invalidation.ts'
import { logos } from './logos/logos.ts'
import { siteSettings } from './siteSettings.ts'

/** Settings of the publication. */
export const part = {
  collections: [logos],
  globals: [siteSettings],
  invalidation: { 'site-settings': settingsInvalidation, logos: logoInvalidation },
  menu: {
    settings: [
      { global: 'site-settings', label: backOfficeTexts.settings.title, tabs: settingsTabs },
    ],
  },
  named: [{ collection: 'logos', place: 17, name: 'original_name', searched: ['original_name'] }],
} satisfies Part
