/** The pictograms that a service may bear (lucide's names), the first where none is chosen (back-office.md, section 9). */
export const serviceIcons = [
  ...([
    'User',
    'Building2',
    'Megaphone',
    'Briefcase',
    'Star',
    'Trophy',
    'Target',
    'Rocket',
  ] as const),
  ...(['Lightbulb', 'Heart', 'Shield', 'Zap', 'Award', 'Crown', 'Flag'] as const),
] as const
export type ServiceIcon = (typeof serviceIcons)[number]

/** What a field of a service's request form may be (back-office.md, section 9). */
export const formFieldTypes = [
  ...(['text', 'email', 'tel', 'textarea', 'select', 'radio', 'checkbox', 'number'] as const),
] as const
export type FormFieldType = (typeof formFieldTypes)[number]

/** Those of them that offer options to choose from. */
export const choiceTypes = ['select', 'radio', 'checkbox'] as const satisfies FormFieldType[]

/** Longest description of a service, characters (back-office.md, section 9). */
export const maxServiceDescriptionLength = 75
