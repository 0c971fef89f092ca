/** Returns whether a path is an address, or below it. */
export function isAt(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}
