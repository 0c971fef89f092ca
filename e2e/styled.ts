/**
 * A selector for the elements of the newsroom that have a class of a CSS module. Next puts a code before the name.
 *
 * @param name a class that only one module has, as `sidebar`
 * @param inner a class of the same module, of an element within the first: `foot`
 */
export function styled(name: string, inner?: string): string {
  return inner === undefined ? classed(name) : `${classed(name)} ${classed(inner)}`
}

/** Payload's own names have two underscores. */
const classed = (name: string) =>
  `:is([class$="_${name}"], [class*="_${name} "]):not([class*="__${name}"])`
