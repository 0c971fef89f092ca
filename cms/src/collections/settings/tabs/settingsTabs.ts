import type { Entry } from '#admin/shell/menu.ts'

/** The tabs of the settings, in their order (A-SET-1). */
export const settingsTabs: Entry[] = [
  { global: 'site-settings' },
  { collection: 'logos' },
  { collection: 'services' },
  { global: 'about' },
  { global: 'faq' },
  { global: 'terms' },
  { global: 'privacy' },
  { global: 'cookies' },
  { global: 'advertise' },
]
