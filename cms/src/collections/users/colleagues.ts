import { fieldAffectsData } from 'payload/shared'
import type { Field, FieldAccess, TypeWithID } from 'payload'

/** What of an account everyone in the newsroom reads: who edits what, and who has written it. */
const known = ['id', 'name']

/** Administrators, and everyone for their own account. */
const administratorsOrOwn: FieldAccess<TypeWithID> = ({ req, id, doc }) =>
  req.user?.role === 'administrator' || (req.user !== null && (doc?.id ?? id) === req.user.id)

/** Closes to colleagues all of an account but its name; what nobody reads stays closed to everyone. */
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

/** The names of all that colleagues do not read. */
export function hiddenFromColleagues({
  flattenedFields,
}: {
  flattenedFields: { name: string }[]
}): string[] {
  return flattenedFields.map(({ name }) => name).filter((name) => !known.includes(name))
}
