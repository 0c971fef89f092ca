import type { Plugin } from 'payload'
import { withAboveRows } from '../aboveRows.ts'

/** Says by what every list is ordered, also where no column shows it. */
export const sortNotes: Plugin = (config) => ({
  ...config,
  collections: withAboveRows(config.collections ?? [], '/editing/lists/SortNote.tsx#SortNote'),
})
