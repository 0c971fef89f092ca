import type { Field } from 'payload'

/** Beside the form of a document: where it is used, so that whoever deletes it knows. */
export const usesPanel: Field = {
  name: 'uses',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/editing/uses/UsesPanel.tsx#UsesPanel' },
  },
}
