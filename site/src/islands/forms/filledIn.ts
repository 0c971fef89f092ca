/** A field of a request; `isList`: several values may be chosen. */
export type RequestField = { id: string; label: string; isList: boolean }

/** The value of a control, with its name. */
export type Entry = { name: string; value: string }

/** The body of a request for a service (contracts/writing.ts); values of other fields are next to `formData`. */
export type RequestBody = {
  formData: Record<string, string | string[]>
  formFields: { id: string; label: string }[]
  [beside: string]: unknown
}

/** Returns the values of a form, in its order. */
export function entriesOf(data: FormData): Entry[] {
  return [...data].flatMap(([name, value]) => (typeof value === 'string' ? { name, value } : []))
}

/** Returns the body for the editors: one value for each name. */
export function messageBody(entries: Entry[]): Record<string, string> {
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]))
}

/** Returns the body for a request for a service; an empty field has no value. */
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
