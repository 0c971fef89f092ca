/** For fields that are made of others, which are compared themselves. */
export function NoDiff() {
  return null
}
