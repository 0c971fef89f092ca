import type { CollectionSlug, GlobalSlug } from 'payload'

/** The sections of the sidebar with entries; the dashboard is the sixth (A-NAV-1). */
export type SectionName = 'articles' | 'management' | 'banners' | 'tests' | 'settings'

/** A list (collection), or a single document (global). */
export type Entry = { collection: CollectionSlug } | { global: GlobalSlug }

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
      { collection: 'services' },
      { collection: 'pages' },
      { collection: 'contact-submissions' },
      { collection: 'branding-requests' },
    ],
  },
  { name: 'banners', entries: [{ collection: 'banners' }, { collection: 'banner-positions' }] },
  { name: 'tests', entries: [{ collection: 'publish-events' }, { collection: 'log-entries' }] },
  {
    name: 'settings',
    entries: [
      { global: 'site-settings' },
      { collection: 'logos' },
      { global: 'about' },
      { global: 'faq' },
      { global: 'terms' },
      { global: 'privacy' },
      { global: 'cookies' },
      { global: 'advertise' },
      { collection: 'redirects' },
      { collection: 'users' },
    ],
  },
]

/** Collections that the search box covers. */
export const searched: CollectionSlug[] = ['articles', 'quotes', 'employers', 'banners']
