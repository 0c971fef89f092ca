type Fields = Readonly<Record<string, { value?: unknown }>>

/**
 * Whether two states of a form hold the same values. A value that is changed is another object; what else the form
 * keeps of a field (whether it is valid, how it is drawn) does not count.
 */
export function sameValues(one: Fields, other: Fields): boolean {
  if (one === other) return true
  const paths = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...paths].every((path) => Object.is(one[path]?.value ?? null, other[path]?.value ?? null))
}
