import type { Field } from 'payload'
import { validateReference } from '#lib/validation/validateReference.ts'

/** The settings of the logo on pages, and of its replacement on dark pages. */
export type LogoPlace = 'selectedLogo' | 'selectedLogoDark'

/**
 * Returns the settings field of a logo.
 *
 * @param fieldLabel by language
 */
export function logoField(name: LogoPlace, fieldLabel: Record<string, string>): Field {
  return {
    name,
    type: 'upload',
    relationTo: 'logos',
    label: fieldLabel,
    validate: validateReference('logos'),
    // Payload's own field would offer the gallery as a selection list.
    admin: {
      components: { Field: '/collections/settings/logos/SelectedLogoField.tsx#SelectedLogoField' },
    },
  }
}
