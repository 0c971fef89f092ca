/** Returns the name of an element or a class, without characters that have a meaning in addresses or styles. */
export function safeName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}_.-]/gu, '_')
}
