import type { SectionName } from './sections.ts'

/** A link of the sidebar. */
export type MenuEntry = { label: string; href: string }

/** A list that is searched, and the name of one of its documents. */
export type SearchedList = MenuEntry & { slug: string; singular: string }

/** A section with the entries that its user may see. */
export type MenuSection = { name: SectionName; entries: MenuEntry[] }
