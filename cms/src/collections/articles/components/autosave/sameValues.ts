type Fields = Readonly<Record<string, { value?: unknown }>>

/**
 * Whether two states of a form have the same values. A changed value is a different object. Other properties of a field
 * (whether it is valid, how it is rendered) do not count.
 */
export function sameValues(one: Fields, other: Fields): boolean {
  if (one === other) return true
  const paths = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...paths].every((path) => Object.is(one[path]?.value ?? null, other[path]?.value ?? null))
}
