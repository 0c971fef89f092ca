import type { Field } from 'payload'
import type { SaveReportProps } from './SaveReport.tsx'

/** First field of a form, which shows above it why it could not be saved. */
export function saveReportField(clientProps: SaveReportProps): Field {
  return {
    name: 'saveReport',
    type: 'ui',
    admin: {
      disableListColumn: true,
      disableBulkEdit: true,
      components: { Field: { path: '/editing/saving/SaveReport.tsx#SaveReport', clientProps } },
    },
  }
}
