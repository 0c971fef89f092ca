import type { Body } from './body.ts'
import type { CategorySlug } from './categories.ts'
import type { PictureKey } from './pictures.ts'

/** An article of the demo publication. Days count back from the moment of loading and may have a fraction. */
export type DemoArticle = {
  title: string
  /** The teaser, at most 550 characters. */
  accent: string
  body: Body
  category: CategorySlug
  /** Negative: the day is still to come, and readers do not see the article before it. */
  daysAgo: number
  /** Texts as an editor would type them, without the sign in front. */
  hashtags: string[]
  /** The company or the place that the article is about. */
  entityName?: string
  /** Where that company can be found. */
  links?: DemoLinks
  /** A YouTube address, shown above the body. */
  video?: string
  /** Without it the article is published. */
  status?: 'draft'
  paid?: DemoPromotion
} & (DemoPicture | NoPicture)

/** Addresses below example.com or .example. */
export type DemoLinks = {
  facebook?: string
  instagram?: string
  youtube?: string
  tiktok?: string
  linkedin?: string
  website?: string
}

/** A drawn picture, its description and who drew it. */
export type DemoPicture = { picture: PictureKey; alt: string; credit: string }

type NoPicture = { picture?: undefined; alt?: undefined; credit?: undefined }

/** A paid promotion: running, over, or still to begin. */
type DemoPromotion = Start & End
type Start =
  | { startDaysAgo: number; startDaysAhead?: undefined }
  | { startDaysAhead: number; startDaysAgo?: undefined }
type End =
  | { endDaysAhead: number; endDaysAgo?: undefined }
  | { endDaysAgo: number; endDaysAhead?: undefined }
