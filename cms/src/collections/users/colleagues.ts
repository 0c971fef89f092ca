import { may } from '@kariera/shared/rules/roles'
import { fieldAffectsData } from 'payload/shared'
import type { Field, FieldAccess, TypeWithID } from 'payload'

/** Fields of an account that all signed-in users can read: needed to show who edits or has written a document. */
const known = ['id', 'name']

/** Allows administrators, and all users for their own account. */
const administratorsOrOwn: FieldAccess<TypeWithID> = ({ req, id, doc }) =>
  may(req.user, 'administer') || (req.user !== null && (doc?.id ?? id) === req.user.id)

/**
 * Hides all fields of an account except the name from other users; fields that nobody may read stay hidden from
 * everyone.
 */
export function knownByNameOnly(fields: Field[]): void {
  for (const field of fields) {
    if (!fieldAffectsData(field) || known.includes(field.name)) continue
    const read = field.access?.read
    field.access = {
      ...field.access,
      read: async (args) => administratorsOrOwn(args) && (!read || (await read(args))),
    }
  }
}

/** Returns the names of all fields that other users cannot read. */
export function hiddenFromColleagues({
  flattenedFields,
}: {
  flattenedFields: { name: string }[]
}): string[] {
  return flattenedFields.map(({ name }) => name).filter((name) => !known.includes(name))
}
