import type { Body } from './body.ts'
import type { CategorySlug } from './categories.ts'
import type { PictureKey } from './pictures.ts'

/** An article of the demo publication. Days count back from the moment of loading and may have a fraction. */
export type DemoArticle = {
  title: string
  /** The teaser, at most 550 characters. */
  accent: string
  body: Body
  picture: PictureKey
  alt: string
  /** Who drew the picture. */
  credit: string
  category: CategorySlug
  daysAgo: number
  /** The company or the place that the article is about. */
  entityName?: string
  /** Its paid promotion: still running, or over. */
  paid?:
    | { startDaysAgo: number; endDaysAhead: number; endDaysAgo?: undefined }
    | { startDaysAgo: number; endDaysAgo: number; endDaysAhead?: undefined }
}

/** A picture inside a body. */
export type DemoFigure = { key: PictureKey; alt: string; credit: string }
