import type { SectionName } from './sections.ts'

/** Something that the sidebar leads to. */
export type MenuEntry = { label: string; href: string }

/** A list that is searched, and what one of its documents is called. */
export type SearchedList = MenuEntry & { slug: string; singular: string }

/** A section with what of it its user may see. */
export type MenuSection = { name: SectionName; entries: MenuEntry[] }
