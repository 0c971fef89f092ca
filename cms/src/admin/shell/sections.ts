import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { performancePath } from '../performance/performancePath.ts'
import type { Entry, SectionName } from './menu.ts'
import { settingsTabs } from '../../collections/settings/tabs/settingsTabs.ts'

/** All sections with their entries, in the order of the sidebar (A-NAV-2). */
export const sections: { name: SectionName; entries: Entry[] }[] = [
  {
    name: 'articles',
    entries: [
      { collection: 'articles' },
      { collection: 'categories' },
      { collection: 'hashtags' },
      { collection: 'media' },
    ],
  },
  {
    name: 'management',
    entries: [
      { collection: 'paid-order' },
      { collection: 'carousel-articles' },
      { collection: 'quotes' },
      { collection: 'quote-templates' },
      { collection: 'employers' },
      { collection: 'employer-logos' },
      { collection: 'pages' },
      { collection: 'contact-submissions' },
      { collection: 'branding-requests' },
    ],
  },
  { name: 'banners', entries: [{ collection: 'banners' }, { collection: 'banner-positions' }] },
  {
    name: 'tests',
    entries: [
      { view: performancePath, label: backOfficeTexts.tests.title },
      { collection: 'publish-events' },
      { collection: 'log-entries' },
    ],
  },
  {
    name: 'settings',
    entries: [
      { global: 'site-settings', label: backOfficeTexts.settings.title, tabs: settingsTabs },
      { collection: 'redirects' },
      { collection: 'users' },
      { collection: 'audit-log' },
    ],
  },
]
