/** The name of an element or a class, without what means something in an address or a style. */
export function safeName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}_.-]/gu, '_')
}
