import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import type { CollapsibleField, Condition, Field } from 'payload'

type Group = {
  /** Names the group in the browser's storage; stays the same when its heading changes. */
  name: string
  heading: BackOfficeText
  fields: Field[]
  /** Whether it is open for users who have not yet opened or folded it. */
  isOpenAtFirst?: boolean
  condition?: Condition
}

/** A group of fields in a form's sidebar, which stays open or folded as its user left it. */
export function fieldGroup(group: Group): CollapsibleField {
  const { name, heading, fields, isOpenAtFirst = false, condition } = group
  return {
    type: 'collapsible',
    label: heading,
    fields,
    admin: {
      position: 'sidebar',
      ...(condition && { condition }),
      components: {
        Field: {
          path: '/admin/components/field-group/FieldGroup.tsx#FieldGroup',
          clientProps: { name, heading, isOpenAtFirst },
        },
      },
    },
  }
}
