import type { DemoArticle } from './article.ts'
import { bakeryInterview } from './articles/bakeryInterview.ts'
import { fiveYears } from './articles/fiveYears.ts'
import { fourDayWorkshop } from './articles/fourDayWorkshop.ts'
import { dinnerFromTheCanteen, tenQuietYears } from './articles/newsOfEmployers.ts'
import { rosePickers } from './articles/rosePickers.ts'
import { seamstressOnline } from './articles/seamstressOnline.ts'
import { trainAt640 } from './articles/trainAt640.ts'
import { trialPeriod } from './articles/trialPeriod.ts'
import * as craft from './banners/craftSigns.ts'
import * as industry from './banners/industrySigns.ts'

/** An employer with a profile. What is not said of it, its profile leaves out. */
export type DemoEmployer = {
  slug: string
  name?: string
  /** An SVG document. */
  logo?: () => string
  video?: string
  /** Whether it has a page of open positions. */
  isHiring?: true
  website?: string
  profiles: readonly ('facebook' | 'instagram' | 'youtube' | 'linkedin' | 'tiktok')[]
  articles: DemoArticle[]
}

/** The employers of the demo publication: one with everything, one with next to nothing, and what lies between. */
export const employers: DemoEmployer[] = [
  {
    slug: 'pekarna-zharava',
    name: 'Пекарна „Жарава“',
    logo: craft.zharava,
    video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    isHiring: true,
    website: 'https://zharava.example',
    profiles: ['facebook', 'instagram', 'youtube', 'linkedin', 'tiktok'],
    articles: [bakeryInterview, trialPeriod, fiveYears],
  },
  {
    slug: 'trion-i-sin',
    logo: craft.trionISin,
    isHiring: true,
    website: 'https://trion-i-sin.example',
    profiles: ['facebook', 'instagram'],
    articles: [fourDayWorkshop],
  },
  {
    slug: 'severna-strelka',
    name: 'Северна стрелка',
    logo: industry.severnaStrelka,
    isHiring: true,
    website: 'https://severna-strelka.example',
    profiles: ['facebook', 'linkedin'],
    articles: [trainAt640, dinnerFromTheCanteen],
  },
  {
    slug: 'predachnitsa-vreteno',
    logo: craft.vreteno,
    website: 'https://vreteno.example',
    profiles: ['facebook'],
    articles: [tenQuietYears, rosePickers],
  },
  {
    slug: 'atelie-igla',
    name: 'Ателие „Игла“',
    logo: craft.igla,
    profiles: ['instagram', 'tiktok'],
    articles: [seamstressOnline],
  },
  { slug: 'parva-glina', profiles: [], articles: [] },
]
