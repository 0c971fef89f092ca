import { startSweepingFiles } from './unusedFiles.ts'
import type { Part } from '../../part.ts'
import { bannerFiles } from './bannerFiles.ts'
import { bannerPositions } from './bannerPositions.ts'
import { banners } from './banners.ts'
import { bannerInvalidation, positionInvalidation } from './invalidation.ts'
import { bannerSchedule } from './schedule.ts'

/** Banners, their positions and their files. */
export const part = {
  collections: [banners, bannerPositions, bannerFiles],
  invalidation: { banners: bannerInvalidation, 'banner-positions': positionInvalidation },
  schedule: bannerSchedule,
  menu: { banners: [{ collection: 'banners' }, { collection: 'banner-positions' }] },
  named: [
    {
      collection: 'banners',
      place: 4,
      name: "coalesce(nullif(title, ''), hyperlink, id::text)",
      searched: ['title', 'alt', 'hyperlink'],
      isTrashable: true,
    },
    {
      collection: 'banner-positions',
      place: 15,
      name: 'dropdown_name',
      searched: ['dropdown_name', 'banner_position'],
    },
  ],
  providers: ['/collections/banners/components/BannerRetries.tsx#BannerRetries'],
  start: startSweepingFiles,
} satisfies Part
