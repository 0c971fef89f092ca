/** The icons for services (lucide's names); the first one is the default. */
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

/** The types of fields in a service's request form. */
export const formFieldTypes = [
  ...(['text', 'email', 'tel', 'textarea', 'select', 'radio', 'checkbox', 'number'] as const),
] as const
export type FormFieldType = (typeof formFieldTypes)[number]

/** The field types with options to choose from. */
export const choiceTypes = ['select', 'radio', 'checkbox'] as const satisfies FormFieldType[]

/** Most fields of a service's form. */
export const maxFormFields = 50

/** Most options of a field. */
export const maxOptions = 50

/** Longest description of a service, characters. */
export const maxServiceDescriptionLength = 75
