/** A field of a request; `isList`: several may be chosen. */
export type RequestField = { id: string; label: string; isList: boolean }

/** What stands in a control under its name. */
export type Entry = { name: string; value: string }

/** What a request for a service says (contracts/writing.ts); what belongs to none of its fields stands beside them. */
export type RequestBody = {
  formData: Record<string, string | string[]>
  formFields: { id: string; label: string }[]
  [beside: string]: unknown
}

/** What is filled in, in the order of the form. */
export function entriesOf(data: FormData): Entry[] {
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? { name, value } : []))
}

/** What the editors are sent: one value for each name. */
export function messageBody(entries: Entry[]): Record<string, string> {
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]))
}

/** What whoever offers the service is sent; a field that was left empty has no value. */
export function requestBody(entries: Entry[], fields: RequestField[]): RequestBody {
  const formData: RequestBody['formData'] = {}
  for (const { id, isList } of fields) {
    const values = entries
      .filter(({ name, value }) => name === id && value.trim() !== '')
      .map(({ value }) => value)
    const [first] = values
    if (first !== undefined) formData[id] = isList ? values : first
  }
  const beside = entries.filter(({ name }) => !fields.some(({ id }) => id === name))
  const formFields = fields.map(({ id, label }) => ({ id, label }))
  return { ...messageBody(beside), formData, formFields }
}
