import type { Field } from 'payload'

/** Panel beside a document's form that shows where it is used, before it is deleted. */
export const usesPanel: Field = {
  name: 'uses',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/editing/uses/UsesPanel.tsx#UsesPanel' },
  },
}
