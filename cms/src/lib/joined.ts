/** All properties of a union of objects. */
type Joined<One> = (One extends object ? (one: One) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

/**
 * Returns the properties of several objects in one.
 *
 * @throws {Error} if two of them have a property of the same name
 */
export function joined<One extends object>(objects: readonly One[]): Joined<One> {
  const all = {}
  for (const one of objects) {
    const twice = Object.keys(one).find((key) => key in all)
    if (twice !== undefined) throw new Error(`Two parts give "${twice}".`)
    Object.assign(all, one)
  }
  if (!isJoined(all, objects)) throw new Error('A part was left out.')
  return all
}

/** Always true: it tells the compiler what the loop has done. */
function isJoined<One extends object>(
  all: object,
  of: readonly One[],
): all is Joined<One> & object {
  return of.every((one) => Object.keys(one).every((key) => key in all))
}
