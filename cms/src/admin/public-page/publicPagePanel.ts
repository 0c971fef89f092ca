import type { UIField } from 'payload'

/**
 * The panel beside a form that says where readers find what it is about.
 *
 * @param component that knows the address, in the form of the import map
 */
export function publicPagePanel(component: string, clientProps: object = {}): UIField {
  return {
    name: 'publicPage',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: { path: component, clientProps } },
    },
  }
}
