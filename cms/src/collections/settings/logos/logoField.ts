import type { Field } from 'payload'
import { validateReference } from '../../../lib/validation/validateReference.ts'

/** The setting of the logo that pages show, and of the one that they show on dark screens instead. */
export type LogoPlace = 'selectedLogo' | 'selectedLogoDark'

/** A logo among the settings. @param fieldLabel by language */
export function logoField(name: LogoPlace, fieldLabel: Record<string, string>): Field {
  return {
    name,
    type: 'upload',
    relationTo: 'logos',
    label: fieldLabel,
    validate: validateReference('logos'),
    // Payload's own would offer the gallery as a list to pick from.
    admin: {
      components: { Field: '/collections/settings/logos/SelectedLogoField.tsx#SelectedLogoField' },
    },
  }
}
