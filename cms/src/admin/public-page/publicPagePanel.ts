import type { UIField } from 'payload'

/**
 * The panel beside a form that shows the public address of its document.
 *
 * @param component that knows the address, as an import map path
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
