import type { Field } from 'payload'
import type { SaveReportProps } from './SaveReport.tsx'

/** Stands first in a form, and says above it why it could not be saved. */
export function saveReportField(clientProps: SaveReportProps): Field {
  return {
    name: 'saveReport',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: { path: '/editing/saving/SaveReport.tsx#SaveReport', clientProps } },
    },
  }
}
