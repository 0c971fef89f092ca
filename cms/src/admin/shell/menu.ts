import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import type { CollectionSlug, GlobalSlug } from 'payload'

/** The sections of the sidebar with entries, in their order; the dashboard is the sixth (A-NAV-1). */
export const sectionNames = ['articles', 'management', 'banners', 'tests', 'settings'] as const
type SectionName = (typeof sectionNames)[number]

/** A list (collection), a single document (global), or a screen of our own. */
export type Entry =
  | { collection: CollectionSlug }
  | { view: `/${string}`; label: BackOfficeText }
  | {
      global: GlobalSlug
      /** In place of the document's own name. */
      label?: BackOfficeText
      /** Screens that are opened from it. */
      tabs?: Entry[]
    }

/** Entries of a part by their section. */
export type Menu = Partial<Record<SectionName, Entry[]>>

/** A link of the sidebar. */
export type MenuEntry = {
  label: string
  href: string
  /** How much work waits there. */
  waiting?: number
  /** Screens that are opened from it. */
  tabs?: MenuEntry[]
}

/** A list that is searched, and the name of one of its documents. */
export type SearchedList = MenuEntry & { slug: string; singular: string }

/** A section with the entries that its user may see. */
export type MenuSection = { name: SectionName; entries: MenuEntry[] }
